import { type Glossary, LANGUAGES, type Language, type Term } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { HOUSE_GLOSSARY } from './house-glossary.ts';
import { rulesIn } from './rules-cited.ts';
import { type Said, saidIn, saidInMarkdown } from './said.ts';
import { pathsOf, readFiles } from './source-files.ts';

type Terms = Readonly<Record<string, Term>>;

/** A wrong word, as it is written in texts: not within another word, and however it is spelt at the start of a sentence. */
const patternOf = (wrong: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${wrong})(?!\p{L})`, 'iu');

const wrongIn = (terms: Terms, { language, file, line, text }: Said): readonly string[] =>
  Object.entries(terms).flatMap(([id, { word, not }]) =>
    (not?.[language as Language] ?? []).flatMap((wrong) => {
      const [met] = patternOf(wrong).exec(text) ?? [];
      return met === undefined ? [] : [`${file}:${line}: “${met}” (${id}: ${word[language as Language]}) in “${text}”`];
    }),
  );

const read = (pattern: string): readonly Said[] =>
  [...readFiles(pattern)].flatMap(([file, source]) => {
    if (/\.test\.tsx?$/.test(file)) return [];
    return file.endsWith('.md') ? saidInMarkdown(file, source) : saidIn(file, source);
  });

const GAMES = pathsOf('games/*/package.json').map((path) => path.split('/')[1]!);

/** What is said of a game, in its package and by the apps. */
const saidOf = (game: string): readonly Said[] =>
  [
    `games/${game}/src/{texts/**/*.ts,glossary.ts}`,
    `games/${game}/rulebook/*.md`,
    `apps/web/src/games/${game}/**/*.ts`,
    `apps/cli/src/play/{guides,tables,names}/${game}.ts`,
    // The set-up of the stones of Salomons Oordeel is a guide of its own.
    ...(game === 'salomons-oordeel' ? ['apps/cli/src/play/guides/arranging.ts'] : []),
  ].flatMap(read);

describe('the texts that are read', () => {
  it('are those of a file, of a key and of a constant in a language, and no keys, types or comparisons', () => {
    const source = `
      import { x } from './nl.ts';
      const nl: Words = { 'lay-off': 'leggen', say: (n: 'one') => (n === 'one' ? 'een' : \`\${n} stuks\`) };
      const WORDS = { de: { a: 'Wort' }, other: 'nothing', en: { book: 'said of words', b: ['word'] } };
    `;
    const said = saidIn('words.ts', source).map(({ language, line, text }) => [language, line, text]);
    expect(said).toEqual([
      ['nl', 3, 'leggen'],
      ['nl', 3, 'een'],
      ['nl', 3, '… stuks'],
      ['de', 4, 'Wort'],
      ['en', 4, 'word'],
    ]);
    expect(saidIn('texts/de/tell.ts', "case_('x', y)").map(({ language }) => language)).toEqual(['de']);
  });

  it('of a rulebook are its paragraphs, each as one line', () => {
    const said = saidInMarkdown(
      'rulebook/nl.md',
      '# Een\n\n<!-- asked: x -->\n\nTwee\n**drie** [FS-1].\n\n[FS-1]: #fs-1-x\n',
    );
    expect(said.map(({ line, text }) => [line, text.trim()])).toEqual([
      [1, '# Een'],
      [3, ''],
      [5, 'Twee drie [FS-1].'],
      [8, ''],
    ]);
  });
});

describe('a wrong word', () => {
  const terms: Terms = { discard: { word: { nl: 'a', de: 'b', en: 'discard' }, not: { en: ['lay(s|ing)? off'] } } };
  const said = (text: string, language = 'en'): Said => ({ language, file: 'f', line: 1, text });

  it('is met in all its forms, in its language', () => {
    for (const text of ['Lay off a card', 'She lays off one.', 'laying off'])
      expect(wrongIn(terms, said(text)), text).toHaveLength(1);
    expect(wrongIn(terms, said('Lay off', 'nl'))).toEqual([]);
  });

  it('is not met within another word', () => {
    expect(wrongIn(terms, said('play off'))).toEqual([]);
    expect(wrongIn(terms, said('lay offerings'))).toEqual([]);
  });
});

describe.each(GAMES)('the glossary of %s', (game) => {
  const said = saidOf(game);

  it('is about rules that there are, and each term is one of its own', async () => {
    const { glossary } = await glossaryOf(game);
    const rules = new Set(rulesIn([...readFiles(`games/${game}/RULES.md`).values()].join()));
    for (const [id, term] of Object.entries(glossary)) {
      expect(
        term.rules.filter((rule) => !rules.has(rule)),
        id,
      ).toEqual([]);
      for (const language of LANGUAGES) expect(term.meaning[language], id).toMatch(/^\p{Lu}|^\d/u);
    }
    for (const language of LANGUAGES) {
      const words = Object.values(glossary).map(({ word }) => word[language]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it('has no word that no text uses', async () => {
    const { glossary } = await glossaryOf(game);
    const elsewhere = said.filter(({ file }) => !file.endsWith('/glossary.ts'));
    for (const language of LANGUAGES) {
      const texts = elsewhere.filter((one) => one.language === language).map(({ text }) => text.toLowerCase());
      const unused = Object.values(glossary)
        .map(({ word }) => word[language])
        .filter((word) => !texts.some((text) => text.includes(stemOf(word))));
      expect(unused).toEqual([]);
    }
  });

  it('calls no word wrong that it uses', async () => {
    const { glossary } = await glossaryOf(game);
    const words = Object.values(glossary).flatMap(({ word }) =>
      LANGUAGES.map((language): Said => ({ language, file: 'glossary', line: 0, text: word[language] })),
    );
    expect(words.flatMap((word) => wrongIn(glossary, word))).toEqual([]);
  });

  it('is kept by every text of the game, and so is that of the house', async () => {
    const { glossary } = await glossaryOf(game);
    for (const language of LANGUAGES)
      expect(said.filter((one) => one.language === language).length).toBeGreaterThan(100);
    expect(said.flatMap((one) => [...wrongIn(glossary, one), ...wrongIn(HOUSE_GLOSSARY, one)])).toEqual([]);
  });
});

/** The beginning of the longest word of a term, which is the same in most of its forms. */
const stemOf = (term: string): string => {
  const [longest = ''] = term
    .toLowerCase()
    .split(' ')
    .toSorted((a, b) => b.length - a.length);
  return longest.slice(0, Math.max(4, longest.length - 3));
};

const glossaryOf = (game: string): Promise<{ glossary: Glossary }> => import(`@wunderkammer/${game}/glossary`);

it('the apps keep the words of the house', () => {
  const said = ['apps/*/src/**/*.ts', 'packages/testkit/src/toy/**/*.ts'].flatMap(read);
  expect(said.length).toBeGreaterThan(2000);
  expect(said.flatMap((one) => wrongIn(HOUSE_GLOSSARY, one))).toEqual([]);
});
