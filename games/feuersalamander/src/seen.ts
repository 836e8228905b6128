import { allSeats, HIDDEN, type Maybe, passingCopy, type Seat, seat, type Viewer } from '@wunderkammer/kernel';
import { ownerOf, placeOf } from './board.ts';
import { indexOfKind, kindOf } from './cards.ts';
import { MOVES, pack } from './codec.ts';
import { firstType } from './exchange.ts';
import { holds } from './hands.ts';
import { takesTokenBack } from './laying.ts';
import { pipsOf } from './movement.ts';
import { happen, play } from './rules.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { claimedCard, handOf } from './view.ts';
import type { Kind, SeatCard, Seen, Step } from './vocabulary.ts';

const { ACTIVE, AT, AT_DUNGEON, AT_START, DECIDED, DECIDER, EXTRA, IN_DRAW, PHASE, PILE_SIZE, SCORE, TO_DECIDE } =
  LAYOUT;

/** What `viewer` learns from a legal `step`, asked of the state before it. */
export const seen = (before: State, step: Step, viewer: Viewer, open?: Seen): Seen =>
  open !== undefined && !learnsMore(before.cells, step, viewer) ? open : seenBy(before, step, viewer);

/** The table after the step: what came of it is read off, so that what is told cannot contradict what happened. */
const afterStep = (before: State, step: Exclude<Step, { type: 'deal' }>): Int32Array => {
  const after = passingCopy(before);
  const violation = step.by === 'chance' ? happen(after, pack(after, step)) : play(after, step.by, pack(after, step));
  if (violation !== undefined) throw new Error(`nobody can see an illegal step: ${violation.code}`);
  return after.cells;
};

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
      const { [IN_DRAW]: tied } = afterStep(before, step);
      const highest = allSeats(before.seats).filter((of) => ((tied! >> of) & 1) === 1);
      return { by: 'chance', type: 'startThrow', pips: step.pips, highest };
    }
    case 'keys': {
      const freed = afterStep(before, step)[AT + activeOf(cells)] === AT_START;
      return { by: 'chance', type: 'keys', seat: activeOf(cells), shown: step.shown, freed };
    }
    case 'sticks': {
      const idle = afterStep(before, step)[PHASE] === PHASES.MOVE;
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
        freed: cells[AT + asked] !== afterStep(before, step)[AT + asked],
      };
    }
    case 'claim':
      return seenClaim(before, step);
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

const seenMove = (before: State, step: Extract<Step, { type: 'move' }>): Seen => {
  const { by, use, home } = step;
  const after = afterStep(before, step);
  return {
    by,
    type: 'move',
    use,
    home,
    pips: pipsOf(before.cells, use === 'difference' ? MOVES.SAYS_DIFFERENCE : 0),
    to: placeOf(after[AT + by]!),
    thrownOut: allSeats(before.seats).filter((of) => of !== by && after[AT + of] !== before.cells[AT + of]),
  };
};

const seenClaim = (before: State, step: Extract<Step, { type: 'claim' }>): Seen => {
  const { by, own, named } = step;
  const { cells } = before;
  const after = afterStep(before, step);
  const answers = named.map(([holder, kind]) => holds(cells, holder, indexOfKind(kind)));
  const claim = { by, type: 'claim', own, named, answers } as const;
  if (after[AT + by] === AT_DUNGEON) return { ...claim, outcome: { type: 'wrong', shown: handOf(cells, by) } };
  const score = after[SCORE + by]!;
  return {
    ...claim,
    outcome: {
      type: 'right',
      value: score - cells[SCORE + by]!,
      score,
      // Said of a token that never left, too.
      tokenBack: takesTokenBack(own.length),
      over: after[PHASE] === PHASES.OVER,
    },
  };
};
