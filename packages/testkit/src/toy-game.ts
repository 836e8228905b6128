import {
  allSeats,
  type Bot,
  cloneState,
  defineViolations,
  type Engine,
  type Game,
  type GameTypes,
  HIDDEN,
  isHidden,
  list,
  type Maybe,
  type Outcome,
  object,
  type Policy,
  type RuleViolation,
  rankBy,
  type Seat,
  type State,
  stepShapeOf,
  type Turn,
  type Viewer,
  whole,
} from '@wunderkammer/kernel';
import type { Fixtures } from './fixtures.ts';
import { toyTexts } from './toy-texts.ts';

/**
 * The smallest game that has everything the suite looks at: a hidden deal, decisions at once, an option, an end.
 * Each seat is dealt one of the cards 1 to 6 and bids 0 to `highest`, hidden until all have bid; card plus bid ranks.
 */
export interface ToyTypes extends GameTypes {
  readonly Id: 'toy';
  readonly Options: { readonly highest: number };
  readonly Step:
    | { readonly by: 'chance'; readonly type: 'deal'; readonly cards: readonly number[] }
    | { readonly by: Seat; readonly type: 'bid'; readonly bid: number };
  readonly Choice: { readonly by: Seat; readonly type: 'bid'; readonly bid: number };
  readonly View: {
    readonly viewer: Viewer;
    readonly turn: Turn;
    readonly cards: readonly Maybe<number>[];
    readonly bids: readonly (Maybe<number> | 'none')[];
  };
  readonly Seen:
    | { readonly by: 'chance'; readonly type: 'deal'; readonly cards: readonly Maybe<number>[] }
    | { readonly by: Seat; readonly type: 'bid'; readonly bid: Maybe<number>; readonly bids?: readonly number[] };
  readonly Code: keyof typeof violations;
}

type ToyState = State<'toy', ToyTypes['Options']>;

const CARDS = 6;
const NOT_YET = -1;
const card = (state: ToyState, seat: number): number => state.cells[seat]!;
const bid = (state: ToyState, seat: number): number => state.cells[state.seats + seat]!;
const dealt = (state: ToyState): number => state.cells.subarray(0, state.seats).filter((held) => held > 0).length;
const undealt = (state: ToyState): readonly number[] =>
  Array.from({ length: CARDS }, (_, index) => index + 1).filter(
    (value) => !state.cells.subarray(0, dealt(state)).includes(value),
  );
const waiting = (state: ToyState): readonly Seat[] =>
  allSeats(state.seats).filter((seat) => bid(state, seat) === NOT_YET);
const allBid = (state: ToyState): boolean => waiting(state).length === 0;

const violations = defineViolations({ 'turn/not-now': 'TOY-1', 'deal/twice': 'TOY-2', 'bid/high': 'TOY-3' });

const outcome = (state: ToyState): Outcome => {
  const scores = allSeats(state.seats).map((seat) => card(state, seat) + bid(state, seat));
  return { ranking: rankBy(scores), scores };
};

const engine: Engine<ToyTypes> = {
  isOver: allBid,
  isChance: (state) => dealt(state) < state.seats,
  decider: (state) => waiting(state)[0]!,
  moves(state, seat, into) {
    if (dealt(state) < state.seats || bid(state, seat) !== NOT_YET) return 0;
    for (let value = 0; value <= state.options.highest; value++) into[value] = value;
    return state.options.highest + 1;
  },
  play(state, seat, move) {
    if (dealt(state) < state.seats || bid(state, seat) !== NOT_YET) return violations['turn/not-now'];
    if (move > state.options.highest) return violations['bid/high'];
    state.cells[state.seats + seat] = move;
    return undefined;
  },
  chance(state, random) {
    const left = undealt(state);
    return left[random.below(left.length)]!;
  },
  outcomes(state, into, chances) {
    const left = dealt(state) < state.seats ? undealt(state) : [];
    into.set(left);
    chances.fill(1 / left.length, 0, left.length);
    return left.length;
  },
  happen(state, move) {
    const next = dealt(state);
    if (next === state.seats) return violations['turn/not-now'];
    if (!undealt(state).includes(move)) return violations['deal/twice'];
    state.cells[next] = move;
    return undefined;
  },
  pack: (_state, step) => (step.type === 'bid' ? step.bid : Number.NaN),
  unpack: (_state, by, move) => {
    if (by === 'chance') throw new Error('a deal is more than one move');
    return { by, type: 'bid', bid: move };
  },
};

export const toyGame: Game<ToyTypes> = {
  id: 'toy',
  title: 'Toy',
  seats: { min: 2, max: 3 },
  series: 'wins',
  optionHelp: [{ key: 'highest', values: '0-3', offers: () => [1, 2, 3] }],
  decisionRules: { bid: ['TOY-3'] },
  readOptions: (value) => {
    const read = object<object, ToyTypes['Options']>({}, { highest: whole(0, 3) })(value, 'options');
    return read.ok ? { ok: true, value: { highest: 1, ...read.value } } : read;
  },
  stepShape: ({ seats }) =>
    stepShapeOf(seats, { bid: { bid: whole(0, 3) } }, { deal: { cards: list(whole(1, CARDS), seats) } }),
  create: ({ seats, options }) => ({
    game: 'toy',
    seats,
    options,
    cells: new Int32Array(seats * 2).fill(NOT_YET, seats),
  }),
  turn(state) {
    if (engine.isChance(state)) return { type: 'chance', chance: 'deal' };
    return allBid(state) ? { type: 'over', outcome: outcome(state) } : { type: 'decision', seats: waiting(state) };
  },
  legal(state, seat) {
    const into = new Int32Array(8);
    const count = engine.moves(state, seat, into);
    return Array.from(into.subarray(0, count), (move) => ({ by: seat, type: 'bid', bid: move }));
  },
  play(state, step) {
    if (step.type === 'bid') return engine.play(state, step.by, step.bid);
    if (dealt(state) > 0) return violations['turn/not-now'];
    if (new Set(step.cards).size < step.cards.length) return violations['deal/twice'];
    for (const value of step.cards) engine.happen(state, value);
    return undefined;
  },
  chance(state, random) {
    const table = cloneState(state);
    while (engine.isChance(table)) engine.happen(table, engine.chance(table, random));
    return { by: 'chance', type: 'deal', cards: allSeats(table.seats).map((seat) => card(table, seat)) };
  },
  view: (state, viewer) => ({
    viewer,
    turn: toyGame.turn(state),
    cards: allSeats(state.seats).map((seat) => (seat === viewer || allBid(state) ? card(state, seat) : HIDDEN)),
    bids: allSeats(state.seats).map((seat) => {
      if (bid(state, seat) === NOT_YET) return 'none';
      return seat === viewer || allBid(state) ? bid(state, seat) : HIDDEN;
    }),
  }),
  seen(before, step, viewer) {
    if (step.type === 'deal') {
      return {
        by: step.by,
        type: step.type,
        cards: step.cards.map((value, seat) => (seat === viewer ? value : HIDDEN)),
      };
    }
    const bids = allSeats(before.seats).map((seat) => (seat === step.by ? step.bid : bid(before, seat)));
    const last = waiting(before).length === 1;
    return { by: step.by, type: step.type, bid: step.by === viewer ? step.bid : HIDDEN, ...(last && { bids }) };
  },
  possible({ options }, { viewer, turn, cards }, log) {
    const [deal] = log;
    const bids = log.flatMap((seen) => (seen.type === 'bid' && seen.bids !== undefined ? [seen.bids] : []))[0];
    return (random) => {
      // What is shown before the end is the viewer's own, and of that alone use is made.
      const known =
        turn.type === 'over'
          ? cards
          : (deal?.type === 'deal' ? deal.cards : []).map((value, seat) => (seat === viewer ? value : HIDDEN));
      const left = [1, 2, 3, 4, 5, 6].filter((value) => !known.includes(value));
      const dealt = known.map((value) => (isHidden(value) ? left.splice(random.below(left.length), 1)[0]! : value));
      return log.map((seen): ToyTypes['Step'] => {
        if (seen.type === 'deal') return { by: seen.by, type: seen.type, cards: dealt };
        const own = seen.by === viewer && !isHidden(seen.bid) ? seen.bid : random.below(options.highest + 1);
        return { by: seen.by, type: seen.type, bid: bids?.[seen.by] ?? own };
      });
    };
  },
  notation: (seen) => (seen.type === 'deal' ? 'Deal' : `Seat ${seen.by} bids ${JSON.stringify(seen.bid)}`),
  texts: async (language) => toyTexts[language],
  bot: (): Bot<ToyTypes> => ({ observe() {}, decide: (_view, legal) => legal.at(-1)! }),
  engine,
};

/** The toy, but when all have bid they bid anew: it never ends. */
const bidAnew =
  <Rest extends readonly unknown[]>(play: (state: ToyState, ...rest: Rest) => RuleViolation | undefined) =>
  (state: ToyState, ...rest: Rest): RuleViolation | undefined => {
    const violation = play(state, ...rest);
    if (allBid(state)) state.cells.fill(NOT_YET, state.seats);
    return violation;
  };
export const endlessToy: Game<ToyTypes> = {
  ...toyGame,
  play: bidAnew(toyGame.play),
  engine: { ...engine, play: bidAnew(engine.play) },
};

export const toyPolicy: Policy<ToyTypes> = (state, _seat, random) => random.below(state.options.highest + 1);

export const toyFixtures: Fixtures<ToyTypes> = {
  game: toyGame,
  violations,
  policy: toyPolicy,
  folder: new URL('../toy/', import.meta.url),
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { highest: 3 } },
  ],
  playthroughs: [{ name: 'two', seats: 2, options: {}, seed: 'toy', steps: 9 }],
  decisions: ({ seats }) =>
    allSeats(seats).flatMap((by) => [0, 1, 2, 3].map((value) => ({ by, type: 'bid' as const, bid: value }))),
  secrets: true,
  weigh: (steps) => ({ key: JSON.stringify(steps), weight: 1 }),
};
