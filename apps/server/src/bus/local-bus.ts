import type { Bus } from './bus.ts';

interface Subscription {
  readonly listener: (message: string) => void;
  ended: boolean;
}

/** A bus for a server that is alone with its store: messages go around in the process. */
export class LocalBus implements Bus {
  readonly #topics = new Map<string, Set<Subscription>>();
  /** What is still to be heard, in its order. */
  readonly #waiting: [to: Subscription, message: string][] = [];

  publish(topic: string, message: string): void {
    const subscriptions = this.#topics.get(topic);
    if (subscriptions === undefined) return;
    if (this.#waiting.length === 0) setImmediate(() => this.#deliver());
    for (const subscription of subscriptions) this.#waiting.push([subscription, message]);
  }

  #deliver(): void {
    // What is published meanwhile comes in the next round.
    const due = this.#waiting.splice(0);
    for (const [index, [{ ended, listener }, message]] of due.entries()) {
      try {
        if (!ended) listener(message);
      } catch (error) {
        // A listener that throws keeps no other from hearing.
        this.#waiting.unshift(...due.slice(index + 1));
        if (this.#waiting.length > 0) setImmediate(() => this.#deliver());
        throw error;
      }
    }
  }

  subscribe(topic: string, listener: (message: string) => void, heard?: () => void): () => void {
    if (heard !== undefined) setImmediate(heard);
    const subscription: Subscription = { listener, ended: false };
    const subscriptions = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, subscriptions.add(subscription));
    return () => {
      subscription.ended = true;
      subscriptions.delete(subscription);
      // A set that was given up earlier must not take the topic from those who came after.
      if (subscriptions.size === 0 && this.#topics.get(topic) === subscriptions) this.#topics.delete(topic);
    };
  }

  /** Nothing is lost within a process. */
  onGap(): () => void {
    return () => {};
  }

  async close(): Promise<void> {
    this.#topics.clear();
    this.#waiting.length = 0;
  }
}
