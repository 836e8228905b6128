import type { Language } from '@wunderkammer/kernel';
import type { Block, Rulebook } from '@wunderkammer/rulebook';
import type { GameEntry } from '../game-entry.ts';
import { plainWords } from './words/index.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [text] });

/** A book for a game that has none: what it is about, and what the texts say of each decision, by the number of its rule. */
export const plainBook = async (
  { title, open, texts: load }: Pick<GameEntry, 'title' | 'open' | 'texts'>,
  language: Language,
): Promise<Rulebook> => {
  const [{ decisionRules }, { introduction, decisions }, words] = await Promise.all([
    open(),
    load(language),
    plainWords.load(language),
  ]);
  const numbers = [...new Set(Object.values(decisionRules).flat())];
  const rules = numbers.map((number) => ({
    number,
    title: '',
    text: Object.entries(decisions)
      .filter(([type]) => decisionRules[type]?.includes(number))
      .flatMap(([, { about, keys }]) => [about, ...Object.values(keys)].map(paragraph)),
    rulings: [],
  }));
  return {
    title,
    lead: [paragraph(introduction)],
    chapters: rules.length === 0 ? [] : [{ title: words.decisions, rules }],
  };
};
