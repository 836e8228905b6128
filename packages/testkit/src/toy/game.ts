import { type Engine, type Game, listMoves, playPacked } from '@wunderkammer/kernel';
import { createBot } from './bot/bot.ts';
import { chance, drawDeal } from './chance.ts';
import { pack, stepShape, unpack } from './codec.ts';
import { decisionRules } from './decision-rules.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { possible } from './possible.ts';
import { randomPolicy } from './random-policy.ts';
import { deal, happen, play } from './rules.ts';
import { seen } from './seen.ts';
import { create, isChance, isOver, waiting } from './state.ts';
import { texts } from './texts/index.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';
import { CARDS, type ToyTypes } from './vocabulary.ts';

const engine: Engine<ToyTypes> = {
  isOver,
  isChance,
  decider: (state) => waiting(state)[0]!,
  moves,
  play,
  chance,
  outcomes,
  happen,
  randomPolicy,
  pack,
  unpack,
};

/**
 * The smallest game that has everything the suite looks at: a hidden deal, decisions at once, an option, an end.
 * Each seat is dealt one of the cards 1 to 6 and bids 0 to `highest`, hidden until all have bid; card plus bid ranks.
 */
export const toyGame: Game<ToyTypes> = {
  id: 'toy',
  title: 'Toy',
  secrets: true,
  seats: { min: 2, max: CARDS.length },
  usual: 3,
  series: 'wins',
  optionHelp,
  decisionRules,
  openDecisions: [],
  readOptions,
  stepShape,
  create,
  turn,
  legal: (state, seat) => listMoves(engine, state, seat),
  play: (state, step) => (step.type === 'deal' ? deal(state, step) : playPacked(engine, state, step)),
  chance: drawDeal,
  view,
  seen,
  possible,
  stirs: () => [],
  notation,
  texts,
  bot: createBot,
  engine,
};
