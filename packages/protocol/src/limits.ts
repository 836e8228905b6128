/** The version of the messages. A server refuses a client of another one and says so. */
export const PROTOCOL = 1;

/** What a stranger can fill, and how far. */
export const LIMITS = {
  /** Characters. */
  name: 24,
  chat: 400,
  entropy: 64,
  word: 64,
  /** Bytes of one message to the server; a whole arrangement has 700. */
  message: 8_192,
  /** Keys of one notebook, those written at once, and the length of what stands in it. */
  marks: 600,
  marksAtOnce: 50,
  mark: 64,
  /** Tables one connection may have open at once. */
  open: 4,
  seriesGames: 9,
  /** Seats at one table: no game has more, and each says how many it has. */
  seats: 6,
} as const;
