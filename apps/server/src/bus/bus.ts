/**
 * Carries short messages between servers that share a store. They are hints: one may be lost, come twice or late, and
 * nothing is wrong then but a delay. Within a server they arrive too, in order, after the current task.
 */
export interface Bus {
  publish(topic: string, message: string): void;
  /** Calls `listener` for every message on this topic, from this and other servers, until the returned function is called. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  close(): Promise<void>;
}
