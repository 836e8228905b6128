import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Glossary, Language } from '@wunderkammer/kernel';
import {
  type Block,
  type Content,
  type Entry,
  inOrder,
  type Rule,
  type Rulebook,
  type Ruling,
  rulesOf,
} from '@wunderkammer/rulebook';
import type { Host } from './host.ts';
import { type Format, padRight, WIDTH, widthOf, wrap } from './ink.ts';

/** What it takes to show a rule. */
export type Reading = Pick<Host, 'ink' | 'language' | 'words'>;

const { resolve } = createRequire(import.meta.url);

/** The rulebook of a game, from its package. The reader is loaded when somebody wants to read: few commands do. */
export const bookOf = async (game: string, language: Language): Promise<Rulebook> => {
  const { readRulebook } = await import('@wunderkammer/rulebook/read');
  const file = resolve(`@wunderkammer/${game}/rulebook/${language}.md`);
  return readRulebook(readFileSync(file, 'utf8'), file);
};

/** The words of a game, from its package. */
export const entriesOf = async (game: string, language: Language): Promise<readonly Entry[]> => {
  const { glossary }: { glossary: Glossary } = await import(`@wunderkammer/${game}/glossary`);
  return inOrder(glossary, language);
};

/** These rules, one after the other; those that help texts cite are all in the book. */
export const citedRules = async (game: string, numbers: readonly string[], reading: Reading): Promise<string[]> => {
  const rules = rulesOf(await bookOf(game, reading.language));
  return numbers.flatMap((number) => ['', ...ruleLines(rules.find((rule) => rule.number === number)!, reading)]);
};

/** A rule with its number and title, what it says, and what we decided where the old books are silent. */
export const ruleLines = (rule: Rule, reading: Reading): string[] => [
  ...headLines(rule, reading),
  ...setIn('  ', blockLines(rule.text, reading, WIDTH - 2)),
  ...(rule.rulings.length === 0
    ? []
    : ['', ...setIn('  │ ', [reading.ink('bold', reading.words.ruling), ...settledLines(rule, reading, WIDTH - 4)])]),
];

/** What we decided about a rule, without the rule. */
export const rulingLines = (rule: Rule, reading: Reading): string[] => [
  ...headLines(rule, reading),
  ...setIn('  ', settledLines(rule, reading, WIDTH - 2)),
];

const headLines = ({ number, title }: Rule, { ink }: Reading): string[] =>
  wrap(`${number} ${title}`).map((line) => ink('bold', line));

/** Question, answer and reason, one below the other; an empty line between one question and the next. */
const settledLines = ({ rulings }: Rule, { ink }: Reading, width: number): string[] =>
  rulings.flatMap(({ question, answer, reason }: Ruling, index) => [
    ...(index === 0 ? [] : ['']),
    ...[[{ type: 'emphasis', content: question } as const], answer, reason].flatMap((content) =>
      wrap(inkedWords(content, ink), { width }),
    ),
  ]);

/** A word, what it means and where the rules say so, and its other names. */
export const entryLines = ({ word, meaning, rules, book, elsewhere }: Entry, { ink, words }: Reading): string[] => {
  const others = elsewhere.map((own) => `${own.language} ${own.word}${own.book ? ` ${words.inBook(own.book)}` : ''}`);
  return [
    ...wrap(`${ink('bold', word)}${book === undefined ? '' : ink('dim', ` ${words.inBook(book)}`)}`, { indent: '  ' }),
    ...setIn('  ', wrap(`${meaning} (${rules.join(', ')})`, { width: WIDTH - 2 })),
    ...setIn(
      '  ',
      wrap(others.join(' · '), { width: WIDTH - 2, indent: '  ' }).map((line) => ink('dim', line)),
    ),
  ];
};

const setIn = (margin: string, lines: readonly string[]): string[] => lines.map((line) => (margin + line).trimEnd());

/** Paragraphs, lists and tables. Drawings are left out: the words say everything without them. */
export const blockLines = (blocks: readonly Block[], reading: Reading, width = WIDTH): string[] =>
  blocks
    .filter((block) => block.type !== 'figure')
    .flatMap((block, index) => {
      // A list follows the sentence that announces it.
      const gap = index === 0 || block.type === 'list' ? [] : [''];
      return [...gap, ...linesOf(block, reading, width)];
    });

const linesOf = (block: Exclude<Block, { type: 'figure' }>, { ink }: Reading, width: number): string[] => {
  const inked = (content: Content): string => inkedWords(content, ink);
  switch (block.type) {
    case 'paragraph':
      return wrap(inked(block.content), { width });
    case 'list':
      return block.items.flatMap((item, index) => {
        const mark = block.ordered ? `${index + 1}. ` : '- ';
        return wrap(mark + inked(item), { width, indent: ' '.repeat(mark.length) });
      });
    case 'table': {
      const bold = (cell: Content): string => inked([{ type: 'strong', content: cell }]);
      const rows = block.rows.map(({ heading, cells }) => [
        ...(heading === undefined ? [] : [bold(heading)]),
        ...cells.map(inked),
      ]);
      return columns(block.head === undefined ? rows : [block.head.map(bold), ...rows]);
    }
  }
};

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) =>
    row
      .map((cell, column) => padRight(cell, widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

const FORMATS = { strong: 'bold', emphasis: 'italic' } as const satisfies Record<string, Format>;

/** Each word has its own ink, so that a line can end after any of them. */
const inkedWords = (content: Content, ink: Reading['ink'], formats: readonly Format[] = []): string =>
  content
    .map((part) => {
      if (typeof part === 'string')
        return part.replaceAll(/\S+/g, (word) => formats.reduce((text, format) => ink(format, text), word));
      if (part.type === 'rule') return ink('bold', part.number);
      return inkedWords(part.content, ink, [...formats, FORMATS[part.type]]);
    })
    .join('');
