/**
 * Carries short messages between servers that share a store. They are hints: one may be lost, come twice or late, and
 * nothing is wrong then but a delay. Within a server they arrive too, in order, after the current task.
 */
export interface Bus {
  /** Never waits and never throws: what cannot be sent is dropped, and told to those who watch for gaps. */
  publish(topic: string, message: string): void;
  /**
   * Calls `listener` for every message on this topic, from this and other servers, until the returned function is called. It
   * takes a moment until others are heard: `heard` is called when that is so, and what happened before has to be looked up.
   */
  subscribe(topic: string, listener: (message: string) => void, heard?: () => void): () => void;
  /**
   * Calls `listener` when messages to or from this server may have been lost and come through again from now on: whoever
   * relies on them has to look in the store once, here and elsewhere.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
