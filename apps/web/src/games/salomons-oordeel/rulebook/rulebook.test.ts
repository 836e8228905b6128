import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import de from './de.tsx';
import en from './en.tsx';
import nl from './nl.tsx';
import { RULES, type Rule } from './rules.ts';

const BOOKS: Readonly<Record<Language, Rulebook<Rule>>> = { nl, de, en };

const contract = readFileSync(new URL('../../../../../../games/salomons-oordeel/RULES.md', import.meta.url), 'utf8');
/** The contract's rules with their words: a rule goes on until the next one or the next heading. */
const numbered = [...contract.matchAll(/^- \*\*(SO-\d+)\*\*([\s\S]*?)(?=^- \*\*SO-|^## )/gm)].map(
  ([, rule = '', words = '']) => ({ rule, isRuling: words.includes('**R**') }),
);

const linksIn = (node: ReactNode): string[] => {
  if (Array.isArray(node)) return node.flatMap(linksIn);
  if (!isValidElement<{ rule?: string; children?: ReactNode }>(node)) return [];
  return node.type === RuleLink ? [node.props.rule ?? ''] : linksIn(node.props.children);
};

it('has the numbers of the contract', () => {
  expect(RULES).toEqual(numbered.map(({ rule }) => rule));
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const { lead, chapters, rules } = BOOKS[language];
  const texts = RULES.map((rule) => rules[rule]);

  it('has every rule in exactly one chapter', () => {
    expect(chapters.flatMap((chapter) => chapter.rules).toSorted()).toEqual(RULES.toSorted());
  });

  it('gives a reason for every ruling of the contract', () => {
    const rulings = numbered.filter(({ isRuling }) => isRuling).map(({ rule }) => rule);
    expect(rulings).not.toHaveLength(0);
    const reasoned: string[] = RULES.filter((rule) => rules[rule].ruling !== undefined);
    expect(reasoned).toEqual(expect.arrayContaining(rulings));
  });

  it('links to rules that there are', () => {
    const links = texts.flatMap(({ text, ruling }) => [...linksIn(text), ...linksIn(ruling)]);
    expect(links).not.toHaveLength(0);
    expect(RULES).toEqual(expect.arrayContaining(links));
  });

  it('keeps spaces inside its brackets out', () => {
    const page = [lead, ...texts.flatMap(({ text, ruling }) => [text, ruling])].map((node) =>
      renderToStaticMarkup(node).replaceAll(/<[^>]*>/g, ''),
    );
    expect(page.filter((words) => /\( | \)| [.,;:!?]/.test(words))).toEqual([]);
  });
});
