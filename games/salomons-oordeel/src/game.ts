import type { Game, RuleViolation, Seat } from '@wunderkammer/kernel';
import { createBot } from './bot.ts';
import { chance, draw } from './chance.ts';
import { pack, stepShape, unpack, unpackListed } from './codec.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { deal, decider, happen, isChance, moves, play, turn } from './rules.ts';
import { ARRANGE_PHASE, create, hasArranged, PHASE, type State } from './state.ts';
import { tell } from './text.ts';
import { isOver } from './turns.ts';
import { seen, view } from './view.ts';
import type { Choice, SalomonsOordeelTypes, Step } from './vocabulary.ts';

/** More than the guesses there can be: 21 hidden cells, 30 stones, and stopping. */
const MOST_MOVES = 1024;

const legal = (state: State, seat: Seat): Choice[] => {
  if (state.cells[PHASE] === ARRANGE_PHASE) return hasArranged(state, seat) ? [] : [{ by: seat, type: 'arrange' }];
  const list = new Int32Array(MOST_MOVES);
  const count = moves(state, seat, list);
  return Array.from(list.subarray(0, count), (move) => unpackListed(seat, move));
};

const playStep = (state: State, step: Step): RuleViolation | undefined => {
  if (step.type === 'deal') return deal(state, step.hands);
  const move = pack(state, step);
  return step.by === 'chance' ? happen(state, move) : play(state, step.by, move);
};

/** Salomons Oordeel: guess the others' stones before yours are guessed. */
export const salomonsOordeel: Game<SalomonsOordeelTypes> = {
  id: 'salomons-oordeel',
  title: 'Salomons Oordeel',
  seats: { min: 2, max: 4 },
  series: 'wins',
  optionHelp,
  readOptions,
  stepShape,
  create,
  turn,
  legal,
  play: playStep,
  chance,
  view,
  seen,
  notation,
  tell,
  bot: createBot,
  engine: { isOver, isChance, decider, moves, play, chance: draw, happen, pack, unpack },
};
