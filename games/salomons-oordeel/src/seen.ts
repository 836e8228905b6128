import { HIDDEN, passingCopy, type Seat, type Viewer } from '@wunderkammer/kernel';
import { pack } from './codec.ts';
import { play } from './rules.ts';
import {
  ARRANGE_PHASE,
  baseOf,
  GIVE_PHASE,
  GIVEN,
  GUESSER,
  HIDDEN_COUNT,
  MIDDLE,
  OPEN_PHASE,
  OUT,
  OVER_PHASE,
  OWNER,
  PHASE,
  type State,
  stoneOn,
} from './state.ts';
import { cellIndex, stoneAt } from './stones.ts';
import { occupied, places, stones } from './view.ts';
import type { Decision, Place, Seen, Step } from './vocabulary.ts';

/** What `viewer` learns from a legal step, asked of the state before it. */
export const seen = (before: State, step: Step, viewer: Viewer, open?: Seen): Seen =>
  open !== undefined && !learnsMore(step, viewer) ? open : seenBy(before, step, viewer, open);

/** Whether `viewer` may see something of the step that a watcher may not: their own stones. */
const learnsMore = (step: Step, viewer: Viewer): boolean =>
  step.type === 'deal' ? viewer !== 'watcher' : step.type === 'arrange' && viewer === step.by;

const seenBy = (before: State, step: Step, viewer: Viewer, open?: Seen): Seen => {
  switch (step.type) {
    case 'deal':
      return { by: step.by, type: step.type, hands: step.hands.map((hand, seat) => (seat === viewer ? hand : HIDDEN)) };
    case 'first':
      return { by: step.by, type: step.type, seat: step.seat };
    case 'stop':
      return { by: step.by, type: step.type };
    case 'arrange': {
      const cells = step.by === viewer ? step.cells : HIDDEN;
      if (open?.type === 'arrange') return { ...open, cells };
      const after = played(before, step);
      return after.cells[PHASE] === ARRANGE_PHASE
        ? { by: step.by, type: step.type, cells }
        : { by: step.by, type: step.type, cells, occupied: occupiedCells(after) };
    }
    case 'guess': {
      const { by, type, at, row, col, stone } = step;
      const after = played(before, step);
      const phase = after.cells[PHASE];
      const right = after.cells[baseOf(at) | HIDDEN_COUNT] !== before.cells[baseOf(at) | HIDDEN_COUNT];
      const cost = phase === GIVE_PHASE ? 'give' : phase === OPEN_PHASE ? 'open' : 'nothing';
      return { by, type, at, row, col, stone, right, cost, ...ending(before, after, at) };
    }
    case 'give': {
      const stone = stoneAt(stoneOn(before.cells, baseOf(step.by), cellIndex(step.row, step.col)));
      const to = before.cells[OWNER] as Seat;
      return { by: step.by, type: step.type, row: step.row, col: step.col, stone, to };
    }
    case 'open': {
      const stone = stoneAt(stoneOn(before.cells, baseOf(step.by), cellIndex(step.row, step.col)));
      return { by: step.by, type: step.type, row: step.row, col: step.col, stone };
    }
    case 'settle': {
      const after = played(before, step);
      const [removed] = stones(after.cells[MIDDLE]! & ~before.cells[MIDDLE]!);
      return {
        by: step.by,
        type: step.type,
        row: step.row,
        col: step.col,
        stone: stoneAt(before.cells[GIVEN]!),
        ...(removed === undefined ? {} : { removed }),
        ...ending(before, after, step.by),
      };
    }
  }
};

const played = (before: State, step: Decision): State => {
  const after = passingCopy(before);
  const violation = play(after, step.by, pack(after, step));
  if (violation !== undefined) throw new Error(`nobody can see an illegal step: ${violation.code}`);
  return after;
};

/** Whether the owner of a stone went out, and whether that ended the game: all may see it (SO-15, SO-16). */
const ending = (before: State, after: State, owner: Seat): { out?: Seat; winner?: Seat } => {
  if (after.cells[baseOf(owner) | OUT] === before.cells[baseOf(owner) | OUT]) return {};
  if (after.cells[PHASE] !== OVER_PHASE) return { out: owner };
  // Only the guesser can be left: the owner was the last of the others.
  return { out: owner, winner: after.cells[GUESSER] as Seat };
};

const occupiedCells = ({ cells, seats }: State): Place[][] =>
  Array.from({ length: seats }, (_, seat) => places(occupied(cells, baseOf(seat))));
