import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { decision, isSeatStep } from './steps.ts';
import { characterId, chatText, entropyText, personName, REQUEST_ID, requestId, TABLE_ID, tableId } from './text.ts';

const MOST_COUNTED = 1_000_000;

const seat = z.int().check(z.gte(0), z.lt(LIMITS.seats));
const counted = z.int().check(z.gte(0), z.lte(MOST_COUNTED));

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

type Members<Key extends string> = Readonly<Record<Key, unknown>>;

/** What can be done at a table. */
export const command = z.discriminatedUnion('type', [
  /** Takes a seat, or another one; before the start. Without a number, the first free one. */
  z.strictObject({ type: z.literal('sit'), seat: z.optional(seat), name: personName, entropy: entropyText }),
  /** Leaves the seat, before the start. */
  z.strictObject({ type: z.literal('stand') }),
  /** The host puts a bot on a seat where no person sits, by who it is to be, or takes it away. */
  z.strictObject({ type: z.literal('bot'), seat, as: z.nullable(characterId) }),
  /** The host exchanges what sits on two seats, before the start. */
  z.strictObject({ type: z.literal('swap'), seats: z.tuple([seat, seat]) }),
  /** The host removes a guest, before the start. */
  z.strictObject({ type: z.literal('remove'), seat }),
  z.strictObject({ type: z.literal('start') }),
  /** A decision. `after` is the number of steps its maker had seen. */
  z.strictObject({ type: z.literal('play'), after: counted, step: decision }),
  /** Takes one's last decision back, as long as nobody could have learned from it. `after` is the number of steps with it. */
  z.strictObject({ type: z.literal('takeBack'), after: counted }),
  /** Hands a seat to a bot, or takes it back. */
  z.strictObject({ type: z.literal('hand'), seat, to: z.enum(['bot', 'person']) }),
  z.strictObject({ type: z.literal('resign') }),
  /**
   * Proposes to end the game without a winner, or agrees to it. The other way round, one no longer agrees; whoever has not
   * agreed declines, and the proposal is off for everybody.
   */
  z.strictObject({ type: z.literal('end'), agree: z.boolean() }),
  z.strictObject({ type: z.literal('say'), text: chatText }),
  /** The host closes somebody's mouth, or opens it again. */
  z.strictObject({ type: z.literal('mute'), seat, on: z.boolean() }),
  /** The host turns the chat on or off. */
  z.strictObject({ type: z.literal('chat'), on: z.boolean() }),
  /** Opens the next table for the same people: a rematch, or the next game of the series. */
  z.strictObject({ type: z.literal('next') }),
  /** The host closes the table, before the start. */
  z.strictObject({ type: z.literal('close') }),
  /** Brings an archived table back. */
  z.strictObject({ type: z.literal('revive') }),
]);
/** What can be done at a table. @useDeclaredType */
export type Command = z.infer<typeof command>;

/** Notes for oneself, by keys that only their writer understands. */
const marks = z
  .record(z.string().check(z.minLength(1), z.maxLength(LIMITS.mark)), z.string().check(z.maxLength(LIMITS.mark)))
  .check(z.refine((noted) => isWhole(Object.keys(noted).length - 1, LIMITS.marksAtOnce - 1)));

/** What a client has already, when it comes back: nothing of that is sent again. */
const since = z.strictObject({ steps: counted, chat: counted, takenBack: z.optional(counted) });
/** What a client has already. @useDeclaredType */
export type Since = z.infer<typeof since>;

/** From a client to the server. */
export const clientMessage = z.discriminatedUnion('t', [
  /** The first message. A program says who it is with its token; a browser has its cookie. */
  z.strictObject({ t: z.literal('hello'), protocol: z.int(), token: z.optional(z.string().check(z.maxLength(200))) }),
  /** Follows a table; answered by `sync`, or `outside`, and by everything that happens from then on. */
  z.strictObject({ t: z.literal('open'), table: tableId, since: z.optional(since) }),
  z.strictObject({ t: z.literal('leave'), table: tableId }),
  /** Does something at a table that is open; answered by what happened with the same `id`, or by `refused`. */
  z.strictObject({ t: z.literal('do'), id: requestId, table: tableId, do: command }),
  /** Asks why a decision is not possible, without making it; answered by `answer`. */
  z.strictObject({ t: z.literal('why'), id: requestId, table: tableId, step: decision }),
  /** Asks for the decisions that are possible, written out; answered by `answer`. */
  z.strictObject({ t: z.literal('legal'), id: requestId, table: tableId }),
  /** Writes into one's own notebook; an empty value wipes out. All of it is kept, and answered by `done` then, or nothing. */
  z.strictObject({ t: z.literal('mark'), id: requestId, table: tableId, marks }),
  /** Follows the lobby or one's own tables; answered by `list`, and by a new one whenever it changes. */
  z.strictObject({ t: z.literal('list'), what: z.enum(['lobby', 'mine']), on: z.boolean() }),
  /** Answered by `pong`: is anybody there? */
  z.strictObject({ t: z.literal('ping') }),
]);
/** A message from a client to the server. @useDeclaredType */
export type ClientMessage = z.infer<typeof clientMessage>;

/** An object with these members and no other. */
const hasJust = <Key extends string>(value: unknown, ...keys: readonly Key[]): value is Members<Key> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let count = 0;
  for (const key in value) {
    if (!keys.includes(key as Key)) return false;
    count++;
  }
  return count === keys.length;
};

const fits = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

/** By what an answer says which message it answers, even if the rest of that message cannot be read. */
export const namesIn = (message: unknown): { readonly id?: string; readonly table?: string } => {
  if (typeof message !== 'object' || message === null) return {};
  const { id, table } = message as Partial<Members<'id' | 'table'>>;
  return { ...(fits(id, REQUEST_ID) && { id }), ...(fits(table, TABLE_ID) && { table }) };
};

/**
 * Whether parsed JSON is a decision, as `clientMessage` would say. Most messages are, and to ask the schema takes ten times as
 * long; where this says no, the schema says why.
 */
export const isDecision = (value: unknown): value is Extract<ClientMessage, { t: 'do' }> => {
  if (!hasJust(value, 't', 'id', 'table', 'do') || value.t !== 'do') return false;
  const { id, table, do: doing } = value;
  if (!fits(id, REQUEST_ID) || !fits(table, TABLE_ID)) return false;
  if (!hasJust(doing, 'type', 'after', 'step') || doing.type !== 'play' || !isWhole(doing.after, MOST_COUNTED))
    return false;
  return isSeatStep(doing.step);
};
