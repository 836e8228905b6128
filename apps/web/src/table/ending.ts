import type { Outcome } from '@wunderkammer/kernel';

/** How a game ended; with a title where it was not by the rules alone. */
export interface Ending {
  readonly title?: string | undefined;
  readonly outcome?: Outcome | undefined;
}
