import {
  cloneState,
  copyState,
  FastRandom,
  type Game,
  MOST_OUTCOMES,
  type Move,
  playAll,
  type State,
  sameState,
  type Table,
  tableOf,
} from '@wunderkammer/kernel';
import { ensure } from './expect.ts';
import { type Check, randomGame } from './simulation.ts';

/** How many states of each kind of chance get the thorough look. */
const SAMPLES = 4;
const DRAWS = 2_000;
/** What is expected less often than this is counted together, as a chi-square test needs it. */
const RARE = 5;
/** How far frequencies may be off, in standard deviations. The seeds are fixed: what passes once passes always. */
const MOST_DEVIATION = 4.5;

/**
 * What `outcomes` lists adds up to certainty, is accepted, and all else is refused; what `chance` draws is listed, and as
 * often as was said. A deal is gone through card by card.
 */
export const checkOutcomes: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const random = new FastRandom(seed);
  const looked = new Map<string, number>();
  const listedSoFar = new Set<Move>();
  const samples: State[] = [];
  playAll(game, table, randomGame(fixtures, head, seed), (before, step) => {
    if (step.by !== 'chance') {
      ensure(listed(game, before).size === 0, () => `chance is listed where ${step.type} is decided`);
      return;
    }
    const state = cloneState(before);
    for (let due = game.turn(state); due.type === 'chance' && due.chance === step.type; due = game.turn(state)) {
      const outcomes = listed(game, state);
      for (const outcome of outcomes.keys()) listedSoFar.add(outcome);
      const times = looked.get(step.type) ?? 0;
      if (times < SAMPLES) {
        looked.set(step.type, times + 1);
        samples.push(cloneState(state));
        checkFrequencies(game, state, outcomes, random);
      }
      const drawn = game.engine.chance(state, random);
      ensure(outcomes.has(drawn), () => `${step.type}: ${drawn} is drawn, but not listed`);
      ensure(game.engine.happen(state, drawn) === undefined, () => `${step.type}: the drawn ${drawn} is refused`);
    }
  });
  ensure(samples.length > 0, () => 'nothing happened by chance');
  const all = new Set([...listedSoFar, ...neighbours(game, table, listedSoFar)]);
  for (const state of samples) checkRefusals(game, state, all);
};

/** The outcomes of a state by how likely they are; none if nothing is due by chance. */
const listed = ({ engine }: Game, state: State): ReadonlyMap<Move, number> => {
  const moves = new Int32Array(MOST_OUTCOMES);
  const chances = new Float64Array(MOST_OUTCOMES);
  const before = cloneState(state);
  const count = engine.outcomes(state, moves, chances);
  ensure(count <= MOST_OUTCOMES, () => `${count} outcomes are more than there is room for`);
  ensure(sameState(state, before), () => 'listing outcomes changed the state');
  const outcomes = new Map(Array.from(moves.subarray(0, count), (move, index) => [move, chances[index]!]));
  ensure(outcomes.size === count, () => 'an outcome is listed twice');
  const sum = [...outcomes.values()].reduce((total, chance) => total + chance, 0);
  ensure(
    [...outcomes.values()].every((chance) => chance > 0),
    () => 'something impossible is listed',
  );
  ensure(count === 0 || Math.abs(sum - 1) < 1e-9, () => `the chances of ${count} outcomes add up to ${sum}`);
  return outcomes;
};

/** Those that have one bit flipped and are still what a well-formed chance step packs into: near enough to be mistaken for possible. */
const neighbours = (game: Game, table: Table, outcomes: ReadonlySet<Move>): readonly Move[] => {
  const blank = game.create(table);
  const shape = game.stepShape(table);
  const bits = 32 - Math.clz32(Math.max(...outcomes));
  const near = new Set(
    [...outcomes].flatMap((outcome) => Array.from({ length: bits }, (_, bit) => outcome ^ (1 << bit))),
  );
  return [...near].filter((move) => {
    try {
      const read = shape(game.engine.unpack(blank, 'chance', move), 'step');
      return read.ok && game.engine.pack(blank, read.value) === move;
    } catch {
      // The cards of a deal are no steps of their own; those of all deals are listed somewhere.
      return false;
    }
  });
};

const checkRefusals = (game: Game, state: State, all: ReadonlySet<Move>): void => {
  const outcomes = listed(game, state);
  const trial = cloneState(state);
  for (const move of all) {
    copyState(state, trial);
    const isAccepted = game.engine.happen(trial, move) === undefined;
    ensure(
      isAccepted === outcomes.has(move),
      () => `${move} is ${isAccepted ? 'accepted, but not' : 'refused, but'} listed`,
    );
    ensure(isAccepted || sameState(trial, state), () => `the refused ${move} changed the state`);
  }
};

/** Pearson's test, its sum turned into standard deviations by the cube root of Wilson and Hilferty. */
const checkFrequencies = (
  { engine }: Game,
  state: State,
  outcomes: ReadonlyMap<Move, number>,
  random: FastRandom,
): void => {
  const drawn = new Map<Move, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const move = engine.chance(state, random);
    drawn.set(move, (drawn.get(move) ?? 0) + 1);
  }
  for (const move of drawn.keys()) ensure(outcomes.has(move), () => `${move} is drawn, but not listed`);
  const rare = { expected: 0, found: 0 };
  const counted = [...outcomes].flatMap(([move, chance]) => {
    const [expected, found] = [chance * DRAWS, drawn.get(move) ?? 0];
    if (expected >= RARE) return { expected, found };
    rare.expected += expected;
    rare.found += found;
    return [];
  });
  const groups = rare.expected > 0 ? [...counted, rare] : counted;
  const freedom = groups.length - 1;
  if (freedom === 0) return;
  const square = groups.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  const deviation = (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
  ensure(deviation < MOST_DEVIATION, () => `what is drawn is ${deviation.toFixed(1)} deviations from what is listed`);
};
