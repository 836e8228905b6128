import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cpuOf, readStat } from './cpu.ts';

it('reads what a process has taken, whatever it is called', () => {
  const line =
    '42 (a) b (c d) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 30 20 20 0 12 0 99 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15';
  expect(readStat(line)).toEqual({ parent: 7, cpuMs: 2_000, endedMs: 500 });
});

it.runIf(existsSync('/proc/self/stat'))('counts the children that have ended', () => {
  const before = cpuOf(process.pid);
  execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 1e5);']);
  expect(cpuOf(process.pid) - before).toBeGreaterThanOrEqual(100);
});
