import { availableParallelism, loadavg } from 'node:os';

/** Where more wants to run than there are cores, everything takes as many times longer. */
export const crowding = (): number => Math.max(1, loadavg()[0]! / availableParallelism());
