import {
  cloneState,
  type Engine,
  type Game,
  listMoves,
  type Move,
  playPacked,
  type RuleViolation,
  seat,
} from '@wunderkammer/kernel';
import { balance } from './balance.ts';
import { createBot } from './bot/bot.ts';
import { box } from './box.ts';
import { COPIES, indexOfKind, kindOf } from './cards.ts';
import { chance } from './chance.ts';
import { MOVES, pack, stepShape, unpack } from './codec.ts';
import { decisionRules } from './decision-rules.ts';
import { moves } from './moves.ts';
import { notation } from './notation.ts';
import { optionHelp, readOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { possible } from './possible.ts';
import { randomPolicy } from './random-policy.ts';
import { whyNoChance } from './refusals.ts';
import { happen, play } from './rules.ts';
import { seen } from './seen.ts';
import { create, LAYOUT, PHASES, type State } from './state.ts';
import { stirs } from './stirs.ts';
import { texts } from './texts/index.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';
import { VIOLATIONS } from './violations.ts';
import type { FeuersalamanderTypes, Kind, Step } from './vocabulary.ts';

const { DEALT, DECIDER, PHASE } = LAYOUT;
const { OVER } = PHASES;
const { M_DEAL, SAYS } = MOVES;

const engine: Engine<FeuersalamanderTypes> = {
  isOver: (state) => state.cells[PHASE] === OVER,
  isChance: (state) => state.cells[PHASE]! < OVER,
  decider: (state) => seat(state.cells[DECIDER]!),
  moves,
  play,
  chance,
  outcomes,
  happen,
  randomPolicy,
  pack,
  unpack,
};

type Deal = Extract<Step, { type: 'deal' }>;

/** A deal is checked whole before the first card is dealt. */
const playDeal = (state: State, { hands }: Deal): RuleViolation | undefined => {
  const { cells } = state;
  if (cells[PHASE] !== PHASES.DEAL || cells[DEALT] !== 0) return whyNoChance(state, M_DEAL);
  const cards = hands.flat().map(indexOfKind);
  if (COPIES.some((copies, kind) => cards.filter((card) => card === kind).length > copies)) {
    return VIOLATIONS['deal/too-many-copies'];
  }
  for (const kind of cards) happen(state, M_DEAL | (kind << SAYS));
  return undefined;
};

/** Deals on a copy, card by card. */
const drawDeal = (state: State, draw: (state: State) => Move): Deal => {
  const copy = cloneState(state);
  const hands = Array.from({ length: state.seats }, (): [Kind, Kind] => {
    const next = (): Kind => {
      const card = draw(copy);
      happen(copy, card);
      return kindOf(card >> SAYS);
    };
    return [next(), next()];
  });
  return { by: 'chance', type: 'deal', hands };
};

/** Der Feuersalamander, Noris 1987, by Johann Rüttinger. */
export const feuersalamander: Game<FeuersalamanderTypes> = {
  ...box,
  series: 'points',
  optionHelp,
  decisionRules,
  openDecisions: ['throw', 'throwKeys', 'move', 'exchange', 'pass'],
  balance,
  readOptions,
  stepShape,
  create,
  turn,
  legal: (state, seat) => listMoves(engine, state, seat),
  play: (state, step) => (step.type === 'deal' ? playDeal(state, step) : playPacked(engine, state, step)),
  chance: (state, random) =>
    state.cells[PHASE] === PHASES.DEAL
      ? drawDeal(state, (copy) => chance(copy, random))
      : unpack(state, 'chance', chance(state, random)),
  view,
  seen,
  possible,
  stirs,
  notation,
  texts,
  bot: createBot,
  engine,
};
