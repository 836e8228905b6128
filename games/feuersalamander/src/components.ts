import type { Component } from '@wunderkammer/kernel';
import { CARDS } from './cards.ts';
import { FIGURES, type StickSymbol, SYMBOLS } from './vocabulary.ts';

/** What somebody who is asked gives to the one who asks (FS-9, FS-27). */
export const ANSWERS = ['yes', 'no'] as const;
/** A yes or a no. */
export type Answer = (typeof ANSWERS)[number];

/** One of the four sides of a stick: pips or a symbol, and on one of them a key besides (FS-3, FS-4). */
export interface StickSide {
  readonly shows: number | StickSymbol;
  readonly key: boolean;
}

/** Which side has the key is said nowhere: it is the first, where there is most room for it. */
const stick = (...sides: readonly StickSide['shows'][]): readonly StickSide[] =>
  sides.map((shows, side) => ({ shows, key: side === 0 }));

const PIP_STICK = stick(1, 2, 3, 4);
const SYMBOL_STICK = stick(...SYMBOLS.flatMap((symbol) => [symbol, symbol]));

/** The sticks side by side, each with its sides in the order in which they follow one another (FS-3). */
export const STICKS: readonly (readonly StickSide[])[] = [PIP_STICK, PIP_STICK, SYMBOL_STICK];

/** What is in the box (FS-1 to FS-5, FS-9). */
export const COMPONENTS = [
  { id: 'board', count: 1 },
  { id: 'figures', count: FIGURES.length },
  { id: 'tokens', count: FIGURES.length },
  { id: 'salamanderCards', count: CARDS },
  { id: 'answerCards', count: FIGURES.length * ANSWERS.length },
  { id: 'sticks', count: STICKS.length },
] as const satisfies readonly Component[];

/** One kind of thing in the box. */
export type ComponentId = (typeof COMPONENTS)[number]['id'];
