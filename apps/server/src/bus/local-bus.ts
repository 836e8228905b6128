import type { Bus } from './bus.ts';

interface Subscription {
  readonly listener: (message: string) => void;
}

/** A bus for a server that is alone with its store: messages go around in the process. */
export class LocalBus implements Bus {
  readonly #topics = new Map<string, Set<Subscription>>();

  publish(topic: string, message: string): void {
    for (const subscription of this.#topics.get(topic) ?? []) {
      // One task for each, so that a listener that throws keeps no other from hearing it.
      setImmediate(() => {
        if (this.#topics.get(topic)?.has(subscription)) subscription.listener(message);
      });
    }
  }

  subscribe(topic: string, listener: (message: string) => void): () => void {
    const subscription: Subscription = { listener };
    const subscriptions = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, subscriptions.add(subscription));
    return () => {
      subscriptions.delete(subscription);
      // A set that was given up earlier must not take the topic from those who came after.
      if (subscriptions.size === 0 && this.#topics.get(topic) === subscriptions) this.#topics.delete(topic);
    };
  }

  async close(): Promise<void> {
    this.#topics.clear();
  }
}
