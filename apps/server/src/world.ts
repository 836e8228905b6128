import { hash, randomBytes } from 'node:crypto';
import { Lifetime } from './lifetime.ts';

/** What the server takes from the world around it. Tests put their own in its place. */
export interface World {
  /** Milliseconds since 1970, for dates. Somebody may set this clock: it does not tell how long something took. */
  now(): number;
  /** Milliseconds lived through, for durations: they stand while the process is stopped or the machine sleeps. */
  lived(): number;
  /** What `lived` was when the process last came back from that; minus infinity as long as it never had to. */
  woke(): number;
  /** So many unforeseeable bytes. */
  random(bytes: number): Uint8Array;
  /** Calls back when so many milliseconds have been lived through, unless the returned function is called before. */
  after(ms: number, call: () => void): () => void;
}

/** Longer waits are cut by timers. */
const LONGEST_WAIT = 2 ** 31 - 1;

const LIFE = new Lifetime(
  () => performance.now(),
  () => Date.now(),
);

export const REAL_WORLD: World = {
  now: () => Date.now(),
  lived: () => {
    LIFE.begin();
    return LIFE.lived;
  },
  woke: () => LIFE.woke,
  random: (bytes) => randomBytes(bytes),
  after: (ms, call) => {
    const due = REAL_WORLD.lived() + ms;
    // A process that was stopped finds its timers due at once when it goes on.
    const look = (): void => {
      const rest = due - REAL_WORLD.lived();
      if (rest > 0) timer = wait(rest, look);
      else call();
    };
    let timer = wait(ms, look);
    return () => clearTimeout(timer);
  },
};

const wait = (ms: number, call: () => void): NodeJS.Timeout =>
  setTimeout(call, Math.min(Math.max(Math.ceil(ms), 0), LONGEST_WAIT));

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** So many characters that nobody can guess, each as likely as any other. */
export const randomText = (world: World, length: number, alphabet: string): string => {
  // Bytes from here on would make the first characters likelier than the others.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of world.random(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
};

export const freshId = (world: World, length: number): string => randomText(world, length, ALPHANUMERIC);

/** A name that follows from a secret, as hard to guess as that. */
export const derivedId = (secret: string, length: number): string =>
  Array.from(
    hash('sha256', secret, 'buffer').subarray(0, length),
    (byte) => ALPHANUMERIC[byte % ALPHANUMERIC.length],
  ).join('');

export const freshHex = (world: World, bytes: number): string => Buffer.from(world.random(bytes)).toString('hex');
