import type { Game } from '@wunderkammer/kernel';
import { createBot } from './bot.ts';
import { chance } from './chance.ts';
import { pack, stepShape, unpack } from './codec.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { decider, happen, isChance, isOver, play } from './rules.ts';
import { seen } from './seen.ts';
import { create } from './state.ts';
import { tell } from './text.ts';
import { turn, view } from './view.ts';
import type { Decision, DreiMagierTypes } from './vocabulary.ts';

const isDecision = (step: DreiMagierTypes['Step']): step is Decision => step.by !== 'chance';

/** Die drei Magier, Johann Rüttinger, Noris 1985: three players, the rules DM-1 to DM-32 of RULES.md. */
export const dreiMagier: Game<DreiMagierTypes> = {
  id: 'drei-magier',
  title: 'Die drei Magier',
  seats: { min: 3, max: 3 },
  series: 'wins',
  optionHelp,
  readOptions,
  stepShape,

  create,
  turn,
  legal: (state, own) => {
    const into = new Int32Array(64);
    const count = moves(state, own, into);
    return Array.from(into.subarray(0, count), (move) => unpack(state.seats, own, move)).filter(isDecision);
  },
  play: (state, step) => (step.by === 'chance' ? happen(state, pack(step)) : play(state, step.by, pack(step))),
  chance: (state, random) => unpack(state.seats, 'chance', chance(state, random)),

  view,
  seen,
  notation,
  tell,

  bot: (own, _table, _random) => createBot(own),
  engine: {
    isOver,
    isChance,
    decider,
    moves,
    play,
    chance,
    happen,
    pack: (_state, step) => pack(step),
    unpack: (state, by, move) => unpack(state.seats, by, move),
  },
};
