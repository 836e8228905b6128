import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Tells } from '../../games/game-ui.ts';
import { headline } from '../direction.ts';
import type { Entry } from '../source.ts';

/** An entry of the log, and after how many steps it was written. */
export interface Told {
  readonly version: number;
  readonly entry: Entry;
}

/** What happened in one turn. */
export interface TurnTold {
  /** Whose turn it was; nobody's before the first. */
  readonly seat: Seat | undefined;
  /** What it begins with. */
  readonly from: number;
  readonly told: readonly Told[];
}

/** A log by its turns, without what is not worth a line. */
export const turnsOf = (tells: Pick<Tells, 'turn' | 'isNoise'>, log: readonly Entry[]): readonly TurnTold[] => {
  const turns: { seat: Seat | undefined; from: number; told: Told[] }[] = [];
  let owner: Seat | undefined;
  for (const [index, entry] of log.entries()) {
    const { of, next } = tells.turn(entry.seen, owner);
    const last = turns.at(-1);
    // Where the same player comes twice in a row, the turn before has said that it ended.
    const begins = last === undefined || last.seat !== of;
    if (begins) turns.push({ seat: of, from: index + 1, told: [] });
    if (!tells.isNoise(entry.seen)) turns.at(-1)!.told.push({ version: index + 1, entry });
    owner = next;
  }
  return turns.filter(({ told }) => told.length > 0);
};

/** Where what happened since somebody's last turn begins among these turns; their own, if it is now, does not count. */
export const sinceLastTurn = (turns: readonly TurnTold[], viewer: Viewer): number | undefined => {
  const isNow = turns.at(-1)?.seat === viewer;
  const last = turns.slice(0, isNow ? -1 : turns.length).findLastIndex(({ seat }) => seat === viewer);
  return last < 0 || last + 1 >= turns.length - (isNow ? 1 : 0) ? undefined : last + 1;
};

/** What matters most to somebody in each turn of the others since their last one: a few lines. */
export const recapOf = (tells: Tells, log: readonly Entry[], viewer: Viewer, most: number): readonly Entry[] => {
  const turns = turnsOf(tells, log);
  const from = sinceLastTurn(turns, viewer);
  if (from === undefined) return [];
  const lines = turns
    .slice(from)
    .filter(({ seat }) => seat !== viewer)
    .flatMap(
      ({ told }) =>
        headline(
          tells,
          told.map(({ entry }) => entry),
          viewer,
        )?.entry ?? [],
    );
  return lines.slice(-most);
};
