import {
  type Game,
  isFault,
  type OpenedRecord,
  openRecord,
  type RuleViolation,
  replayRecord,
  type StepBase,
} from '@wunderkammer/kernel';
import { GAMES, gameOf } from '../games/games.ts';

/** A record that was replayed without a fault. */
export interface ReadRecord {
  readonly game: Game;
  readonly opened: OpenedRecord;
  readonly steps: readonly StepBase[];
  readonly names: readonly (string | undefined)[];
  readonly value: object;
}

/** Why a text is not a game. */
export type BadRecord =
  | { readonly type: 'notJson' | 'tooLarge' | 'future' }
  | { readonly type: 'form'; readonly message: string }
  /** A step that the game does not know, at this index. */
  | { readonly type: 'step'; readonly at: number; readonly message: string }
  | { readonly type: 'rule'; readonly at: number; readonly game: string; readonly violation: RuleViolation };

export const isBad = (value: object): value is BadRecord => 'type' in value;

/** Far more than the longest game ever written. */
const MOST_CHARACTERS = 20_000_000;

/** One record as JSON, or one a line. */
export const parseRecords = (text: string): readonly unknown[] | BadRecord => {
  if (text.length > MOST_CHARACTERS) return { type: 'tooLarge' };
  const whole = parse(text);
  if (whole !== undefined) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parsed = lines.map(parse);
  return lines.length === 0 || parsed.includes(undefined) ? { type: 'notJson' } : parsed;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Replays a record by the rules of its game. */
export const readRecord = async (value: unknown): Promise<ReadRecord | BadRecord> => {
  const {
    format,
    game: id,
    meta,
  } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof format === 'string' && /^record\/(?!1$)\d+$/.test(format)) return { type: 'future' };
  const known = gameOf(id);
  const games = await Promise.all((known === undefined ? GAMES : [known]).map((game) => game.open()));
  const opened = openRecord(value, games);
  if (isFault(opened)) return { type: 'form', message: opened.message };
  const { game, table } = opened;
  const replayed = replayRecord(value, games);
  if (replayed.ok) {
    return { game, opened, steps: replayed.steps, names: namesIn(meta, table.seats), value: value as object };
  }
  const { at, rule, code, message, refused } = replayed;
  if (refused !== undefined) return { type: 'rule', at, game: game.id, violation: { code, rule } };
  return at < opened.steps.length ? { type: 'step', at, message } : { type: 'form', message };
};

/** The names in a record's meta, where somebody wrote them there as we do. */
const namesIn = (meta: unknown, seats: number): readonly (string | undefined)[] => {
  const players = (meta as { players?: unknown } | undefined)?.players;
  return Array.from({ length: seats }, (_, index) => {
    const name = Array.isArray(players) ? (players[index] as { name?: unknown } | null)?.name : undefined;
    return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 24) : undefined;
  });
};
