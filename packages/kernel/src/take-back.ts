import type { DecisionOf, Game, GameTypes, StateOf } from './game.ts';
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
  const own = JSON.stringify(game.seen(before, step, by));
  if (own === JSON.stringify(open) || own !== JSON.stringify({ ...open, ...step })) return false;
  const others = allViewers(before.seats).filter((viewer) => viewer !== by);
  const told = others.map((viewer) => whatIsSeen(game, before, step, after, viewer));
  let another = false;
  for (const other of otherDecisions(game, before, by)) {
    if (JSON.stringify(other) === JSON.stringify(step)) continue;
    another = true;
    const instead = cloneState(before);
    game.play(instead, other);
    if (others.some((viewer, index) => whatIsSeen(game, before, other, instead, viewer) !== told[index])) return false;
  }
  return another;
};

const whatIsSeen = <T extends GameTypes>(
  game: Game<T>,
  before: StateOf<T>,
  step: T['Step'],
  after: StateOf<T>,
  viewer: Viewer,
): string => JSON.stringify([game.seen(before, step, viewer), game.view(after, viewer)]);

function* otherDecisions<T extends GameTypes>(
  { engine }: Game<T>,
  before: StateOf<T>,
  seat: Seat,
): Generator<DecisionOf<T>> {
  const listed = engine.moves(before, seat, MOVES);
  const random = new FastRandom('otherwise');
  for (let index = 0; index < (listed || SAMPLES); index++) {
    const move = listed > 0 ? MOVES[index]! : engine.randomPolicy(before, seat, random);
    const other = engine.unpack(before, seat, move);
    if (isDecision<T>(other)) yield other;
  }
}
