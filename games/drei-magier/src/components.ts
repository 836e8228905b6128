import type { Component } from '@wunderkammer/kernel';
import { COLOURS, MAGIC_PLACES, SYMBOLS, type WandSymbol } from './vocabulary.ts';

/** How often every card is there (DM-2). */
export const COPIES = 2;

/** A side of a wand, and how many notches are cut into the edge between it and the next one (DM-5, DM-6). */
export interface WandSide {
  readonly symbol: WandSymbol;
  readonly notches: number;
}

/** Which edge has how many notches is said nowhere; a wand of paper is glued at the last one, which has none. */
const NOTCHES: readonly number[] = [1, 2, 0];

/** The sides of every wand in the order in which they follow one another. */
export const WAND_SIDES: readonly WandSide[] = SYMBOLS.map((symbol, side) => ({ symbol, notches: NOTCHES[side]! }));

/** What is in the box (DM-2 to DM-7). The Dutch list has three plans besides; what was on them is lost. */
export const COMPONENTS = [
  { id: 'board', count: 1 },
  { id: 'mages', count: COLOURS.length },
  { id: 'apprentices', count: COLOURS.length },
  { id: 'wands', count: COLOURS.length },
  { id: 'powerStones', count: COLOURS.length },
  { id: 'tarotCards', count: MAGIC_PLACES.length * COPIES },
  { id: 'plans', count: COLOURS.length },
] as const satisfies readonly Component[];

/** One kind of thing in the box. */
export type ComponentId = (typeof COMPONENTS)[number]['id'];
