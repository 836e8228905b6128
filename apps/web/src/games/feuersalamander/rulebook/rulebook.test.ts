import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import de from './de.tsx';
import en from './en.tsx';
import nl from './nl.tsx';
import { RULES, type Rule } from './rules.ts';

const contract = readFileSync(new URL('../../../../../../games/feuersalamander/RULES.md', import.meta.url), 'utf8');

/** Each rule's own lines, from its number to the next rule or heading. */
const written = new Map(
  [...contract.matchAll(/^- \*\*(FS-\d+)( R)?\*\*[\s\S]*?(?=^- \*\*|^#|^Examples)/gm)].map(([text, rule, mark]) => [
    rule,
    { ruled: mark !== undefined || text.includes('**R**') },
  ]),
);

describe('the rulebook', () => {
  it('has the rules of RULES.md, in their order', () => {
    expect([...written.keys()]).toEqual([...RULES]);
  });

  const languages: readonly (readonly [string, Rulebook<Rule>])[] = Object.entries({ nl, de, en });
  describe.each(languages)('in %s', (_, { lead, chapters, rules }) => {
    it('has every rule in exactly one chapter', () => {
      const chaptered: Rule[] = chapters.flatMap((chapter) => chapter.rules);
      expect(chaptered.toSorted()).toEqual(RULES.toSorted());
    });

    it('says what was decided wherever RULES.md marks a ruling', () => {
      const ruled = RULES.filter((rule) => written.get(rule)!.ruled);
      expect(ruled.length).toBeGreaterThan(10);
      expect(ruled.filter((rule) => rules[rule].ruling === undefined)).toEqual([]);
    });

    it('has words everywhere, and links only to rules that exist', () => {
      for (const rule of RULES) {
        const { title, text, ruling } = rules[rule];
        expect(title.trim(), rule).not.toBe('');
        expect(renderToStaticMarkup(text), rule).toMatch(/\p{L}/u);
        for (const [named] of renderToStaticMarkup([text, ruling]).matchAll(/\bFS-\d+\b/g))
          expect(RULES, rule).toContain(named);
      }
      expect(renderToStaticMarkup(lead)).toMatch(/\p{L}/u);
    });
  });
});
