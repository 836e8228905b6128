import type { Outcome, Seat } from '@wunderkammer/kernel';
import { readSetting, type SettingKey, writeSetting } from '../../settings/local.ts';

/** How the games of one kind, at so many seats, went for whoever plays in this browser. */
export interface Records {
  readonly played: number;
  readonly won: number;
  readonly best: number;
  /** Won in a row: the longest run, and the one that goes on now. */
  readonly longest: number;
  readonly run: number;
  /** The last tables that were counted: each counts once, however often it is looked at. */
  readonly counted: readonly string[];
}

export const NO_RECORDS: Records = { played: 0, won: 0, best: 0, longest: 0, run: 0, counted: [] };

/** Far more than are looked at again. */
const MOST_COUNTED = 200;

/** One more game. */
export const withGame = (records: Records, table: string, { ranking, scores }: Outcome, seat: Seat): Records => {
  if (records.counted.includes(table)) return records;
  const hasWon = ranking[0]!.includes(seat);
  const run = hasWon ? records.run + 1 : 0;
  return {
    played: records.played + 1,
    won: records.won + (hasWon ? 1 : 0),
    best: Math.max(records.best, scores[seat]!),
    longest: Math.max(records.longest, run),
    run,
    counted: [...records.counted, table].slice(-MOST_COUNTED),
  };
};

const keyOf = (game: string, seats: number): SettingKey => `records:${game}:${seats}`;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What was kept. It is not trusted: what cannot be read was never there. */
export const readRecords = (game: string, seats: number): Records => {
  try {
    const kept = JSON.parse(readSetting(keyOf(game, seats)) ?? 'null') as Partial<Records> | null;
    const { played, won, best, longest, run, counted } = kept ?? NO_RECORDS;
    const isSound = [played, won, best, longest, run].every(isCount) && Array.isArray(counted);
    return isSound ? ({ played, won, best, longest, run, counted } as Records) : NO_RECORDS;
  } catch {
    return NO_RECORDS;
  }
};

export const keepRecords = (game: string, seats: number, records: Records): void =>
  writeSetting(keyOf(game, seats), JSON.stringify(records));
