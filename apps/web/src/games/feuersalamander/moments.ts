import type { Options, Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Table } from '@wunderkammer/kernel';
import type { Moment } from '../game-ui.ts';

const THROWN_OUT = 0.25;
const FREED = 0.2;
const WRONG = 0.45;
const NEW_LEADER = 0.25;

/** The turning points of a game: combinations laid and missed, who took the lead, who was thrown out, who was freed. */
export const moments = (log: readonly Seen[], { seats, options }: Table<Options>): readonly Moment[] => {
  const scores = new Array<number>(seats).fill(0);
  return log.flatMap((seen, index): Moment[] => {
    switch (seen.type) {
      case 'move':
        return seen.thrownOut.length > 0 ? [{ index, weight: THROWN_OUT }] : [];
      case 'keys':
        return seen.freed ? [{ index, weight: FREED }] : [];
      case 'ask':
        return seen.freed ? [{ index, weight: FREED }] : [];
      case 'claim': {
        if (seen.outcome.type === 'wrong') return [{ index, weight: WRONG }];
        const { value, score, over } = seen.outcome;
        const best = Math.max(...scores);
        const led = scores[seen.by] === best;
        scores[seen.by] = score;
        const leads = !led && score > best;
        const weight = Math.min(1, value / options.target + (leads ? NEW_LEADER : 0));
        return [{ index, weight: over ? 1 : weight }];
      }
      default:
        return [];
    }
  });
};
