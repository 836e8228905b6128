import type { ReactNode } from 'react';

/** What stands on a game's seal, in a box of 48 by 48, and the colour under it. */
export interface Seal {
  readonly ground: string;
  readonly sign: ReactNode;
}
