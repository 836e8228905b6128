import type { Game, GameTypes, StepBase, Table } from './game.ts';
import { describe, isObject, type Read, whole } from './shape.ts';
import type { Outcome } from './turn.ts';
import { type FormFault, formFault } from './violation.ts';

/** The name and version of the format, as every record begins. */
export const RECORD_FORMAT = 'record/1';

/** A whole game, enough to replay it anywhere without a seed. Written with its keys in this order. */
export interface GameRecord<T extends GameTypes = GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: T['Id'];
  readonly seats: number;
  /** As given; what is missing takes its default. */
  readonly options: object;
  readonly steps: readonly T['Step'][];
  readonly result?: Outcome;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly fairness?: object;
}

const KEYS: readonly string[] = ['format', 'game', 'seats', 'options', 'steps', 'result', 'meta', 'fairness'];

/** A record whose head is in order: the table is known, the steps and the result are still unread. */
export interface OpenedRecord {
  readonly game: Game;
  readonly table: Table;
  readonly steps: readonly unknown[];
  readonly result: unknown;
  readonly fairness: unknown;
}

/** Reads the head of a record: everything but the steps and the result. */
export const openRecord = (value: unknown, games: readonly Game[]): OpenedRecord | FormFault => {
  if (!isObject(value)) return formFault('record/shape', `a record must be an object, not ${describe(value)}`);
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    return formFault('record/unknown-key', `the record has the unknown key ${describe(unknown)}`);
  if (value['format'] !== RECORD_FORMAT) {
    return formFault('record/format', `format must be "${RECORD_FORMAT}", not ${describe(value['format'])}`);
  }
  const game = games.find(({ id }) => id === value['game']);
  if (game === undefined) {
    const known = games.map(({ id }) => id).join(', ');
    return formFault('record/game', `game must be one of ${known}, not ${describe(value['game'])}`);
  }
  const seats = whole(game.seats.min, game.seats.max)(value['seats'], 'seats');
  if (!seats.ok) return formFault('record/seats', seats.message);
  const given = Object.hasOwn(value, 'options') ? value['options'] : {};
  const options: Read<object> = isObject(given)
    ? game.readOptions(given, seats.value)
    : { ok: false, message: `options must be an object, not ${describe(given)}` };
  if (!options.ok) return formFault('record/options', options.message);
  const steps = value['steps'];
  if (!Array.isArray(steps)) return formFault('record/steps', `steps must be a list, not ${describe(steps)}`);
  for (const key of ['meta', 'fairness']) {
    if (Object.hasOwn(value, key) && !isObject(value[key])) {
      return formFault(`record/${key}`, `${key} must be an object, not ${describe(value[key])}`);
    }
  }
  return {
    game,
    table: { seats: seats.value, options: options.value },
    steps,
    result: value['result'],
    fairness: value['fairness'],
  };
};

/** Whether the head of a record was not in order. */
export const isFault = (value: object): value is FormFault => 'rule' in value;

/** A record in its one canonical order of keys. */
export const makeRecord = <T extends GameTypes>(
  game: Game<T>,
  seats: number,
  options: object,
  steps: readonly StepBase[],
  rest: Pick<GameRecord<T>, 'result' | 'meta' | 'fairness'>,
): GameRecord<T> => ({ format: RECORD_FORMAT, game: game.id, seats, options, steps, ...rest });
