import type { Seat } from '@wunderkammer/kernel';
import type { TableState } from './table-state.ts';

/** Answers that take long to write, kept for whoever asks again: every legal decision, the whole record; both as JSON. */
export class CachedAnswers {
  readonly #state: TableState;
  #legal: { readonly after: number; readonly bySeat: Map<Seat, string> } | undefined;
  #record: { readonly version: number; readonly json: string } | undefined;

  constructor(state: TableState) {
    this.#state = state;
  }

  /** Every decision a seat may take now; there can be thousands. */
  legal(seat: Seat): string {
    const { game, truth, steps, asked } = this.#state;
    if (!asked.includes(seat) || this.#state.isDriven(seat)) return '[]';
    if (this.#legal?.after !== steps.length) this.#legal = { after: steps.length, bySeat: new Map() };
    const { bySeat } = this.#legal;
    const known = bySeat.get(seat) ?? JSON.stringify(game.legal(truth!, seat));
    bySeat.set(seat, known);
    return known;
  }

  /** The whole game, once it is over. */
  record(): string | undefined {
    const { version } = this.#state;
    if (this.#record?.version !== version) {
      const record = this.#state.record();
      this.#record = record && { version, json: JSON.stringify(record) };
    }
    return this.#record?.json;
  }

  forget(): void {
    this.#legal = undefined;
    this.#record = undefined;
  }
}
