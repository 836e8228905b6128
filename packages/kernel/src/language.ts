/** The languages every text of a game is written in. A missing one does not compile. */
export const LANGUAGES = ['nl', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;
