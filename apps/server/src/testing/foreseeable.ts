import { createHash } from 'node:crypto';
import type { World } from '../world.ts';

/** Bytes that are the same in every run, and others at every call. */
export const foreseeable = (seed: string): World['random'] => {
  let drawn = 0;
  return (bytes) => {
    const draw = drawn++;
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, block) =>
      createHash('sha256').update(`${seed} ${draw} ${block}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, bytes);
  };
};
