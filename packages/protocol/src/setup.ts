import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** What the notebook does: nothing, keep what one writes, or fill in what follows. */
export const AIDS = ['none', 'notes', 'automatic'] as const;
/** Who may watch. */
export const WATCHING = ['nobody', 'public', 'after'] as const;

const seconds = z.int().check(z.gte(5), z.lte(30 * 24 * 3600));

/**
 * How time is kept: so long for each decision, so long for the whole game with a bonus for each decision, or not at all. Then
 * it is agreed how long the others wait for somebody who is away before they may let a bot play there; null: for ever.
 */
export const clock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none'), away: z.nullable(seconds) }),
  z.strictObject({ type: z.literal('move'), seconds }),
  z.strictObject({ type: z.literal('bank'), seconds, bonus: z.int().check(z.gte(0), z.lte(3600)) }),
]);
/** How time is kept. @useDeclaredType */
export type Clock = z.infer<typeof clock>;

const word = z.string().check(z.maxLength(80));
/** What an option may be: a word, a number, a choice, or a list with one word for each seat. */
const option = z.union([word, z.number(), z.boolean(), z.array(z.nullable(word)).check(z.maxLength(LIMITS.seats))]);
/** What is agreed about the game itself, by name. */
export const options = z
  .record(z.string().check(z.maxLength(40)), option)
  .check(z.refine((all) => Object.keys(all).length <= 20));

/** Everything that is agreed before a table opens. The game itself reads the options. */
export const tableSetup = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options,
  seats: z.int().check(z.gte(1), z.lte(LIMITS.seats)),
  aids: z.enum(AIDS),
  clock,
  /** Who may watch the game: nobody, everybody the public part, or everybody once it is over. */
  watch: z.enum(WATCHING),
  /** In the lobby, or only for those who have the link. */
  listed: z.boolean(),
  /** How many games are played for the total. */
  games: z.int().check(z.gte(1), z.lte(LIMITS.seriesGames)),
});
/** Everything that is agreed before a table opens. @useDeclaredType */
export type OnlineSetup = z.infer<typeof tableSetup>;
