import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { CORES, canPin } from '../pinned.ts';

const JIFFY_MS = 10;

/** What a line of `/proc/<pid>/stat` says of a process: all its threads, and those of its children that have ended. */
interface Stat {
  readonly parent: number;
  readonly cpuMs: number;
  readonly endedMs: number;
}

/** The name of the program, which may have anything in it, stands in the first brackets. */
export const readStat = (line: string): Stat => {
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = rest.slice(9).map(Number);
  return {
    parent: Number(parent),
    cpuMs: (user! + system!) * JIFFY_MS,
    endedMs: (endedUser! + endedSystem!) * JIFFY_MS,
  };
};

const statOf = (pid: number): Stat | undefined => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((other) => statOf(other)?.parent === pid);

/** CPU that a process has taken so far, with its children and those that it had, in milliseconds. */
export const cpuOf = (pid: number): number => {
  const own = statOf(pid)!;
  const children = childrenOf(pid).map((child) => statOf(child)?.cpuMs ?? 0);
  return children.reduce((sum, ms) => sum + ms, own.cpuMs + own.endedMs);
};

/** Memory that a process has for itself, in bytes. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

/** Lets a process that runs already, and its children, stay on the core of the servers. */
export const pin = (pid: number): void => {
  if (!canPin) return;
  for (const each of [pid, ...childrenOf(pid)]) {
    spawnSync('taskset', ['-acp', String(CORES.server), String(each)]);
  }
};
