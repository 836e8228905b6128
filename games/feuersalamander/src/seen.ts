import { allSeats, HIDDEN, type Maybe, type Seat, seat, type Viewer } from '@wunderkammer/kernel';
import { ownerOf } from './board.ts';
import { CARD_TABLES, indexOfKind, kindOf } from './cards.ts';
import { MOVES } from './codec.ts';
import { firstType } from './exchange.ts';
import { holds } from './hands.ts';
import { pipsOf, stopOf } from './movement.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { claimedCard, handOf, placeOf } from './view.ts';
import type { Claim, Kind, SeatCard, Seen, Step } from './vocabulary.ts';

const {
  ACTIVE,
  AT,
  AT_DUNGEON,
  AT_START,
  COMBINATIONS,
  DECIDED,
  DECIDER,
  EXTRA,
  HAND,
  LAID_SIZE,
  MOST_COMBINATIONS,
  PHASE,
  PILE_SIZE,
  SCORE,
  TO_DECIDE,
} = LAYOUT;
const { CODE_OF_KIND, VALUE_OF_CODE } = CARD_TABLES;

/** What `viewer` learns from a legal `step`, asked of the state before it. */
export const seen = (before: State, step: Step, viewer: Viewer, open?: Seen): Seen =>
  open !== undefined && !learnsMore(before.cells, step, viewer) ? open : seenBy(before, step, viewer);

/** Whether `viewer` may see something of the step that a watcher may not: a card, or an answer. */
const learnsMore = (cells: Int32Array, step: Step, viewer: Viewer): boolean => {
  switch (step.type) {
    case 'deal':
      return viewer !== 'watcher';
    case 'draw':
      return viewer === cells[DECIDER];
    case 'discard':
      return viewer === step.by;
    case 'ask':
      return viewer === step.by || viewer === ownerOf(cells[AT + step.by]!);
    default:
      return false;
  }
};

const seenBy = (before: State, step: Step, viewer: Viewer): Seen => {
  const { cells } = before;
  switch (step.type) {
    case 'deal':
      return {
        by: 'chance',
        type: 'deal',
        hands: step.hands.map((hand, of) => (of === viewer ? [...hand] : hand.map(() => HIDDEN))),
      };
    case 'startThrow': {
      const most = Math.max(...step.pips.map((pips) => pips ?? 0));
      return {
        by: 'chance',
        type: 'startThrow',
        pips: step.pips,
        highest: allSeats(before.seats).filter((of) => step.pips[of] === most),
      };
    }
    case 'keys': {
      const keys = step.shown.reduce((sum, shown) => sum + shown, 0);
      return { by: 'chance', type: 'keys', seat: activeOf(cells), shown: step.shown, freed: keys === 3 };
    }
    case 'sticks': {
      const idle =
        step.symbol === 'salamander'
          ? cells[PILE_SIZE]! + cells[LAID_SIZE]! === 0
          : cells[HAND + activeOf(cells)] === 0;
      return { by: 'chance', type: 'sticks', seat: activeOf(cells), pips: step.pips, symbol: step.symbol, idle };
    }
    case 'draw': {
      const drawer = seat(cells[DECIDER]!);
      const card: Maybe<Kind> = drawer === viewer ? step.card : HIDDEN;
      return { by: 'chance', type: 'draw', seat: drawer, card, reshuffled: cells[PILE_SIZE] === 0 };
    }
    case 'discard':
      return seenDiscard(before, step.by, step.card, viewer);
    case 'throw':
      return { by: step.by, type: 'throw' };
    case 'throwKeys':
      return { by: step.by, type: 'throwKeys' };
    case 'place':
      return { by: step.by, type: 'place', wing: step.wing, row: step.row, stone: step.stone };
    case 'move':
      return seenMove(before, step);
    case 'ask': {
      const asked = seat(ownerOf(cells[AT + step.by]!));
      const answer = holds(cells, asked, indexOfKind(step.card));
      return {
        by: step.by,
        type: 'ask',
        card: step.card,
        asked,
        answer: viewer === step.by || viewer === asked ? answer : HIDDEN,
        freed: cells[AT + asked] === AT_DUNGEON,
      };
    }
    case 'claim':
      return seenClaim(before, step.by, step);
    case 'exchange':
      return {
        by: step.by,
        type: 'exchange',
        swap: step.swap,
        card: claimedCard(cells, firstType(cells[TO_DECIDE]!)).card,
      };
    case 'pass':
      return { by: step.by, type: 'pass', declined: declinedIn(cells[PHASE]!) };
  }
};

const activeOf = (cells: Int32Array): Seat => seat(cells[ACTIVE]!);

const declinedIn = (phase: number): 'question' | 'throw' | 'claim' => {
  if (phase === PHASES.ASK) return 'question';
  return phase === PHASES.AGAIN ? 'throw' : 'claim';
};

/** In the set-up a card lies face down until the last of those who must has decided (FS-10). */
const seenDiscard = ({ cells, seats }: State, by: Seat, card: Kind, viewer: Viewer): Seen => {
  if (cells[PHASE] !== PHASES.SET_UP) return { by, type: 'discard', card, open: [{ seat: by, card }] };
  const others = allSeats(seats).filter((of) => of !== by && cells[EXTRA + of] !== 0);
  const isLast = others.every((of) => cells[EXTRA + of]! >= DECIDED);
  const laid: SeatCard[] = others.map((of) => ({ seat: of, card: kindOf(cells[EXTRA + of]! - DECIDED) }));
  return {
    by,
    type: 'discard',
    card: isLast || by === viewer ? card : HIDDEN,
    open: isLast ? [...laid, { seat: by, card }].sort((a, b) => a.seat - b.seat) : [],
  };
};

const seenMove = ({ cells, seats }: State, { by, use, home }: Extract<Step, { type: 'move' }>): Seen => {
  const pips = pipsOf(cells, use === 'difference' ? MOVES.SAYS_DIFFERENCE : 0);
  const from = cells[AT + by]!;
  const stop = home ? AT_START : pips === 0 ? from : stopOf(from, by, seats, pips);
  return {
    by,
    type: 'move',
    use,
    home,
    pips,
    to: placeOf(stop),
    thrownOut: stop === AT_START ? [] : allSeats(seats).filter((of) => of !== by && cells[AT + of] === stop),
  };
};

const seenClaim = ({ cells, options }: State, by: Seat, { own, named }: Claim): Seen => {
  const answers = named.map(([holder, kind]) => holds(cells, holder, indexOfKind(kind)));
  const claim = { by, type: 'claim', own, named, answers } as const;
  if (answers.includes(false)) return { ...claim, outcome: { type: 'wrong', shown: handOf(cells, by) } };
  const value = pointsOf([...own, ...named.map(([, kind]) => kind)]);
  const score = cells[SCORE + by]! + value;
  return {
    ...claim,
    outcome: {
      type: 'right',
      value,
      score,
      tokenBack: own.length === 2,
      over: score >= options.target || cells[COMBINATIONS]! + 1 === MOST_COMBINATIONS,
    },
  };
};

const pointsOf = (kinds: readonly Kind[]): number =>
  VALUE_OF_CODE[kinds.reduce((code, kind) => code | CODE_OF_KIND[indexOfKind(kind)]!, 0)]!;
