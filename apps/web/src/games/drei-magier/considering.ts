import type { Decision } from '@wunderkammer/drei-magier/pieces';

/** What a pointer or the focus rests on. It changes with every glance, and nothing but its preview is drawn anew for it. */
export class Considering {
  #decision: Decision | undefined;
  readonly #changed = new Set<() => void>();

  readonly consider = (decision: Decision | undefined): void => {
    this.#decision = decision;
    for (const changed of this.#changed) changed();
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  };

  readonly snapshot = (): Decision | undefined => this.#decision;
}
