import type { Room } from '@wunderkammer/protocol';
import type { Words } from './words/index.ts';

/** That somebody else has set up the next game, for those who played here; nothing if it was oneself, or nobody has. */
export const offerOf = ({ next, seats, you }: Room, words: Words): string | undefined => {
  if (next === undefined || you.seat === null || next.by === you.seat) return undefined;
  return next.by === null ? words.next.ready : words.next.offered(seats[next.by]!.name);
};
