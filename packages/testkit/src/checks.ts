import {
  allSeats,
  allViewers,
  botPlayer,
  cloneState,
  copyState,
  FastRandom,
  type Game,
  MOST_MOVES,
  makeRecord,
  playAll,
  replayRecord,
  type Seat,
  type State,
  type StepBase,
  sameState,
  simulate,
  tableOf,
  verifyRecord,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures } from './fixtures.ts';
import { type Check, randomGame } from './simulation.ts';

/** How many states of a game get the thorough look. */
const SAMPLES = 8;

/** The random policy plays to the end; the record replays to the same state and proves itself fair. */
export const checkReplay: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const steps = randomGame(fixtures, head, seed);
  const final = playAll(game, table, steps);
  const turn = game.turn(final);
  ensure(turn.type === 'over', () => 'the simulation stopped before the end');
  ensureSame(
    [...turn.outcome.ranking.flat()].sort((a, b) => a - b),
    allSeats(head.seats),
    'every seat is ranked once',
  );

  const record = makeRecord(game, head.seats, head.options, steps, { result: turn.outcome });
  const replayed = replayRecord(JSON.parse(JSON.stringify(record)), [game]);
  ensure(replayed.ok, () => `the record does not replay: ${JSON.stringify(replayed)}`);
  ensure(sameState(replayed.state, final), () => 'replaying the record gives another state');
  ensureSame(replayed.steps, steps, 'steps read back from JSON');
};

/** Bots play whole games from views alone, and simulation proves itself fair. */
export const checkBots: Check = ({ game }, head, seed) => {
  const record = simulate(game, head.seats, head.options, botPlayer, seed);
  const verified = verifyRecord(JSON.parse(JSON.stringify(record)), [game]);
  ensure(verified.ok, () => `the record is not fair: ${JSON.stringify(verified)}`);
  ensure(verified.checked > 0, () => 'no chance step was checked');
  ensureSame(simulate(game, head.seats, head.options, botPlayer, seed), record, 'the same game by the same seed');
};

/** What is made from a watcher's view, and from what a watcher saw, is what would have been made without them. */
export const checkViews: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const steps = randomGame(fixtures, head, seed);
  playAll(game, tableOf(game, head.seats, head.options), steps, (before, step) => {
    const [view, seen] = [game.view(before, 'watcher'), game.seen(before, step, 'watcher')];
    for (const viewer of allViewers(head.seats)) {
      ensureSame(game.view(before, viewer, view), game.view(before, viewer), `the view of ${viewer}`);
      ensureSame(
        game.seen(before, step, viewer, seen),
        game.seen(before, step, viewer),
        `${step.type} seen by ${viewer}`,
      );
      ensureSame(
        game.stirs(game.seen(before, step, viewer)),
        game.stirs(seen),
        `whom ${step.type} stirs, seen by ${viewer}`,
      );
    }
  });
};

/** A step and its packed move are the same thing, and playing either gives the same state. */
export const checkCodec: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const packed = game.create(table);
  const shape = game.stepShape(table);
  const unpacked = playAll(game, table, randomGame(fixtures, head, seed), (before, step) => {
    ensure(sameState(before, packed), () => `packed play differs before ${JSON.stringify(step)}`);
    const read = shape(JSON.parse(JSON.stringify(step)), 'step');
    ensure(read.ok, () => `a legal step is malformed: ${JSON.stringify(read)}`);
    ensureSame(read.value, step, 'the step read back');
    if (step.type === 'deal') {
      ensure(game.play(packed, step) === undefined, () => 'the deal is refused');
      return;
    }
    const move = game.engine.pack(packed, step);
    ensure(move === (move | 0), () => `${JSON.stringify(step)} packs into ${move}, not a 32-bit integer`);
    ensureSame(game.engine.unpack(packed, step.by, move), step, 'the step packed and unpacked');
    const violation = step.by === 'chance' ? game.engine.happen(packed, move) : game.engine.play(packed, step.by, move);
    ensure(violation === undefined, () => `the packed ${JSON.stringify(step)} is refused`);
  });
  ensure(sameState(packed, unpacked), () => 'packed play ends in another state');
};

/**
 * The legal moves of a seat unpack to the decisions that `legal` lists, in any state of the table: whoever gets the packed
 * moves needs no more to know what may be decided.
 */
export const checkOffers: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const blank = game.create(table);
  const moves = new Int32Array(MOST_MOVES);
  playAll(game, table, randomGame(fixtures, head, seed), (state) => {
    for (const seat of allSeats(head.seats)) {
      const legal = game.legal(state, seat);
      const count = game.engine.moves(state, seat, moves);
      // Where there are too many to list, `legal` names them and nothing is packed.
      if (count === 0 && legal.length > 0) continue;
      const unpacked = Array.from(moves.subarray(0, count), (move) => game.engine.unpack(blank, seat, move));
      ensureSame(unpacked, legal, `the moves of seat ${seat}, unpacked elsewhere`);
    }
  });
};

/** A clone and its original do not notice each other. */
export const checkClone: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const steps = randomGame(fixtures, head, seed);
  const cut = new FastRandom(seed).below(steps.length);
  const original = playAll(game, table, steps.slice(0, cut));
  const untouched = cloneState(original);
  const clone = cloneState(original);
  for (const step of steps.slice(cut)) game.play(clone, step);
  ensure(sameState(original, untouched), () => 'playing on a clone changed the original');
  for (const step of steps.slice(cut)) game.play(original, step);
  ensure(sameState(original, clone), () => 'original and clone end differently');
};

/** What `legal` lists is accepted, each once; every other decision is refused and changes nothing. */
export const checkLegal: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const random = new FastRandom(seed);
  const steps = randomGame(fixtures, head, seed);
  const everyDecision = [...fixtures.decisions(table)];
  const asText = everyDecision.map((decision) => JSON.stringify(decision));
  const sampled = new Set(Array.from({ length: SAMPLES }, () => random.below(steps.length + 1)));
  const look = (state: State): void => {
    const legal = new Set<string>();
    for (const seat of allSeats(head.seats)) {
      for (const choice of checkedChoices(game, state, seat)) legal.add(JSON.stringify(choice));
    }
    const large = checkLarge(fixtures, state, random);
    const trial = cloneState(state);
    for (const [index, decision] of everyDecision.entries()) {
      if (!large.has(decision.type)) checkAcceptance(game, state, decision, legal.has(asText[index]!), trial);
    }
  };
  const final = playAll(game, table, steps, (before, step, index) => {
    const legal = step.by === 'chance' ? [] : game.legal(before, step.by);
    const listed = legal.some((choice) => JSON.stringify(choice) === JSON.stringify(step) || isLarge(choice, step));
    ensure(step.by === 'chance' || listed, () => `the policy played the unlisted ${JSON.stringify(step)}`);
    if (sampled.has(index)) look(before);
  });
  look(final);
};

/** A choice that only names its kind, because its forms are too many to list. */
const isLarge = (choice: StepBase, step: StepBase): boolean =>
  choice.type === step.type && choice.by === step.by && Object.keys(choice).length === 2;

const checkedChoices = (game: Game, state: State, seat: Seat): readonly StepBase[] => {
  const choices = game.legal(state, seat);
  const turn = game.turn(state);
  const asked = turn.type === 'decision' && turn.seats.includes(seat);
  ensure(
    asked === choices.length > 0,
    () => `seat ${seat} is ${asked ? '' : 'not '}asked but has ${choices.length} choices`,
  );
  ensure(
    new Set(choices.map((choice) => JSON.stringify(choice))).size === choices.length,
    () => `seat ${seat} has the same choice twice`,
  );
  const moves = new Int32Array(MOST_MOVES);
  const count = game.engine.moves(state, seat, moves);
  const unpacked = Array.from(moves.subarray(0, count), (move) => game.engine.unpack(state, seat, move));
  if (count > 0) ensureSame(unpacked, choices, `the engine's moves of seat ${seat}`);
  return choices;
};

/** Samples the decisions too large to list; tells which types they are. */
const checkLarge = ({ game, sampleLarge }: Fixtures, state: State, random: FastRandom): ReadonlySet<string> => {
  const types = new Set<string>();
  const turn = game.turn(state);
  if (sampleLarge === undefined || turn.type !== 'decision') return types;
  for (const seat of turn.seats) {
    const { legal, illegal } = sampleLarge(state, seat, random);
    for (const step of legal) checkAcceptance(game, state, step, true);
    for (const step of illegal) checkAcceptance(game, state, step, false);
    for (const step of [...legal, ...illegal]) types.add(step.type);
  }
  return types;
};

const checkAcceptance = (
  game: Game,
  state: State,
  step: StepBase,
  accepted: boolean,
  trial = cloneState(state),
): void => {
  copyState(state, trial);
  const violation = game.play(trial, step);
  ensure(
    (violation === undefined) === accepted,
    () => `${JSON.stringify(step)} is ${accepted ? `refused (${violation?.rule})` : 'accepted, but not listed'}`,
  );
  ensure(accepted || sameState(trial, state), () => `the refused ${JSON.stringify(step)} changed the state`);
};

/** Where several seats decide at once, the order does not matter. */
export const checkCommuting: Check = (fixtures, head, seed) => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  playAll(game, table, randomGame(fixtures, head, seed), (before) => {
    const turn = game.turn(before);
    if (turn.type !== 'decision' || turn.seats.length < 2) return;
    const random = new FastRandom(seed);
    const decisions = turn.seats.map((seat) =>
      game.engine.unpack(before, seat, game.engine.randomPolicy(before, seat, random)),
    );
    const [forth, back] = [cloneState(before), cloneState(before)];
    for (const step of decisions) ensure(game.play(forth, step) === undefined, () => 'a decision at once is refused');
    for (const step of decisions.toReversed()) {
      ensure(game.play(back, step) === undefined, () => 'the same decisions in another order are refused');
    }
    ensure(sameState(forth, back), () => `the order of ${JSON.stringify(decisions)} matters`);
  });
};
