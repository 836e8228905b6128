import { createHash } from 'node:crypto';
import { randomText, type World } from '../world.ts';

/** Digits and capitals that nobody mistakes for each other when they are read aloud or written by hand: no 0 O, 1 I L, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const freshCode = (world: World, length: number): string => randomText(world, length, ALPHABET);

/** A code as it is shown; whoever types it may leave the dashes out. */
export const inGroups = (code: string, size: number): string => code.match(new RegExp(`.{1,${size}}`, 'g'))!.join('-');

/**
 * What is kept of a code: whoever reads the store or a backup of it cannot use it. In letters and digits only: invitations
 * are named by it on the command line, where a dash at the beginning would make it a flag.
 */
export const hashOf = (kind: string, code: string): string =>
  createHash('sha256').update(`wunderkammer ${kind} ${code}`).digest('hex');
