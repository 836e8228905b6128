import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import de from './de.tsx';
import en from './en.tsx';
import nl from './nl.tsx';
import { RULES, type Rule } from './rules.ts';

const RULEBOOKS: Readonly<Record<Language, Rulebook<Rule>>> = { nl, de, en };

/** The contract, rule by rule: from a rule's number to the next one or the next heading. */
const CONTRACT = readFileSync(new URL('../../../../../../games/drei-magier/RULES.md', import.meta.url), 'utf8')
  .split(/^(?=- \*\*DM-|## )/m)
  .flatMap((text) => {
    const number = /^- \*\*(DM-\d+)/.exec(text)?.[1];
    return number === undefined ? [] : [{ number, hasRuling: /^- \*\*DM-\d+ R\*\*|\*\*R\*\*/.test(text) }];
  });

describe('the rulebook of Die drei Magier', () => {
  it('has the rules of the contract', () => {
    expect(RULES).toEqual(CONTRACT.map(({ number }) => number));
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { lead, chapters, rules } = RULEBOOKS[language];

    it('has every rule in exactly one chapter, in the same order in all languages', () => {
      expect(chapters.flatMap((chapter) => chapter.rules).sort()).toEqual([...RULES].sort());
      expect(chapters.map((chapter) => chapter.rules)).toEqual(en.chapters.map((chapter) => chapter.rules));
    });

    it('says what was decided wherever the contract marks a ruling', () => {
      const silent = CONTRACT.filter(({ number, hasRuling }) => hasRuling && !rules[number as Rule].ruling);
      expect(silent).toEqual([]);
    });

    it('links only to rules that exist, and does not link a rule to itself', () => {
      for (const rule of RULES) {
        const { title, text, ruling } = rules[rule];
        expect(title).not.toBe('');
        const markup = renderToStaticMarkup([lead, text, ruling]);
        for (const [, linked] of markup.matchAll(/>(DM-\d+)</g)) {
          expect(RULES).toContain(linked);
          expect(linked).not.toBe(rule);
        }
      }
    });
  });
});
