import type { Seat } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes, Seen } from '@wunderkammer/salomons-oordeel/pieces';
import type { Tells, Touch } from '../game-ui.ts';
import { keyOf } from './board/pieces.ts';

/** What an event took from a player or gave them: a stone was named, or came from somebody else. */
export const touches = (seen: Seen, seat: Seat): Touch | undefined => {
  if (seen.type === 'guess' && seen.at === seat) {
    return { spot: `cell:${keyOf({ seat, row: seen.row, col: seen.col })}`, mark: seen.right ? 'loss' : 'asked' };
  }
  if (seen.type === 'guess' && seen.by === seat) {
    const { at, row, col } = seen;
    return { spot: `cell:${keyOf({ seat: at, row, col })}`, mark: seen.right ? 'gain' : 'loss' };
  }
  return seen.type === 'give' && seen.to === seat ? { spot: `player:${seen.by}`, mark: 'asked' } : undefined;
};

/** What others do in somebody's turn: they take the stone that they are given. */
const ACTS: ReadonlySet<Seen['type']> = new Set(['guess', 'stop', 'open', 'give']);

export const turn: Tells<SalomonsOordeelTypes>['turn'] = (seen, owner) => {
  const of = seen.by !== 'chance' && ACTS.has(seen.type) ? seen.by : owner;
  return { of, next: of };
};

/** Setting up is told once, when all have; and that somebody stops is seen by who goes on. */
export const isNoise = (seen: Seen): boolean =>
  seen.type === 'stop' || (seen.type === 'arrange' && seen.occupied === undefined);
