import type { CSSProperties } from 'react';
import { usePace } from '../../table/pace.ts';
import { FALL_SECONDS } from './timing.ts';

const APART_SECONDS = 0.06;

/** How far a wand turns in falling: other angles at every throw, the same at every look. */
const turnOf = (version: number, index: number): string => `${180 + ((version * 53 + index * 131) % 300)}deg`;

export interface Fall {
  /** How the wand of this index falls. */
  readonly wand: (index: number) => CSSProperties;
  /** For what is told only once the wands lie still. */
  readonly after: CSSProperties;
  /** When that is, in seconds. */
  readonly seconds: number;
}

/** The fall of the wands in the throw of this version. */
export const useFall = (version: number): Fall => {
  const pace = usePace();
  const seconds = FALL_SECONDS * pace;
  return {
    wand: (index) =>
      ({
        '--turn': turnOf(version, index),
        animationDuration: `${seconds}s`,
        animationDelay: `${APART_SECONDS * index * pace}s`,
      }) as CSSProperties,
    after: { animationDelay: `${seconds}s` },
    seconds,
  };
};
