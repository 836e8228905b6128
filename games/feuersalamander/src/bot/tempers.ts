import type { Temper } from '@wunderkammer/kernel';

/** What a bot is inclined to; but for its nerve in parts of a game won: so much it gives up for it. */
export interface Inclination {
  /** More nerve for claims that may be wrong, or less: see `Ability.nerve`. */
  readonly claiming: number;
  /** For asking for what it holds itself, or for a type that it has. */
  readonly bluffing: number;
  /** For throwing somebody out. */
  readonly hunting: number;
  /** For throwing out, and for taking cards from, whoever hurt it last. */
  readonly revenge: number;
}

export const INCLINATIONS: Readonly<Record<Temper, Inclination>> = {
  even: { claiming: 0, bluffing: 0, hunting: 0, revenge: 0 },
  cautious: { claiming: -0.2, bluffing: 0, hunting: -0.01, revenge: 0 },
  reckless: { claiming: 0.15, bluffing: 0, hunting: 0.02, revenge: 0 },
  bluffing: { claiming: 0, bluffing: 0.025, hunting: 0, revenge: 0 },
  vengeful: { claiming: 0, bluffing: 0, hunting: 0, revenge: 0.04 },
};
