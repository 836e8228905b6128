import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { card, STATUSES } from './room.ts';

/*
 * `/api/admin…`: what whoever runs the house may see and do. Who asks shows the administrator's password (HTTP Basic, any name), or
 * the cookie that `POST /api/admin/login` gave for it.
 */

/** `POST /api/admin/login`. */
export const adminLoginBody = z.strictObject({ password: z.string().check(z.maxLength(1000)) });

/** `GET /api/admin`: the house at a glance. */
export const figures = z.object({
  locked: z.boolean(),
  /** Tables there are, by status. */
  tables: z.record(z.enum(STATUSES), z.int()),
  tablesInMemory: z.int(),
  /** Damaged tables: so many of their events are sound, so many there were. */
  damaged: z.array(z.object({ table: z.string(), sound: z.int(), told: z.int() })),
  connections: z.int(),
  people: z.int(),
  /** When this server started. */
  since: z.number(),
});
/** The house at a glance. @useDeclaredType */
export type Figures = z.infer<typeof figures>;

const keptTable = z.object({
  table: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  seats: card.shape.seats,
  listed: z.boolean(),
  touched: z.number(),
  inMemory: z.boolean(),
});
/** A table, as whoever runs the house sees it. @useDeclaredType */
export type KeptTable = z.infer<typeof keptTable>;
/** `GET /api/admin/tables`: the last touched first. `more`: there are others. */
export const keptTables = z.object({ tables: z.array(keptTable), more: z.boolean() });

/** `POST /api/admin/tables/:id/accept`: how many events a damaged table goes on from; 0: nothing was left, it is gone. */
export const acceptedAnswer = z.object({ events: z.int() });

const knownPerson = z.object({
  id: z.string(),
  name: z.string(),
  made: z.number(),
  /** How many tables they sit at. */
  tables: z.int(),
});
/** Somebody the house knows. @useDeclaredType */
export type KnownPerson = z.infer<typeof knownPerson>;
/** `GET /api/admin/people?find=…`: those whose name has it in it or whose id it is, the newest first. */
export const knownPeople = z.object({ people: z.array(knownPerson), more: z.boolean() });
/** `DELETE /api/admin/people/:id`: at how many tables their name and words were blanked. */
export const removedAnswer = z.object({ tables: z.int() });

/** `PUT /api/admin/lock`. */
export const lockBody = z.strictObject({ locked: z.boolean() });

/** `POST /api/admin/invitations`. */
export const inviteBody = z.strictObject({
  label: z.string().check(z.maxLength(LIMITS.word)),
  uses: z.int().check(z.gte(1), z.lte(10_000)),
  days: z.optional(z.int().check(z.gte(1), z.lte(3650))),
});
/** The code is told this once. */
export const inviteAnswer = z.object({ code: z.string() });
const invitation = z.object({ id: z.string(), label: z.string(), left: z.int(), until: z.optional(z.number()) });
/** An invitation that still lets somebody in. @useDeclaredType */
export type OpenInvitation = z.infer<typeof invitation>;
/** `GET /api/admin/invitations`: those that still let somebody in. */
export const invitations = z.object({ invitations: z.array(invitation) });

/** `POST /api/admin/backups`: a new file in the folder of backups. `GET /api/admin/backup` gives one to take away. */
export const backupAnswer = z.object({ file: z.string(), bytes: z.int() });
