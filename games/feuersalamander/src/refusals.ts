import type { RuleViolation } from '@wunderkammer/kernel';
import { MOVES } from './codec.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { VIOLATIONS } from './violations.ts';

const { ASK, DEAL, DISCARD, DUNGEON, EXCHANGE, HOME, MOVE, OVER, PLACE, REPLACE_DISCARD, SET_UP, START_THROW } = PHASES;
const { AT, AT_START, COMBINATIONS, DECIDED, DECIDER, EXTRA, MOST_COMBINATIONS, PHASE, SCORE } = LAYOUT;
const {
  M_ASK,
  M_CLAIM,
  M_DEAL,
  M_DISCARD,
  M_DRAW,
  M_EXCHANGE,
  M_FAULTY_CLAIM,
  M_KEYS,
  M_MOVE,
  M_PASS,
  M_PLACE,
  M_START_THROW,
  M_STICKS,
  M_THROW,
  M_THROW_KEYS,
} = MOVES;

/** Why the game being over refuses a step. */
const over = ({ cells, seats, options }: State): RuleViolation =>
  cells[COMBINATIONS] === MOST_COMBINATIONS &&
  !cells.subarray(SCORE, SCORE + seats).some((score) => score >= options.target)
    ? VIOLATIONS['over/no-combination-left']
    : VIOLATIONS['over/target'];

/** Why a decision of this type by this seat is not due. Asked only when it is not. */
export const whyNotDue = (state: State, seat: number, type: number): RuleViolation => {
  const cells = state.cells;
  const phase = cells[PHASE]!;
  if (phase === OVER) return over(state);
  if (phase === DEAL) return VIOLATIONS['turn/before-deal'];
  if (phase === START_THROW) return VIOLATIONS['turn/before-start-throw'];
  if (phase === SET_UP) {
    const extra = cells[EXTRA + seat]!;
    if (extra === 0 || extra >= DECIDED) return VIOLATIONS['set-up/not-asked'];
  } else if (seat !== cells[DECIDER]) {
    return phase === EXCHANGE ? VIOLATIONS['exchange/not-asked'] : VIOLATIONS['turn/not-yours'];
  }
  switch (type) {
    case M_THROW:
      if (phase === DUNGEON) return VIOLATIONS['throw/in-dungeon'];
      return phase === HOME || phase === ASK ? VIOLATIONS['throw/no-double'] : VIOLATIONS['throw/not-due'];
    case M_THROW_KEYS:
      return VIOLATIONS['throw-keys/not-due'];
    case M_DISCARD:
      return VIOLATIONS['discard/not-due'];
    case M_PLACE:
      return VIOLATIONS['place/not-due'];
    case M_MOVE:
      return VIOLATIONS['move/not-due'];
    case M_ASK:
      return VIOLATIONS['ask/not-due'];
    case M_CLAIM:
    case M_FAULTY_CLAIM:
      return cells[AT + seat] === AT_START ? VIOLATIONS['claim/not-now'] : VIOLATIONS['claim/not-home'];
    case M_EXCHANGE:
      return VIOLATIONS['exchange/not-due'];
    case M_PASS:
      return whyNoPass(phase);
    default:
      throw new Error(`no decision has type ${type}`);
  }
};

/** What a seat must do that tries to pass. */
const whyNoPass = (phase: number): RuleViolation => {
  switch (phase) {
    case SET_UP:
      return VIOLATIONS['pass/must-lay-off-set-up'];
    case DUNGEON:
      return VIOLATIONS['pass/must-throw-keys'];
    case DISCARD:
    case REPLACE_DISCARD:
      return VIOLATIONS['pass/must-lay-off'];
    case PLACE:
      return VIOLATIONS['pass/must-place'];
    case MOVE:
      return VIOLATIONS['pass/must-move'];
    case EXCHANGE:
      return VIOLATIONS['pass/must-choose'];
    default:
      return VIOLATIONS['pass/must-throw'];
  }
};

/** Why a chance outcome of this type is not due. Asked only when it is not. */
export const whyNoChance = (state: State, type: number): RuleViolation => {
  if (state.cells[PHASE] === OVER) return over(state);
  switch (type) {
    case M_DEAL:
      return VIOLATIONS['deal/not-due'];
    case M_START_THROW:
      return VIOLATIONS['start-throw/not-due'];
    case M_KEYS:
      return VIOLATIONS['keys/not-due'];
    case M_STICKS:
      return VIOLATIONS['sticks/not-due'];
    case M_DRAW:
      return VIOLATIONS['draw/not-due'];
    default:
      throw new Error(`no chance has type ${type}`);
  }
};
