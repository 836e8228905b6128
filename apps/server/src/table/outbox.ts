interface Waiting<Request> {
  kept: boolean;
  readonly deliver: () => void;
  readonly request: Request | undefined;
  readonly givenUp?: (() => void) | undefined;
}

/**
 * Holds back what is to be told until what it tells is safely kept, and keeps the order: nothing overtakes, whichever
 * commit comes back first.
 */
export class Outbox<Request> {
  readonly #waiting: Waiting<Request>[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Delivers when `kept` is called, and everything before has been delivered. */
  hold(deliver: () => void, request: Request | undefined): { readonly kept: () => void } {
    const waiting: Waiting<Request> = { kept: false, deliver, request };
    this.#waiting.push(waiting);
    return {
      kept: () => {
        waiting.kept = true;
        while (this.#waiting[0]?.kept === true) this.#waiting.shift()!.deliver();
      },
    };
  }

  /** Delivers when everything that happened so far is kept; `request` is what it answers. */
  follow(deliver: () => void, { request, givenUp }: { request?: Request; givenUp?: () => void } = {}): void {
    if (this.isEmpty) deliver();
    else this.#waiting.push({ kept: true, deliver, request, givenUp });
  }

  /** Gives up what was not kept; returns what had been asked for. */
  abandon(): readonly Request[] {
    const abandoned = this.#waiting.splice(0);
    for (const { givenUp } of abandoned) givenUp?.();
    return abandoned.flatMap(({ request }) => request ?? []);
  }
}
