/**
 * The servers that share one store, seen from one of them. A table may be in use at several at once: what happens at it is
 * decided by the store's key; what happens at it by itself is left to one of them, by a claim that counts for as long as that
 * server lives.
 */
export interface Nodes {
  /** This server's name among them; another one after each start, except where it is alone. */
  readonly id: string;
  /** No other server can share the store: nothing has to be asked or told. */
  readonly isAlone: boolean;
  /** Whether that server lives, as far as is known. */
  lives(node: string): boolean;
  /** Until when a server that is gone was there, in the time of the house; undefined for one that lives or is forgotten. */
  goneSince(node: string): number | undefined;
  /** How many there are, this one included. */
  readonly alive: number;
  /** Whether hints come through from every other one that lives; undefined where there can be none. */
  readonly hearsAll: boolean | undefined;
  /** At how many tables bots and timers are this server's to look after, as far as that is divided. */
  readonly claimed: number | undefined;
  /** Whether it is this server that does something for the whole house now, which nobody else does then for so long. */
  chore(name: string, milliseconds: number): Promise<boolean>;
  /** Whether bots and timers of this table are this server's to look after; at once where that is known. */
  claim(table: string): boolean | Promise<boolean>;
  /** What was known of this table's claim is asked for again the next time. */
  doubt(table: string): void;
  /** This server has nothing more to do with the table. */
  release(table: string): void;
  /** Calls `listener` when hints may have been missed, again and again while they do not come through: it is to look in the store. */
  onLook(listener: () => void): () => void;
  /** Calls `listener` when another server is gone. */
  onGone(listener: (node: string) => void): () => void;
  close(): Promise<void>;
}

const nothing = (): void => {};

/** A server that has its store for itself. */
export const ALONE: Nodes = {
  id: 'alone',
  isAlone: true,
  alive: 1,
  hearsAll: undefined,
  claimed: undefined,
  chore: async () => true,
  lives: () => true,
  goneSince: () => undefined,
  claim: () => true,
  doubt: nothing,
  release: nothing,
  onLook: () => nothing,
  onGone: () => nothing,
  close: async () => {},
};
