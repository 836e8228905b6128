import type { Temper } from '@wunderkammer/kernel';
import { type Hopes, SOBER } from './settle.ts';

/** What a temper changes, at any level. */
export interface Inclination {
  /** How it looks upon chance when it weighs a duel or a spell. */
  readonly hopes: Hopes;
  /** In a duel it stands if that costs no more of the chance to win than this: who stands early leaves the other few throws. */
  readonly nerve: number;
  /** How much of its own chances it would give for as much of those of whoever hurt it last. */
  readonly spite: number;
}

const EVEN: Inclination = { hopes: SOBER, nerve: 0, spite: 0 };

/** Sizes that can be seen at a table and cost little: measured against the even temper. */
export const INCLINATIONS: Readonly<Record<Temper, Inclination>> = {
  even: EVEN,
  cautious: { ...EVEN, hopes: { duel: -0.3, fate: 3 } },
  reckless: { ...EVEN, hopes: { duel: 0.15, fate: 0.3 } },
  bluffing: { ...EVEN, nerve: 0.07 },
  vengeful: { ...EVEN, spite: 0.2 },
};
