import type { ReactNode } from 'react';
import type { Format } from '../geometry/paper.ts';

/** A sheet of paper: what is on its front, and on its back if there is anything. */
export interface SheetPlan {
  readonly name: string;
  readonly format: Format;
  readonly front: ReactNode;
  readonly back?: ReactNode;
  /** Without the line at the foot: the pages of a booklet take the whole sheet. */
  readonly bare?: boolean;
}
