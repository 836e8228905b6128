import { type GameTexts, type Language, refusalText } from '@wunderkammer/kernel';
import type { TableFrame } from './context.ts';
import type { Refused } from './source.ts';

/** Why a decision was not taken, in the language of the page; a broken rule can be looked up. */
export const refusedText = (
  refused: Refused,
  texts: GameTexts,
  language: Language,
): NonNullable<TableFrame['refusal']> =>
  'words' in refused ? { text: refused.words[language] } : { text: refusalText(texts, refused), rule: refused.rule };
