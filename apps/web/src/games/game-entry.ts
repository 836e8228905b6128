import type { Box, Game, GameTexts, Glossary, Language } from '@wunderkammer/kernel';
import type { Rulebook } from '@wunderkammer/rulebook';

type ByLanguage<File> = Readonly<Record<Language, () => Promise<File>>>;

/**
 * A game as the cabinet knows it: its box, and the ways to what is inside, loaded when it is wanted. Workers know no more of
 * it; what the page draws lies beside it in the game's folder (parts.ts).
 */
export interface GameEntry extends Box {
  /** What somebody begins with who has never sat at it: short and easy, as the guided game taught it. Without it, the usual. */
  readonly newcomers?: { readonly seats: number; readonly options: object };
  /** The rules. */
  readonly open: () => Promise<Game>;
  /** What is said of it, in one language; there is no need to wait for the rules. */
  readonly texts: (language: Language) => Promise<GameTexts>;
  /** The pitch alone, for the cabinet, which has no need of the other texts. */
  readonly pitch?: ByLanguage<{ readonly pitch: string }>;
  /** Its words, for the end of its rulebook. */
  readonly glossary?: () => Promise<{ readonly glossary: Glossary }>;
  /** Without one, a plain book is made from the texts. */
  readonly rulebook?: ByLanguage<{ readonly default: Rulebook }>;
}
