/**
 * Why something was not done. A code is for programs and never changes its meaning; people get words made from it in their
 * own language. A broken rule of a game has the code `rule` and brings the rule's own code and number along; its words stand in the game's texts.
 */
export const CODES = [
  /** The message is none of the protocol: not JSON, no such type, a field missing or too long. */
  'message',
  /** Another version of the protocol. */
  'protocol',
  /** No such table, person, page. */
  'unknown',
  /** One must have said who one is first. */
  'unauthenticated',
  /** Not yours to do: the seat, table or command belongs to somebody else. */
  'forbidden',
  /** Right in itself, but not now: started already, over, full. */
  'not-now',
  /** The seat is taken. */
  'taken',
  /** The table has moved on since the decision was made. */
  'stale',
  /** A rule of the game forbids it. */
  'rule',
  /** The options are none this game has. */
  'options',
  /** Something of the table was lost: it can be looked at, but nobody plays on until whoever runs the house accepts that. */
  'damaged',
  /** Too often: wait a little, and ask again. */
  'rate-limited',
  /** As much as there may be: tables, notes. It will not help to ask again soon. */
  'full',
  /** A code or an invitation that is wrong, used up or too old. */
  'code',
  /** Only people with an invitation may come in here. */
  'locked',
  /** The server is stopping, or its disk is full: it was not done, try again. */
  'unavailable',
  /** Our own mistake; nothing was done. */
  'internal',
] as const;
/** Why something was not done. */
export type Code = (typeof CODES)[number];
