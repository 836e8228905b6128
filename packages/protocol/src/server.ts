import * as z from 'zod/mini';
import { card, chatLine, clocks, code, outsideView, room } from './room.ts';
import { decision, patch, seen, view } from './steps.ts';

const violation = z.object({ code: z.string(), rule: z.string() });

/**
 * What one may decide: packed moves as runs (`moves.ts`), or, where there are too many to list, the names of decisions.
 * Left out when there is nothing to decide.
 */
const run = z.tuple([z.int()], z.int());
const offer = z.union([z.array(run), z.array(decision)]);
/** What one may decide. @useDeclaredType */
export type Offer = z.infer<typeof offer>;

/** 1: the last step is one's own decision, and can be taken back. */
const back = z.optional(z.literal(1));

/** What is known of one step: what its viewer saw of it, and whether that was not for everybody. */
const told = z.object({
  /** What was seen. */
  s: seen,
  /** 1: not everybody saw the same. */
  x: z.optional(z.literal(1)),
  /** A bot decided for the person who sits there: the seat is handed to it, or the time had run out. */
  a: z.optional(z.enum(['bot', 'clock'])),
});
/** A step as one viewer saw it. @useDeclaredType */
export type ToldStep = z.infer<typeof told>;

const played = z.extend(told, {
  /** How the view changed (`patch.ts`); left out when it did not. */
  p: z.optional(patch),
});
/** A step as one viewer saw it, and how it changed their view. @useDeclaredType */
export type PlayedStep = z.infer<typeof played>;

/** From the server to a client. */
export const serverMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    protocol: z.int(),
    you: z.nullable(z.object({ id: z.string(), name: z.string() })),
  }),
  /**
   * A part of a long log, sent ahead of the `sync` that it belongs to; it begins where the client left off, or the part
   * before it ended.
   */
  z.object({ t: z.literal('log'), table: z.string(), from: z.int(), log: z.array(told) }),
  /** A table as it is, for whoever asked to open it. `log` and `chat` begin where the client left off. */
  z.object({
    t: z.literal('sync'),
    table: z.string(),
    room,
    game: z.optional(
      z.object({
        /** The seat whose eyes these are, or null for a watcher. */
        seat: z.nullable(z.int()),
        /** How many steps were played so far. */
        steps: z.int(),
        /** How many of them came before `log`. */
        from: z.int(),
        log: z.array(told),
        view,
        offer: z.optional(offer),
        back,
        /** How many decisions were taken back so far; left out when none was. What a client has from before the last of them is no longer so. */
        takenBack: z.optional(z.int()),
        marks: z.record(z.string(), z.string()),
      }),
    ),
    chat: z.array(chatLine),
    here: z.array(z.int()),
    watchers: z.int(),
  }),
  /** In place of `sync` and `room`, for an outsider, who may not watch: the table as seen from outside, whenever that looks different. */
  z.object({ t: z.literal('outside'), table: z.string(), id: z.optional(z.string()), outside: outsideView }),
  /** Steps that were played, one after the other; `n` is the number of steps after them. */
  z.object({
    t: z.literal('played'),
    table: z.string(),
    n: z.int(),
    id: z.optional(z.string()),
    steps: z.array(played),
    offer: z.optional(offer),
    back,
    clocks: z.optional(clocks),
  }),
  /** The last step was taken back by the one who had decided it: it never happened. `n` is the number of steps without it. */
  z.object({
    t: z.literal('takenBack'),
    table: z.string(),
    n: z.int(),
    id: z.optional(z.string()),
    by: z.int(),
    takenBack: z.int(),
    p: z.optional(patch),
    offer: z.optional(offer),
    back,
    clocks: z.optional(clocks),
  }),
  /** The table itself changed: seats, host, votes, ending. */
  z.object({ t: z.literal('room'), table: z.string(), id: z.optional(z.string()), room }),
  z.object({ t: z.literal('chat'), table: z.string(), id: z.optional(z.string()), line: chatLine }),
  /** Who is there: seats, and how many others. */
  z.object({
    t: z.literal('here'),
    table: z.string(),
    here: z.array(z.int()),
    watchers: z.int(),
    clocks: z.optional(clocks),
  }),
  /** What was noted with this `id` is kept; or, what was asked for with it had been done before. */
  z.object({ t: z.literal('done'), id: z.string() }),
  /** What was asked for was not done. Without an `id`: a message that could not be read. */
  z.object({
    t: z.literal('refused'),
    id: z.optional(z.string()),
    table: z.optional(z.string()),
    code,
    message: z.optional(z.string()),
    violation: z.optional(violation),
  }),
  z.object({
    t: z.literal('answer'),
    id: z.string(),
    violation: z.optional(violation),
    legal: z.optional(z.array(decision)),
  }),
  /** One may not follow this table, or no longer: it is not there, or not for oneself. */
  z.object({ t: z.literal('gone'), table: z.string(), code }),
  z.object({ t: z.literal('list'), what: z.enum(['lobby', 'mine']), tables: z.array(card) }),
  z.object({ t: z.literal('pong') }),
  /** The server goes; come back in so many milliseconds. */
  z.object({ t: z.literal('bye'), code, again: z.int() }),
]);
/** A message from the server to a client. @useDeclaredType */
export type ServerMessage = z.infer<typeof serverMessage>;
/** A table as it is. @useDeclaredType */
export type SyncMessage = Extract<ServerMessage, { t: 'sync' }>;
/** Steps that were played. @useDeclaredType */
export type PlayedMessage = Extract<ServerMessage, { t: 'played' }>;
/** A step that was taken back. @useDeclaredType */
export type TakenBackMessage = Extract<ServerMessage, { t: 'takenBack' }>;
