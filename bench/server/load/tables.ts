/** Four clients a table, of whichever contender. */
export const CLIENTS = 4;

/** Tables of one contender with their clients, as a load drives them. */
export interface Tables {
  /** Sends the next decision at a table that is ready. */
  decide(table: number): void;
  /** Bytes that reached all clients so far. */
  readonly received: number;
  /** Games that came to their end so far. */
  readonly games: number;
  /**
   * Compares what clients made of what they were told with what the server says when it is asked anew; how many views.
   * Rejects if one is another. To be called when nothing is under way.
   */
  check(): Promise<number>;
}

/** Whoever drives them. */
export interface Driver {
  /** All clients of the table have the decision that was sent last. */
  told(table: number): void;
  /** The next decision may be sent. */
  ready(table: number): void;
  /** Something went wrong that should not: the run counts for nothing. */
  failed(error: Error): void;
}
