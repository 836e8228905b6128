import { randomBytes } from 'node:crypto';

/** What the server takes from the world around it. Tests put their own in its place. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** So many unforeseeable bytes. */
  random(bytes: number): Uint8Array;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after(ms: number, call: () => void): () => void;
}

/** Longer waits are cut by timers: the caller looks again then. */
const LONGEST_WAIT = 2 ** 31 - 1;

export const REAL_WORLD: World = {
  now: () => Date.now(),
  random: (bytes) => randomBytes(bytes),
  after: (ms, call) => {
    const timer = setTimeout(call, Math.min(Math.max(ms, 0), LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A name that nobody can guess: so many letters and digits, each as likely as any other. */
export const freshId = (world: World, length: number): string => {
  let id = '';
  while (id.length < length) {
    for (const byte of world.random(length)) {
      if (byte < 248 && id.length < length) id += LETTERS[byte % 62];
    }
  }
  return id;
};

export const freshHex = (world: World, bytes: number): string => Buffer.from(world.random(bytes)).toString('hex');
