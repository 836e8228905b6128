import { type Engine, type Game, listMoves, playPacked, type Seat } from '@wunderkammer/kernel';
import { balance } from './balance.ts';
import { createBot } from './bot/bot.ts';
import { box } from './box.ts';
import { chance, draw } from './chance.ts';
import { pack, stepShape, unpack } from './codec.ts';
import { decisionRules } from './decision-rules.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { possible } from './possible.ts';
import { randomPolicy } from './random-policy.ts';
import { deal, decider, happen, isChance, play } from './rules.ts';
import { seen } from './seen.ts';
import { ARRANGE_PHASE, create, hasArranged, PHASE, type State } from './state.ts';
import { stirs } from './stirs.ts';
import { texts } from './texts/index.ts';
import { turn } from './turn.ts';
import { isOver } from './turn-order.ts';
import { view } from './view.ts';
import type { Choice, Decision, ListedStep, SalomonsOordeelTypes } from './vocabulary.ts';

const engine: Engine<SalomonsOordeelTypes> = {
  isOver,
  isChance,
  decider,
  moves,
  play,
  chance: draw,
  outcomes,
  happen,
  randomPolicy,
  pack,
  unpack,
};

const isListed = (step: Decision): step is ListedStep => step.type !== 'arrange';

const legal = (state: State, seat: Seat): Choice[] => {
  if (state.cells[PHASE] === ARRANGE_PHASE) return hasArranged(state, seat) ? [] : [{ by: seat, type: 'arrange' }];
  return listMoves(engine, state, seat).filter(isListed);
};

/** Salomons Oordeel: guess the others' stones before yours are guessed. */
export const salomonsOordeel: Game<SalomonsOordeelTypes> = {
  ...box,
  series: 'wins',
  optionHelp,
  decisionRules,
  openDecisions: ['stop'],
  balance,
  readOptions,
  stepShape,
  create,
  turn,
  legal,
  play: (state, step) => (step.type === 'deal' ? deal(state, step.hands) : playPacked(engine, state, step)),
  chance,
  view,
  seen,
  possible,
  stirs,
  notation,
  texts,
  bot: createBot,
  engine,
};
