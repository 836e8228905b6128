import * as z from 'zod/mini';
import { CODES } from './codes.ts';
import { tableSetup } from './setup.ts';

export const STATUSES = ['waiting', 'playing', 'over', 'archived'] as const;
export const ENDINGS = ['played', 'resigned', 'agreed', 'closed'] as const;

const outcome = z.object({ ranking: z.array(z.array(z.int())), scores: z.array(z.number()) });

/** How a game ended, and who ended it. */
const ending = z.object({ how: z.enum(ENDINGS), outcome: z.optional(outcome), by: z.optional(z.int()) });

/** One seat, as everybody at the table sees it. */
const roomSeat = z.object({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  /** A bot plays for the person who sits here. */
  handed: z.boolean(),
  resigned: z.boolean(),
  muted: z.boolean(),
  /** Agrees to end the game. */
  agrees: z.boolean(),
  /** Has given something of their own to the seed of this game. */
  ready: z.boolean(),
});
export type RoomSeat = z.infer<typeof roomSeat>;

/** The clocks: what each seat has left, in milliseconds, when this was sent, and whose is running. */
export const clocks = z.object({ left: z.array(z.number()), running: z.array(z.int()) });
export type Clocks = z.infer<typeof clocks>;

/** A table without its game: what everybody who may know of it sees, and what oneself is there. */
export const room = z.object({
  table: z.string(),
  setup: tableSetup,
  status: z.enum(STATUSES),
  commitment: z.string(),
  seats: z.array(roomSeat),
  /** The seat of whoever has the say before the start and over the chat. */
  host: z.nullable(z.int()),
  you: z.object({ seat: z.nullable(z.int()), host: z.boolean() }),
  chat: z.boolean(),
  clocks: z.optional(clocks),
  ending: z.optional(ending),
  /** How the earlier games of the series ended. */
  outcomes: z.array(outcome),
  /** The table where the same people play on. */
  next: z.optional(z.string()),
  /** When the table is put away unless somebody touches it; only said when that is near. */
  archive: z.optional(z.number()),
  /** Something of the table was lost: what is left can be looked at, and every command is refused with `damaged`. */
  damaged: z.optional(z.literal(true)),
});
export type Room = z.infer<typeof room>;

/** A line somebody said. `n` counts them at this table. */
export const chatLine = z.object({
  n: z.int(),
  seat: z.nullable(z.int()),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** One table in a list. */
export const card = z.object({
  table: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'bot']), name: z.string() })),
  clock: tableSetup.shape.clock,
  watch: tableSetup.shape.watch,
  aids: tableSetup.shape.aids,
  options: tableSetup.shape.options,
  games: tableSetup.shape.games,
  /** The people the table waits for, by their seats. */
  waits: z.array(z.int()),
  ending: z.optional(ending),
  touched: z.number(),
  /** In one's own list: the table waits for oneself. */
  yourTurn: z.boolean(),
  archive: z.optional(z.number()),
});
export type Card = z.infer<typeof card>;

export const code = z.enum(CODES);
