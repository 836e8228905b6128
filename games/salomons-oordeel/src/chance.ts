import { cloneState, type Move, type Random, type Seat } from '@wunderkammer/kernel';
import * as bits from './bits.ts';
import * as codes from './move-codes.ts';
import * as rules from './rules.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as material from './stones.ts';
import type { Chance, Stone } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { nthBit } = bits;
const { FIRST } = codes;
const { happen } = rules;
const { BAG, BAG_COUNT, DEAL_PHASE, PHASE } = layout;
const { handSize, stoneAt } = material;

/*
 * How numbers become outcomes:
 *
 * - `deal`: seat by seat from seat 0, for each stone of the hand one `below(n)`, where n is the number of stones of the
 *   variant not dealt yet. The number k drawn takes the k-th (from 0) of those stones in the order of the vocabulary:
 *   red1 … red5 redEye, yellow1 … yellowEye, green, blue, purple; the easy game has no eyes. `hands` lists the stones
 *   of each seat in the order in which they were drawn. The stones left over are not drawn.
 * - `first`: one `below(seats)`, the seat itself.
 */

/** Draws the next outcome: one stone of the deal, or who begins. */
export const draw = ({ cells, seats }: State, random: Random): Move => {
  if (cells[PHASE] !== DEAL_PHASE) return FIRST + random.below(seats);
  return nthBit(cells[BAG]!, random.below(cells[BAG_COUNT]!));
};

/** Draws the whole chance step that is due. */
export const chance = (state: State, random: Random): Chance => {
  if (state.cells[PHASE] !== DEAL_PHASE) {
    return { by: 'chance', type: 'first', seat: (draw(state, random) - FIRST) as Seat };
  }
  const after = cloneState(state);
  const size = handSize(state.options.variant, state.seats);
  const hands: Stone[][] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const hand: Stone[] = [];
    for (let count = 0; count < size; count++) {
      const stone = draw(after, random);
      happen(after, stone);
      hand.push(stoneAt(stone));
    }
    hands.push(hand);
  }
  return { by: 'chance', type: 'deal', hands };
};
