import { readFileSync } from 'node:fs';
import { CORES } from './pinned.ts';

const JIFFY_MS = 10;
/** In a line `cpu0 user nice system idle iowait irq softirq steal …`. */
const STEAL = 8;

/** How long the host of a virtual machine has let the two cores wait so far, each on average; 0 where nobody counts it. */
export const stolenMs = (): number => {
  let lines: readonly string[];
  try {
    lines = readFileSync('/proc/stat', 'utf8').split('\n');
  } catch {
    return 0;
  }
  const cores = Object.values(CORES);
  const each = cores.map((core) =>
    Number(lines.find((line) => line.startsWith(`cpu${core} `))?.split(' ')[STEAL] ?? 0),
  );
  return (each.reduce((sum, jiffies) => sum + jiffies, 0) / cores.length) * JIFFY_MS;
};
