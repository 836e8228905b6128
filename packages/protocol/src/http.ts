import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { card, code } from './room.ts';
import { tableSetup } from './setup.ts';
import { characterId, personName } from './text.ts';

const language = z.enum(['nl', 'de', 'en']);
/** A code as a person types it: spaces, dashes and small letters do not matter. */
const typedCode = z.pipe(
  z.string().check(z.maxLength(LIMITS.word)),
  z.transform((text) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')),
);

/** Who one is. */
export const me = z.object({
  id: z.string(),
  name: z.string(),
  language,
  /** There is a recovery code somewhere. */
  recovery: z.boolean(),
  /** This instance's public key for notifications; without it there are none. */
  pushKey: z.optional(z.string()),
});
/** Who one is. @useDeclaredType */
export type Me = z.infer<typeof me>;

/** `GET /api/house`: what everybody may know about this instance. */
export const house = z.object({
  protocol: z.int(),
  locked: z.boolean(),
  /** Whom to write to about this instance: `mailto:…`, `https://…` or `http://…`. */
  contact: z.optional(z.string()),
  me: z.nullable(me),
});
/** What everybody may know about an instance. @useDeclaredType */
export type House = z.infer<typeof house>;

/** `POST /api/me`: becomes somebody, or changes one's name. */
export const meBody = z.strictObject({ name: personName, language, invitation: z.optional(typedCode) });
/**
 * `POST /api/me/login`: becomes who one is elsewhere, by a one-time or a recovery code. Whoever is somebody already says that
 * they no longer want to be, on this device.
 */
export const loginBody = z.strictObject({ code: typedCode, replace: z.optional(z.boolean()) });
/** The answer to `POST /api/me/code` and `POST /api/me/recovery`. `until` is when a one-time code ends. */
export const codeAnswer = z.object({ code: z.string(), until: z.optional(z.number()) });
/** The answer to `POST /api/me` and `POST /api/me/login`; the token is what programs say in `hello`. */
export const meAnswer = z.object({ me, token: z.string() });
const session = z.object({
  /** For ending it. */
  id: z.string(),
  made: z.number(),
  /** The day it was last used, as its first millisecond (UTC). */
  seen: z.number(),
  /** What the browser said about itself, roughly; a program may have said nothing. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  /** It is for a program that plays one's seat at this table. */
  table: z.optional(z.string()),
  /** The one by which it was asked. */
  current: z.boolean(),
});
/** A place where one is somebody: a browser, or a program. @useDeclaredType */
export type OpenSession = z.infer<typeof session>;
/** `GET /api/me/sessions`: where one is somebody, the last used first. `DELETE /api/me/sessions/:id` ends one. */
export const sessionsAnswer = z.object({ sessions: z.array(session) });
const seat = z.int().check(z.gte(0), z.lt(LIMITS.seats));
/** `POST /api/tables`: who opens it sits down, on the first seat unless another is named; bots may sit there from the start. */
export const createBody = z.strictObject({
  setup: tableSetup,
  name: personName,
  seat: z.optional(seat),
  bots: z.optional(z.array(z.strictObject({ seat, as: characterId })).check(z.maxLength(LIMITS.seats))),
});
/** Where whoever opens a table sits, and which bots do. @useDeclaredType */
export type Seating = Pick<z.infer<typeof createBody>, 'seat' | 'bots'>;
/** The answer to `POST /api/tables`: the id of the new table. */
export const createAnswer = z.object({ table: z.string() });
/** `GET /api/lobby` and `GET /api/me/tables`. */
export const listAnswer = z.object({ tables: z.array(card) });
/** `POST /api/tables/:id/token`: a token that may do nothing but play one's seat at this table. */
export const tokenAnswer = z.object({ token: z.string() });
/** `PUT /api/me/push`: a subscription of this browser. */
export const pushBody = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.strictObject({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
/** A subscription of a browser to notifications. @useDeclaredType */
export type PushSubscriptionBody = z.infer<typeof pushBody>;
/** Every answer that is not 2xx. */
export const errorAnswer = z.object({ code, message: z.string() });
/** Why a request was not done. @useDeclaredType */
export type ErrorAnswer = z.infer<typeof errorAnswer>;
