import { allSeats, HIDDEN, type Maybe, type Seat, seat, type Viewer } from '@wunderkammer/kernel';
import { ownerOf, placeOf } from './board.ts';
import { CARD_TABLES, chamberOf, kindIn, kindOf, kindsIn } from './cards.ts';
import { firstPips, holderIn, secondPips, symbolIn } from './codec.ts';
import { firstType } from './exchange.ts';
import { mayClaim } from './rules.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { turn } from './turn.ts';
import {
  type Combination,
  KINDS,
  type Kind,
  type Phase,
  type PlayerView,
  type SeatCard,
  type Sticks,
  SYMBOLS,
  type View,
} from './vocabulary.ts';

const {
  ACTIVE,
  AT,
  CLAIM,
  COMBINATIONS,
  DECIDED,
  DECIDER,
  EXTRA,
  HAND,
  IN_DRAW,
  LAID,
  LAID_COMBINATIONS,
  PHASE,
  PILE_SIZE,
  SCORE,
  THROWN,
  TO_DECIDE,
  TO_REPLACE,
  TOKEN,
} = LAYOUT;
const { CODES, VALUE_OF_CODE } = CARD_TABLES;

/** What `viewer` may know of the table now. */
export const view = (state: State, viewer: Viewer, open = openView(state)): View => {
  if (viewer === 'watcher') return open;
  const players = [...open.players];
  players[viewer] = { ...players[viewer]!, hand: handOf(state.cells, viewer) };
  return { ...open, viewer, phase: ownPhase(state.cells, viewer, open.phase), players };
};

/** What everybody sees. */
const openView = (state: State): View => {
  const { cells, seats, options } = state;
  const now = turn(state);
  return {
    viewer: 'watcher',
    seats,
    options,
    turn: now,
    phase: openPhase(state, now),
    players: allSeats(seats).map((of) => openPlayer(state, of)),
    pile: cells[PILE_SIZE]!,
    laidOff: laidOffIn(cells),
  };
};

/*
 * Views are made for everybody at every step of every table, and compared with those of the step before. So what follows
 * counts through the cells, and what there are only a few of is made once: what did not change is then the same object.
 */
const HANDS: readonly (readonly Kind[])[] = Array.from({ length: CODES }, (_, code) => kindsIn(code));
const HIDDEN_HANDS: readonly (readonly Maybe<Kind>[])[] = [0, 1, 2, 3, 4].map((cards) => Array(cards).fill(HIDDEN));
const TOKENS: readonly PlayerView['token'][] = Array.from({ length: CODES }, (_, code) =>
  code === 0 ? { type: 'start' } : { type: 'chamber', ...chamberOf(code) },
);
const COMBINATION_OF: readonly Combination[] = Array.from({ length: CODES }, (_, code) => ({
  ...chamberOf(code),
  value: VALUE_OF_CODE[code]!,
}));
const NO_COMBINATIONS: readonly Combination[] = [];

const laidOffIn = (cells: Int32Array): Kind[] => {
  const laidOff: Kind[] = [];
  for (let index = 0; index < KINDS.length; index++) {
    for (let copy = cells[LAID + index]!; copy > 0; copy--) laidOff.push(KINDS[index]!);
  }
  return laidOff;
};

const openPlayer = ({ cells, options }: State, of: Seat): PlayerView => ({
  seat: of,
  figure: options.figures[of]!,
  at: placeOf(cells[AT + of]!),
  token: TOKENS[cells[TOKEN + of]!]!,
  hand: HIDDEN_HANDS[handOf(cells, of).length]!,
  score: cells[SCORE + of]!,
  combinations: combinationsOf(cells, of),
});

/** The cards in a seat's hand, in the order of KINDS; a card laid face down is not in it any more. */
export const handOf = (cells: Int32Array, of: Seat): readonly Kind[] => {
  const extra = cells[EXTRA + of]!;
  const hand = HANDS[cells[HAND + of]!]!;
  if (extra === 0 || extra >= DECIDED) return hand;
  return [...hand, kindOf(extra - 1)].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
};

const combinationsOf = (cells: Int32Array, of: Seat): readonly Combination[] => {
  let combinations: Combination[] | undefined;
  for (let at = LAID_COMBINATIONS; at < LAID_COMBINATIONS + cells[COMBINATIONS]!; at++) {
    const laid = cells[at]!;
    if (laid >> 8 !== of) continue;
    combinations ??= [];
    combinations.push(COMBINATION_OF[laid & 255]!);
  }
  return combinations ?? NO_COMBINATIONS;
};

const sticksOf = (cells: Int32Array): Sticks => ({
  pips: [firstPips(cells[THROWN]!), secondPips(cells[THROWN]!)],
  symbol: SYMBOLS[symbolIn(cells[THROWN]!)]!,
});

/** The phase with the cards that only `viewer` may see. */
const ownPhase = (cells: Int32Array, viewer: Seat, open: Phase): Phase => {
  switch (open.type) {
    case 'setUpDiscards': {
      const own = (of: Seat, card: Maybe<Kind>): Maybe<Kind> =>
        of === viewer ? kindOf(cells[EXTRA + of]! - DECIDED) : card;
      return { ...open, aside: open.aside.map(({ seat: of, card }) => ({ seat: of, card: own(of, card) })) };
    }
    case 'discard':
    case 'replaceDiscard':
      return cells[DECIDER] === viewer ? { ...open, drawn: kindOf(cells[EXTRA + viewer]! - 1) } : open;
    default:
      return open;
  }
};

const openPhase = ({ cells, seats }: State, now: View['turn']): Phase => {
  const active = seat(cells[ACTIVE]!);
  switch (cells[PHASE]!) {
    case PHASES.DEAL:
      return { type: 'deal' };
    case PHASES.SET_UP:
      return {
        type: 'setUpDiscards',
        waiting: now.type === 'decision' ? now.seats : [],
        aside: allSeats(seats)
          .filter((of) => cells[EXTRA + of]! >= DECIDED)
          .map((of) => ({ seat: of, card: HIDDEN })),
      };
    case PHASES.START_THROW:
      return { type: 'startThrow', seats: allSeats(seats).filter((of) => ((cells[IN_DRAW]! >> of) & 1) !== 0) };
    case PHASES.BEGIN:
      return { type: 'begin', active, mayClaim: mayClaim(cells, active) };
    case PHASES.DUNGEON:
      return { type: 'dungeon', active };
    case PHASES.KEYS:
      return { type: 'keys', active };
    case PHASES.STICKS:
      return { type: 'sticks', active };
    case PHASES.DRAW:
      return { type: 'draw', active, sticks: sticksOf(cells) };
    case PHASES.DISCARD:
      return { type: 'discard', active, sticks: sticksOf(cells), drawn: HIDDEN };
    case PHASES.PLACE:
      return { type: 'place', active, sticks: sticksOf(cells) };
    case PHASES.MOVE:
      return { type: 'move', active, sticks: sticksOf(cells) };
    case PHASES.ASK:
      return { type: 'ask', active, sticks: sticksOf(cells), asked: seat(ownerOf(cells[AT + active]!)) };
    case PHASES.AGAIN:
      return { type: 'again', active, sticks: sticksOf(cells), mayClaim: mayClaim(cells, active) };
    case PHASES.HOME:
      return { type: 'home', active, sticks: sticksOf(cells) };
    case PHASES.EXCHANGE: {
      const first = firstType(cells[TO_DECIDE]!);
      return {
        type: 'exchange',
        active,
        ...claimedCard(cells, first),
        later: claimedCards(cells, cells[TO_DECIDE]! & ~(1 << first)),
        agreed: claimedCards(cells, cells[TO_REPLACE]!),
      };
    }
    case PHASES.REPLACE:
      return { type: 'replace', active, seat: seat(cells[DECIDER]!), agreed: claimedCards(cells, cells[TO_REPLACE]!) };
    case PHASES.REPLACE_DISCARD:
      return {
        type: 'replaceDiscard',
        active,
        seat: seat(cells[DECIDER]!),
        drawn: HIDDEN,
        agreed: claimedCards(cells, cells[TO_REPLACE]!),
      };
    default:
      if (now.type !== 'over') throw new Error(`phase ${cells[PHASE]} has no name`);
      return { type: 'over', outcome: now.outcome };
  }
};

/** The card of a type in the claim whose exchanges are under way. */
export const claimedCard = (cells: Int32Array, type: number): SeatCard => ({
  seat: seat(holderIn(cells[CLAIM]!, type)),
  card: kindOf(kindIn(cells[CLAIM]! & 255, type)),
});

const claimedCards = (cells: Int32Array, types: number): SeatCard[] =>
  [0, 1, 2].filter((type) => ((types >> type) & 1) !== 0).map((type) => claimedCard(cells, type));
