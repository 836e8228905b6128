import {
  list,
  type Move,
  nullable,
  oneOf,
  perSeats,
  type Seat,
  type Shape,
  type StepFields,
  seat,
  stepShapeOf,
  tuple,
  whole,
} from '@wunderkammer/kernel';
import { FIELDS } from './board.ts';
import {
  CHANCE_TYPES,
  type Chance,
  type ChanceType,
  DECISION_TYPES,
  type Decision,
  type DecisionType,
  type PerWand,
  PLACES,
  type Step,
  SYMBOLS,
} from './vocabulary.ts';
import { packWands, wandOf } from './wands.ts';

/*
 * A packed move: the type's index in the low four bits (in DECISION_TYPES or CHANCE_TYPES), its one argument above.
 */
export const TYPE_BITS = 4;
export const TYPE_MASK = (1 << TYPE_BITS) - 1;

const decision = (type: DecisionType): number => DECISION_TYPES.indexOf(type);
export const THROW = decision('throw');
export const PASS = decision('pass');
/** With the field's index. */
export const WALK = decision('walk');
/** With the place's index. */
export const JUMP = decision('jump');
export const STAY = decision('stay');
/** With the seat. */
export const TAKE = decision('take');
/** With the mask of the wands. */
export const RETHROW = decision('rethrow');
export const STAND = decision('stand');
export const CAST = decision('cast');
export const DECLINE = decision('decline');
/** With the symbol's index. */
export const CHOOSE = decision('choose');
export const LEAP = decision('leap');
export const REMAIN = decision('remain');

const chance = (type: ChanceType): number => CHANCE_TYPES.indexOf(type);
/** With four bits a seat: its sum, or OUT_OF_DRAW. */
export const START_THROW = chance('startThrow');
/** With the packed wands, these three. */
export const EYE_THROW = chance('eyes');
export const DUEL_THROW = chance('duel');
export const SPELL_THROW = chance('spell');

export const OUT_OF_DRAW = 15;

export const makeMove = (type: number, argument: number): Move => type | (argument << TYPE_BITS);

const notches = whole(0, 2);
const mark = whole(0, 1);
const symbol = oneOf(SYMBOLS);
const wands: StepFields = { wands: tuple(notches, notches, notches) };

/** The shape of one step, faults of form only. */
export const stepShape = perSeats(
  (seats): Shape<Step> =>
    stepShapeOf<Step>(
      seats,
      {
        throw: {},
        pass: {},
        walk: { to: oneOf(FIELDS, 'a field of the board') },
        jump: { to: oneOf(PLACES) },
        stay: {},
        take: { from: whole(0, seats - 1) },
        rethrow: { wands: tuple(mark, mark, mark) },
        stand: {},
        cast: {},
        decline: {},
        choose: { symbol },
        leap: {},
        remain: {},
      } satisfies Record<DecisionType, StepFields>,
      {
        startThrow: { sums: list(nullable(whole(0, 6)), seats) },
        eyes: wands,
        duel: wands,
        spell: { down: tuple(symbol, symbol, symbol) },
      } satisfies Record<ChanceType, StepFields>,
    ),
);

/** The mask of three 0/1 marks. */
const packMarks = ([red, black, white]: PerWand<number>): number => red | (black << 1) | (white << 2);
export const unpackMarks = (mask: number): PerWand<number> => [mask & 1, (mask >> 1) & 1, (mask >> 2) & 1];

export const unpackWands = (packed: number): PerWand<number> => [
  wandOf(packed, 0),
  wandOf(packed, 1),
  wandOf(packed, 2),
];
export const unpackSymbols = (packed: number): Extract<Chance, { type: 'spell' }>['down'] => [
  SYMBOLS[wandOf(packed, 0)]!,
  SYMBOLS[wandOf(packed, 1)]!,
  SYMBOLS[wandOf(packed, 2)]!,
];

export const pack = (step: Step): Move =>
  step.by === 'chance'
    ? makeMove(chance(step.type), chanceArgument(step))
    : makeMove(decision(step.type), decisionArgument(step));

const decisionArgument = (step: Decision): number => {
  switch (step.type) {
    case 'walk':
      return FIELDS.indexOf(step.to);
    case 'jump':
      return PLACES.indexOf(step.to);
    case 'take':
      return step.from;
    case 'rethrow':
      return packMarks(step.wands);
    case 'choose':
      return SYMBOLS.indexOf(step.symbol);
    default:
      return 0;
  }
};

const chanceArgument = (step: Chance): number => {
  switch (step.type) {
    case 'startThrow':
      return step.sums.reduce<number>((packed, sum, index) => packed | ((sum ?? OUT_OF_DRAW) << (4 * index)), 0);
    case 'eyes':
    case 'duel':
      return packWands(...step.wands);
    case 'spell':
      return packWands(SYMBOLS.indexOf(step.down[0]), SYMBOLS.indexOf(step.down[1]), SYMBOLS.indexOf(step.down[2]));
  }
};

export const unpack = (seats: number, by: Seat | 'chance', move: Move): Step => {
  const index = move & TYPE_MASK;
  const argument = move >> TYPE_BITS;
  return by === 'chance'
    ? unpackChance(seats, CHANCE_TYPES[index]!, argument)
    : unpackDecision(by, DECISION_TYPES[index]!, argument);
};

const unpackDecision = (by: Seat, type: DecisionType, argument: number): Decision => {
  switch (type) {
    case 'walk':
      return { by, type, to: FIELDS[argument]! };
    case 'jump':
      return { by, type, to: PLACES[argument]! };
    case 'take':
      return { by, type, from: seat(argument) };
    case 'rethrow':
      return { by, type, wands: unpackMarks(argument) };
    case 'choose':
      return { by, type, symbol: SYMBOLS[argument]! };
    default:
      return { by, type };
  }
};

const unpackChance = (seats: number, type: ChanceType, argument: number): Chance => {
  switch (type) {
    case 'startThrow':
      return {
        by: 'chance',
        type,
        sums: Array.from({ length: seats }, (_, index) => {
          const sum = (argument >> (4 * index)) & 15;
          return sum === OUT_OF_DRAW ? null : sum;
        }),
      };
    case 'eyes':
    case 'duel':
      return { by: 'chance', type, wands: unpackWands(argument) };
    case 'spell':
      return { by: 'chance', type, down: unpackSymbols(argument) };
  }
};
