/** A connection to the house: what is needed of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** With the code of a WebSocket that was closed, if it ever was one. */
  readonly closed: (code?: number) => void;
}

/** What the connection takes from the browser; tests put their own in its place. */
export interface Environment {
  readonly connect: (events: SocketEvents) => Socket;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
  /** A name for something asked, different each time. */
  readonly newId: () => string;
}
