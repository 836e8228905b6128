import { type Engine, type Game, listMoves, playPacked } from '@wunderkammer/kernel';
import { createBot } from './bot/bot.ts';
import { box } from './box.ts';
import { chance } from './chance.ts';
import { pack, stepShape, unpack } from './codec.ts';
import { decisionRules } from './decision-rules.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { possible } from './possible.ts';
import { randomPolicy } from './random-policy.ts';
import { decider, happen, isChance, isOver, play } from './rules.ts';
import { seen } from './seen.ts';
import { create } from './state.ts';
import { stirs } from './stirs.ts';
import { texts } from './texts/index.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';
import { DECISION_TYPES, type DreiMagierTypes } from './vocabulary.ts';

const engine: Engine<DreiMagierTypes> = {
  isOver,
  isChance,
  decider,
  moves,
  play,
  chance,
  outcomes,
  happen,
  randomPolicy,
  pack: (_state, step) => pack(step),
  unpack: (state, by, move) => unpack(state.seats, by, move),
};

/** Die drei Magier, Johann Rüttinger, Noris 1985: three players, the rules DM-1 to DM-32 of RULES.md. */
export const dreiMagier: Game<DreiMagierTypes> = {
  ...box,
  series: 'wins',
  optionHelp,
  decisionRules,
  openDecisions: DECISION_TYPES,
  balance: { beginnerDrawnBy: 'startThrow' },
  readOptions,
  stepShape,

  create,
  turn,
  legal: (state, seat) => listMoves(engine, state, seat),
  play: (state, step) => playPacked(engine, state, step),
  chance: (state, random) => unpack(state.seats, 'chance', chance(state, random)),

  view,
  seen,
  possible,
  stirs,
  notation,
  texts,

  bot: createBot,
  engine,
};
