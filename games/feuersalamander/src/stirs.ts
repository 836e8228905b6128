import type { Seat, Stir } from '@wunderkammer/kernel';
import type { Named, Seen } from './vocabulary.ts';

type Claimed = Extract<Seen, { type: 'claim' }>;

/** Whose cards were named, each once. */
const holders = (named: readonly Named[]): readonly Seat[] => [...new Set(named.map(([holder]) => holder))];

const ofClaim = ({ by, named, outcome }: Claimed): readonly Stir[] =>
  outcome.type === 'wrong'
    ? [{ seat: by, about: 'blunder' }]
    : [{ seat: by, about: 'gain' }, ...holders(named).map((seat): Stir => ({ seat, about: 'struck', other: by }))];

/** Combinations, whoever is thrown out or freed, and what the keys bring. */
export const stirs = (seen: Seen): readonly Stir[] => {
  switch (seen.type) {
    case 'claim':
      return ofClaim(seen);
    case 'move':
      return seen.thrownOut.flatMap((out): readonly Stir[] => [
        { seat: seen.by, about: 'strike', other: out },
        { seat: out, about: 'struck', other: seen.by },
      ]);
    case 'ask':
      return seen.freed ? [{ seat: seen.asked, about: 'luck', other: seen.by }] : [];
    case 'keys':
      return [{ seat: seen.seat, about: seen.freed ? 'luck' : 'mishap' }];
    default:
      return [];
  }
};
