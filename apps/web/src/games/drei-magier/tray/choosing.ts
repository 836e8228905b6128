import type { Decision, PerWand, Step, View } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { FigureKind } from '../board/figures.ts';

/** What is in hand but not yet played. */
export interface Picked {
  readonly mover: FigureKind | undefined;
  readonly wands: PerWand<number>;
  /** What waits for a yes. */
  readonly confirming: Decision | undefined;
  /** The move that a finger looks at: the board shows it, and the same once more is meant. */
  readonly looked: Decision | undefined;
}

/** What the choices of a decision are drawn from. */
export interface ChoicesProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly legal: readonly Decision[];
  readonly hint: Step | undefined;
  readonly picked: Picked;
  readonly pick: (change: Partial<Picked>) => void;
  /** Told what a pointer or the focus rests on: the board shows it. */
  readonly consider: (decision: Decision | undefined) => void;
  /** Plays a decision, or asks first where a slip would hurt; a finger, which cannot hover, is shown a move first. */
  readonly choose: (decision: Decision, byFinger?: boolean) => void;
  readonly explain: (step: Step) => void;
}
