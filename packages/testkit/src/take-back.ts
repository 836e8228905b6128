import {
  allViewers,
  cloneState,
  FastRandom,
  type GameTypes,
  mayTakeBack,
  playAll,
  type StateOf,
  tableOf,
  type Viewer,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures, TableHead } from './fixtures.ts';
import { otherTruth } from './possible.ts';
import { type Check, randomGame } from './simulation.ts';

/** How many decisions of a game are looked at in other truths. */
const SAMPLES = 6;

/** A decision in a game, and the game around it. */
interface Moment<T extends GameTypes = GameTypes> {
  readonly index: number;
  readonly before: StateOf<T>;
  readonly step: T['Step'];
  readonly after: StateOf<T>;
  readonly takesBack: boolean;
}

const momentsOf = <T extends GameTypes>(
  { game }: Fixtures<T>,
  head: TableHead,
  steps: readonly T['Step'][],
): Moment<T>[] => {
  const moments: Moment<T>[] = [];
  playAll(game, tableOf(game, head.seats, head.options), steps, (state, step, index) => {
    const before = cloneState(state);
    const after = cloneState(state);
    game.play(after, step);
    moments.push({ index, before, step, after, takesBack: mayTakeBack(game, before, step, after) });
  });
  return moments;
};

/** The decisions that can be taken back in some games by the random policy, by their types. */
export const takenBackIn = <T extends GameTypes>(fixtures: Fixtures<T>, games: number): string[] => {
  const types = new Set<string>();
  for (const head of fixtures.tables) {
    for (let round = 0; round < games; round++) {
      const steps = randomGame(fixtures, head, `taken back ${round}`);
      for (const { step, takesBack } of momentsOf(fixtures, head, steps)) if (takesBack) types.add(step.type);
    }
  }
  return [...types].sort();
};

/**
 * What may be taken back was decided by somebody, is answered by neither chance nor anybody else, and told nobody anything:
 * in every truth that somebody might have believed before it, it could be decided, too, and looked the same. The same holds
 * for every decision that a game calls open.
 */
export const checkTakingBack: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const steps = randomGame(fixtures, head, seed);
  const random = new FastRandom(seed);
  const moments = momentsOf(fixtures, head, steps);
  for (const { index, before, step, after, takesBack } of moments) {
    if (!takesBack) continue;
    ensure(step.by !== 'chance', () => `chance takes ${step.type} back`);
    const asked = [game.turn(before), game.turn(after)].map((turn) => (turn.type === 'decision' ? turn.seats : []));
    ensure(
      asked[1]!.length > 0 && asked[1]!.every((seat) => asked[0]!.includes(seat)),
      () => `${step.type} of step ${index} may be taken back from those whom it asked`,
    );
  }
  const foreseen = moments.filter(({ step, takesBack }) => takesBack || game.openDecisions.includes(step.type));
  for (let sample = 0; sample < SAMPLES && foreseen.length > 0; sample++) {
    const moment = foreseen.splice(random.below(foreseen.length), 1)[0]!;
    for (const viewer of allViewers(head.seats)) {
      const other = otherTruth(game, table, steps.slice(0, moment.index), viewer, random);
      if (other !== undefined) checkForeseen(fixtures, moment, playAll(game, table, other), viewer);
    }
  }
};

/** A decision that tells `viewer` nothing: what is seen of it is the same in another truth. */
const checkForeseen = (
  { game }: Fixtures,
  { index, before, step, after, takesBack }: Moment,
  other: StateOf<GameTypes>,
  viewer: Viewer,
): void => {
  const isOwn = step.by === viewer;
  // What others cannot see of a decision, they would not see of another one either.
  const isVeiled = !isOwn && !game.openDecisions.includes(step.type);
  if (isVeiled) return;
  const then = cloneState(other);
  const name = `${step.type} of step ${index}, seen by ${viewer}`;
  ensure(game.play(then, step) === undefined, () => `${name}, is refused in another truth`);
  ensureSame(game.seen(other, step, viewer), game.seen(before, step, viewer), `${name}, in another truth`);
  ensureSame(game.view(then, viewer), game.view(after, viewer), `the table after ${name}, in another truth`);
  if (isOwn) {
    ensure(mayTakeBack(game, other, step, then) === takesBack, () => `${name}, may be taken back in one truth only`);
  }
};
