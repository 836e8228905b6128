import * as z from 'zod/mini';
import { CODES } from './codes.ts';
import { tableSetup } from './setup.ts';

/** How far a table is. */
export const STATUSES = ['waiting', 'playing', 'over', 'archived'] as const;
/** How a game can end: played out, or otherwise. */
export const ENDINGS = ['played', 'resigned', 'agreed', 'closed'] as const;

const outcome = z.object({ ranking: z.array(z.array(z.int())), scores: z.array(z.number()) });

/** How a game ended, and who ended it. */
const ending = z.object({ how: z.enum(ENDINGS), outcome: z.optional(outcome), by: z.optional(z.int()) });

const seatKind = z.enum(['open', 'person', 'bot']);

/** One seat, as everybody at the table sees it. */
const roomSeat = z.object({
  kind: seatKind,
  name: z.string(),
  /** Who of the cast a bot is. */
  character: z.optional(z.string()),
  /** A bot plays for the person who sits here. */
  handed: z.boolean(),
  /** The seat of who let it do so. */
  handedBy: z.optional(z.int()),
  resigned: z.boolean(),
  muted: z.boolean(),
  /** Agrees to end the game. */
  agrees: z.boolean(),
  /** Has given something of their own to the seed of this game. */
  ready: z.boolean(),
});
/** One seat, as everybody at the table sees it. @useDeclaredType */
export type RoomSeat = z.infer<typeof roomSeat>;

/**
 * How much time each seat has, in milliseconds, when this was sent, and whose is running. With a clock that is the time for
 * deciding. Without one it is the time until others may hand the seat to a bot; it runs while the table waits for somebody
 * who is away.
 */
export const clocks = z.object({
  left: z.array(z.number()),
  running: z.array(z.int()),
  /** Whose time has run out since they last decided: others may hand these seats to a bot, if it is running and they are away. */
  late: z.array(z.int()),
});
/** How much time each seat has. @useDeclaredType */
export type Clocks = z.infer<typeof clocks>;

/** A table without its game: what its members and those who may watch see, and what oneself is there. */
export const room = z.object({
  table: z.string(),
  setup: tableSetup,
  status: z.enum(STATUSES),
  commitment: z.string(),
  seats: z.array(roomSeat),
  /** The seat of whoever has the say before the start and over the chat. */
  host: z.nullable(z.int()),
  you: z.object({
    seat: z.nullable(z.int()),
    host: z.boolean(),
    /** One came back late to one's turn: when others could have handed the seat to a bot. */
    late: z.optional(z.number()),
  }),
  chat: z.boolean(),
  clocks: z.optional(clocks),
  ending: z.optional(ending),
  /**
   * The last proposal to end the game: who made it, who declined it if somebody did, and after how many steps of the game
   * there may be another.
   */
  proposal: z.optional(z.object({ by: z.int(), declined: z.optional(z.int()), again: z.int() })),
  /** How the earlier games of the series ended. */
  outcomes: z.array(outcome),
  /** The table where the same people play on, and whose idea it was. */
  next: z.optional(z.object({ table: z.string(), by: z.nullable(z.int()) })),
  /** When the table is put away unless somebody touches it; only said when that is near. */
  archive: z.optional(z.number()),
  /**
   * The table cannot be read to its end: something of it was lost, or does not fit the rules of today. What is left can be
   * looked at, and every command is refused with `damaged`.
   */
  damaged: z.optional(z.enum(['lost', 'unfit'])),
});
/** A table without its game. @useDeclaredType */
export type Room = z.infer<typeof room>;

const outside = { table: z.string(), setup: tableSetup, commitment: z.string() };

/**
 * A table as it is told to somebody who has its link and may not watch it: whether there is a seat, and with whom. Once the
 * game has begun, only that. Nothing else may be in it, so nothing else is let through.
 */
export const outsideView = z.discriminatedUnion('status', [
  z.strictObject({
    ...outside,
    status: z.literal('waiting'),
    seats: z.array(z.strictObject({ kind: seatKind, name: z.string() })),
    host: z.nullable(z.int()),
  }),
  /** `closed`: before its game began. */
  z.strictObject({ ...outside, status: z.enum(['playing', 'over', 'closed', 'archived']) }),
]);
/** A table, as told to somebody who may not watch it. @useDeclaredType */
export type OutsideView = z.infer<typeof outsideView>;

/** A line somebody said. `n` counts them at this table. */
export const chatLine = z.object({
  n: z.int(),
  seat: z.nullable(z.int()),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
/** A line somebody said. @useDeclaredType */
export type ChatLine = z.infer<typeof chatLine>;

/** One table in a list. */
export const card = z.object({
  table: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  seats: z.array(z.object({ kind: seatKind, name: z.string() })),
  clock: tableSetup.shape.clock,
  watch: tableSetup.shape.watch,
  aids: tableSetup.shape.aids,
  options: tableSetup.shape.options,
  games: tableSetup.shape.games,
  /** The people the table waits for, by their seats. */
  waits: z.array(z.int()),
  ending: z.optional(ending),
  /** When it was opened. */
  opened: z.number(),
  /** The table waits for oneself. */
  yourTurn: z.boolean(),
  /** In one's own list: when something last happened there, and when it is put away if that is near. */
  touched: z.optional(z.number()),
  archive: z.optional(z.number()),
});
/** One table in a list. @useDeclaredType */
export type Card = z.infer<typeof card>;

/** Why something was not done. */
export const code = z.enum(CODES);
