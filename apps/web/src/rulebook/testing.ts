import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@wunderkammer/kernel';
import { type Rulebook, rulesOf } from '@wunderkammer/rulebook';
import { readRulebook } from '@wunderkammer/rulebook/read';

const { resolve } = createRequire(import.meta.url);

/** A game's rulebook, as the page would load it. */
export const bookOf = (game: string, language: Language): Rulebook => {
  const file = resolve(`@wunderkammer/${game}/rulebook/${language}.md`);
  return readRulebook(readFileSync(file, 'utf8'), file);
};

export const ruleNumbers = (game: string): readonly string[] => rulesOf(bookOf(game, 'en')).map(({ number }) => number);
