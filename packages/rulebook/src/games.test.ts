import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { readRulebook } from './read-rulebook.ts';
import { type Content, contentsOf, figuresOf, plainText, type Rulebook, rulesOf } from './rulebook.ts';

const ROOT = new URL('../../../', import.meta.url);
const GAMES = globSync('games/*/package.json', { cwd: ROOT.pathname }).map((path) => path.split('/')[1]!);

/** A game's name with its letters, and its rules: a rule goes on until the next one or the next heading. */
const contractIn = (markdown: string) => ({
  heading: /^# (.*)$/m.exec(markdown)?.[1],
  rules: markdown.split(/^(?=- \*\*[A-Z]{2}-\d+|## )/m).flatMap((text) => {
    const [, number, mark] = /^- \*\*([A-Z]{2}-\d+)( R)?\*\*/.exec(text) ?? [];
    return number === undefined ? [] : [{ number, ruled: mark !== undefined || text.includes('**R**') }];
  }),
});

/** What is the same in all languages: the chapters by their rules, how many questions are settled in each, and the drawings. */
const skeletonOf = ({ chapters }: Rulebook) =>
  chapters.map(({ rules }) =>
    rules.map((rule) => ({
      number: rule.number,
      rulings: rule.rulings.length,
      figures: figuresOf(rule).map(({ mark }) => mark),
    })),
  );

const linksIn = (content: Content): readonly string[] =>
  content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.type === 'rule' ? [part.number] : linksIn(part.content);
  });

const byNumber = (a: { number: string }, b: { number: string }): number =>
  Number(a.number.split('-')[1]) - Number(b.number.split('-')[1]);

it('finds the games', () => {
  expect(GAMES).not.toHaveLength(0);
});

describe.each(GAMES)('the rulebook of %s', (game) => {
  const contract = contractIn(readFileSync(new URL(`games/${game}/RULES.md`, ROOT), 'utf8'));
  const read = (language: string): Rulebook => {
    const path = `games/${game}/rulebook/${language}.md`;
    return readRulebook(readFileSync(new URL(path, ROOT), 'utf8'), path);
  };

  describe.each(LANGUAGES)('in %s', (language) => {
    const book = read(language);
    const rules = rulesOf(book);

    it('has the name of RULES.md, exactly its rules, and a ruling exactly where it marks one', () => {
      expect(contract.heading).toBe(`${book.title} (${rules[0]!.number.split('-')[0]})`);
      const written = rules.map(({ number, rulings }) => ({ number, ruled: rulings.length > 0 }));
      expect(written.toSorted(byNumber)).toEqual(contract.rules);
    });

    it('has the same rules in the same chapters as in English, with the same drawings', () => {
      expect(skeletonOf(book)).toEqual(skeletonOf(read('en')));
    });

    it('leads from no rule to itself', () => {
      const circles = rules.filter((rule) => contentsOf(rule).flatMap(linksIn).includes(rule.number));
      expect(circles).toEqual([]);
    });

    it('asks in every ruling, and answers', () => {
      const questions = rules.flatMap(({ rulings }) => rulings.map(({ question }) => plainText(question)));
      expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
      expect(new Set(questions).size).toBe(questions.length);
    });

    it('has no blank where none belongs', () => {
      const texts = [{ text: book.lead, rulings: [] }, ...rules].flatMap(contentsOf).map(plainText);
      expect(texts.filter((text) => /\( | \)| [.,;:!?]| {2}|^ | $/.test(text))).toEqual([]);
    });
  });
});
