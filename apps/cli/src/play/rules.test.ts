import { LANGUAGES } from '@wunderkammer/kernel';
import { type Rule, rulesOf } from '@wunderkammer/rulebook';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { type Ink, plainInk, WIDTH, widthOf } from './ink.ts';
import { bookOf, citedRules, entriesOf, entryLines, type Reading, ruleLines } from './rules.ts';
import { HOST_WORDS } from './words.ts';

const reading = (ink: Ink): Reading => ({ ink, language: 'en', words: HOST_WORDS.en });

const paragraph = (...content: Extract<Rule['text'][number], { type: 'paragraph' }>['content']) =>
  ({ type: 'paragraph', content }) as const;

it('shows everything a rule may have, each word in its own ink', () => {
  const rule: Rule = {
    number: 'XX-1',
    title: 'Boards',
    text: [
      paragraph('Take ', { type: 'strong', content: ['two ', { type: 'emphasis', content: ['or'] }] }, ' more:'),
      { type: 'list', ordered: true, items: [['one'], ['see ', { type: 'rule', number: 'XX-2' }]] },
      { type: 'figure', mark: 'XX-1', caption: 'A drawing' },
      { type: 'list', ordered: false, items: [['long '.repeat(20).trimEnd()]] },
      {
        type: 'table',
        head: [['A'], ['Bee']],
        rows: [{ heading: ['wide'], cells: [['1']] }, { cells: [['2'], ['3']] }],
      },
      paragraph('The end.'),
    ],
    rulings: [
      { question: ['Is it ', { type: 'emphasis', content: ['so'] }, '?'], answer: ['Yes.'], reason: ['Nobody knows.'] },
      { question: ['Really?'], answer: ['No.'], reason: ['See ', { type: 'rule', number: 'XX-2' }, '.'] },
    ],
  };
  const marked: Ink = (format, text) => `${format === 'italic' ? '\u001b[3m' : '\u001b[1m'}${text}\u001b[0m`;
  const shown = ruleLines(rule, reading(marked)).map((line) =>
    line.replaceAll('\u001b[1m', '*').replaceAll('\u001b[3m', '_').replaceAll('\u001b[0m', '.'),
  );
  expect(shown).toEqual([
    '*XX-1 Boards.',
    '  Take *two. _*or.. more:',
    '  1. one',
    '  2. see *XX-2.',
    `  - ${'long '.repeat(15).trimEnd()}`,
    `    ${'long '.repeat(5).trimEnd()}`,
    '',
    '  *A.     *Bee.',
    '  *wide.  1',
    '  2     3',
    '',
    '  The end.',
    '',
    '  │ *Our ruling.',
    '  │ _Is. _it. __so.._?.',
    '  │ Yes.',
    '  │ Nobody knows.',
    '  │',
    '  │ _Really?.',
    '  │ No.',
    '  │ See *XX-2..',
  ]);
});

it('shows the rules that are cited, in their order', async () => {
  const lines = await citedRules('drei-magier', ['DM-9', 'DM-8'], { ...reading(plainInk), language: 'nl' });
  const book = rulesOf(await bookOf('drei-magier', 'nl'));
  const [nine, eight] = ['DM-9', 'DM-8'].map((number) => book.find((rule) => rule.number === number)!);
  expect(lines).toEqual(['', ...ruleLines(nine!, reading(plainInk)), '', ...ruleLines(eight!, reading(plainInk))]);
});

describe.each(GAMES.map(({ id }) => id))('the rules of %s', (id) => {
  it.each(LANGUAGES)('fit the screen (%s)', async (language) => {
    for (const rule of rulesOf(await bookOf(id, language))) {
      const lines = ruleLines(rule, reading(plainInk));
      expect(lines.find((line) => widthOf(line) > WIDTH)).toBeUndefined();
    }
  });

  it.each(LANGUAGES)('have words that fit the screen (%s)', async (language) => {
    const entries = await entriesOf(id, language);
    expect(entries).not.toHaveLength(0);
    const lines = entries.flatMap((entry) => entryLines(entry, { ...reading(plainInk), words: HOST_WORDS[language] }));
    expect(lines.find((line) => widthOf(line) > WIDTH)).toBeUndefined();
  });
});
