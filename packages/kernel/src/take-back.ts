import type { DecisionOf, Game, GameTypes, Move, StateOf } from './game.ts';
import { isDecision, MOST_MOVES } from './packed.ts';
import { FastRandom } from './random.ts';
import { allViewers, type Seat, type Viewer } from './seat.ts';
import { cloneState } from './state.ts';

/** How many other decisions are tried where there are too many to list. */
const SAMPLES = 4;
const MOVES = new Int32Array(MOST_MOVES);

/**
 * Whether a decision may be taken back, as long as it is the last thing that happened: chance has no part in what follows
 * from it, nobody is asked anything that they were not asked before, and nobody has learned anything that was hidden. Either
 * anybody could have foreseen it, or others saw no more of it than that it was made. It looks at nothing that the one who
 * decided may not know, so it tells them nothing either.
 */
export const mayTakeBack = <T extends GameTypes>(
  game: Game<T>,
  before: StateOf<T>,
  step: T['Step'],
  after: StateOf<T>,
): boolean => {
  if (!isDecision<T>(step) || asksOthers(game, before, after)) return false;
  return game.openDecisions.some((type) => type === step.type) || isVeiled(game, before, step, after);
};

/** Chance, the end, or somebody who was not asked before it. */
const asksOthers = <T extends GameTypes>(game: Game<T>, before: StateOf<T>, after: StateOf<T>): boolean => {
  const was = game.turn(before);
  const is = game.turn(after);
  if (was.type !== 'decision' || is.type !== 'decision') return true;
  return is.seats.some((seat) => !was.seats.includes(seat));
};

/** Whoever decided saw nothing but their own decision, which others did not see; had it been another one, nobody else could tell. */
const isVeiled = <T extends GameTypes>(
  game: Game<T>,
  before: StateOf<T>,
  step: DecisionOf<T>,
  after: StateOf<T>,
): boolean => {
  const { by } = step;
  const open = game.seen(before, step, 'watcher');
  const own = game.seen(before, step, by, open);
  if (isAlike(own, open) || !isAlike(own, { ...open, ...step })) return false;
  const others = allViewers(before.seats).filter((viewer) => viewer !== by);
  const told = whatIsSeen(game, before, step, after, others, open);
  let another = false;
  for (const { other, move } of otherDecisions(game, before, by)) {
    if (isAlike(other, step)) continue;
    another = true;
    const instead = cloneState(before);
    game.engine.play(instead, by, move);
    if (!isAlike(whatIsSeen(game, before, other, instead, others), told)) return false;
  }
  return another;
};

const whatIsSeen = <T extends GameTypes>(
  game: Game<T>,
  before: StateOf<T>,
  step: T['Step'],
  after: StateOf<T>,
  viewers: readonly Viewer[],
  seen = game.seen(before, step, 'watcher'),
): readonly (readonly [seen: object, view: object])[] => {
  const view = game.view(after, 'watcher');
  return viewers.map((viewer) => [game.seen(before, step, viewer, seen), game.view(after, viewer, view)]);
};

/** Whether two values are the same as JSON, to the last byte. Views have much in common, and what is the same object is not looked at. */
const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isAlike(one[name as never], other[name as never]))
  );
};

function* otherDecisions<T extends GameTypes>(
  { engine }: Game<T>,
  before: StateOf<T>,
  seat: Seat,
): Generator<{ readonly other: DecisionOf<T>; readonly move: Move }> {
  const listed = engine.moves(before, seat, MOVES);
  const random = new FastRandom('otherwise');
  for (let index = 0; index < (listed || SAMPLES); index++) {
    const move = listed > 0 ? MOVES[index]! : engine.randomPolicy(before, seat, random);
    const other = engine.unpack(before, seat, move);
    if (isDecision<T>(other)) yield { other, move };
  }
}
