import type { World } from '../world.ts';

/** What a list is made of, and whom it is told to. */
export interface ListSource {
  readonly world: World;
  /** The list as it is, as a frame. */
  read(): Promise<string>;
  send(frame: string): void;
  /** Calls back whenever the list may have changed; returns how to stop that. */
  subscribe(changed: () => void): () => void;
  reportError(error: unknown): void;
}

/** How long changes of a list are gathered before it is sent again; who asks more often waits for as long. */
const PAUSE_MS = 250;

/** Tells one connection a list: when it is asked for, and from then on whenever it is another. */
export class ListFeed {
  readonly #source: ListSource;
  #sent = '';
  #toldAt = Number.NEGATIVE_INFINITY;
  /** An answer is owed, also if nothing has changed. */
  #asked = false;
  #stopWaiting: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(source: ListSource) {
    this.#source = source;
  }

  async follow(): Promise<void> {
    const { world, subscribe } = this.#source;
    this.#unsubscribe ??= subscribe(() => this.#tellIn(PAUSE_MS));
    this.#asked = true;
    const early = this.#toldAt + PAUSE_MS - world.lived();
    if (early <= 0) await this.#tell();
    else this.#tellIn(early);
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#asked = false;
  }

  #tellIn(ms: number): void {
    this.#stopWaiting ??= this.#source.world.after(ms, () => {
      this.#stopWaiting = undefined;
      void this.#tell().catch((error: unknown) => this.#source.reportError(error));
    });
  }

  async #tell(): Promise<void> {
    this.#toldAt = this.#source.world.lived();
    const frame = await this.#source.read();
    if (this.#unsubscribe === undefined) return;
    if (this.#asked || frame !== this.#sent) this.#source.send(frame);
    this.#asked = false;
    this.#sent = frame;
  }
}
