import { Cursor, type Watch } from './cursor.ts';
import type { Game, StepBase } from './game.ts';
import { isFault, type OpenedRecord, openRecord } from './record.ts';
import { list, object, whole } from './shape.ts';
import type { State } from './state.ts';
import type { Outcome, Turn } from './turn.ts';
import { type FormFault, formFault } from './violation.ts';

/** Where and why a record is not a game: `at` is -1 for its head, a step's index, or the number of steps for `result`. */
export interface ReplayFault {
  readonly ok: false;
  readonly at: number;
  readonly rule: string;
  readonly code: string;
  readonly message: string;
  /** The step that breaks a rule; absent for faults of form. */
  readonly refused?: { readonly game: Game; readonly step: StepBase };
}

/** A record that is a game: its steps, read, and where they lead. */
export interface Replayed {
  readonly ok: true;
  readonly game: Game;
  readonly state: State;
  readonly steps: readonly StepBase[];
  readonly turn: Turn;
}

/** Who did what: "seat 1, claim". */
export const actOf = ({ by, type }: StepBase): string => `${by === 'chance' ? 'chance' : `seat ${by}`}, ${type}`;

const fault = (at: number, { rule, code, message }: FormFault): ReplayFault => ({
  ok: false,
  at,
  rule,
  code,
  message,
});

/** Replays a whole record and checks its result. */
export const replayRecord = (value: unknown, games: readonly Game[], watch?: Watch): Replayed | ReplayFault => {
  const opened = openRecord(value, games);
  if (isFault(opened)) return fault(-1, opened);
  const replayed = replaySteps(opened, opened.steps.length, watch);
  if (!replayed.ok || opened.result === undefined) return replayed;
  const wrong = checkResult(opened.result, replayed.turn, opened.table.seats);
  return wrong === undefined ? replayed : fault(opened.steps.length, wrong);
};

/** Replays the first `count` steps of a record whose head is in order. */
export const replaySteps = (
  { game, table, steps }: Pick<OpenedRecord, 'game' | 'table' | 'steps'>,
  count: number,
  watch?: Watch,
): Replayed | ReplayFault => {
  const cursor = new Cursor(game, table);
  const shape = game.stepShape(table);
  const played: StepBase[] = [];
  for (let index = 0; index < count; index++) {
    const read = shape(steps[index], 'step');
    if (!read.ok) return fault(index, formFault('record/step', read.message));
    const step = read.value;
    const violation = cursor.play(step, watch);
    if (violation !== undefined) {
      const { rule, code } = violation;
      return {
        ok: false,
        at: index,
        rule,
        code,
        message: `${actOf(step)}: ${code} (${rule})`,
        refused: { game, step },
      };
    }
    played.push(step);
  }
  return { ok: true, game, state: cursor.state, steps: played, turn: game.turn(cursor.state) };
};

const checkResult = (value: unknown, turn: Turn, seats: number): FormFault | undefined => {
  const seatNumber = whole(0, seats - 1);
  const read = object<{ ranking: number[][]; scores: number[] }>({
    ranking: list(list(seatNumber, 1, seats), 1, seats),
    scores: list(whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), seats),
  })(value, 'result');
  if (!read.ok) return formFault('result/shape', read.message);
  if (turn.type !== 'over') return formFault('result/early', 'the record has a result, but the game is not over');
  if (canonical(read.value) !== canonical(turn.outcome)) {
    return formFault('result/wrong', `the result must be ${JSON.stringify(turn.outcome)}`);
  }
  return undefined;
};

/** The order inside a ranking group is free. */
const canonical = ({
  ranking,
  scores,
}: {
  ranking: Outcome['ranking'] | number[][];
  scores: readonly number[];
}): string => JSON.stringify([ranking.map((group) => [...group].sort((a, b) => a - b)), scores]);
