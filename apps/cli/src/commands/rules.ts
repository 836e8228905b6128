import { type Entry, type Rule, type Rulebook, rulesOf } from '@wunderkammer/rulebook';
import { findRule, ruledChapters } from '@wunderkammer/rulebook/find';
import { languageFlag, readCall } from '../arguments.ts';
import { wrongCall } from '../failure.ts';
import { findGame } from '../games.ts';
import { Output } from '../output.ts';
import { inkFor, wrap } from '../play/ink.ts';
import { blockLines, bookOf, entriesOf, entryLines, type Reading, ruleLines, rulingLines } from '../play/rules.ts';
import { HOST_WORDS } from '../play/words.ts';
import type { Command } from './command.ts';

export const rulesCommand: Command = {
  summary: 'prints the rulebook of a game, or some of its rules',
  help: `wunderkammer rules <game> [contents | glossary | rulings | number…] [--lang nl|de|en]

Prints the whole rulebook, its contents, the words of the game, what we decided where the old books are silent (rulings), or
the rules of these numbers: DM-8, dm-8 or 8. The words may be Dutch and German, too: inhoud, woordenlijst, twistvragen,
Inhalt, Glossar, Streitfragen.
  --lang nl|de|en     the language (default: that of the locale)`,
  async run(args) {
    const call = readCall(args, ['lang'], { words: Number.POSITIVE_INFINITY });
    const [id, ...wanted] = call.positionals;
    const game = findGame(id);
    const language = languageFlag(call);
    const reading: Reading = { ink: inkFor(process.stdout), language, words: HOST_WORDS[language] };
    const output = new Output();
    const [book, entries] = await Promise.all([bookOf(game.id, language), entriesOf(game.id, language)]);
    for (const line of linesFor(wanted, book, entries, reading)) await output.line(line);
    await output.close();
    return 0;
  },
};

const CONTENTS = /^(contents|inhoud|inhalt)$/i;
const GLOSSARY = /^(glossary|woordenlijst|glossar)$/i;
const RULINGS = /^(rulings|twistvragen|streitfragen)$/i;

const linesFor = (
  wanted: readonly string[],
  book: Rulebook,
  entries: readonly Entry[],
  reading: Reading,
): readonly string[] => {
  const [word = '', ...more] = wanted;
  if (word === '') return apart([...wholeBook(book, reading), glossary(entries, reading)]);
  if (more.length === 0 && CONTENTS.test(word)) return contents(book, reading);
  if (more.length === 0 && GLOSSARY.test(word)) return glossary(entries, reading);
  if (more.length === 0 && RULINGS.test(word)) return rulings(book, reading);
  return apart(wanted.map((number) => ruleLines(ruleOf(book, number), reading)));
};

/** An empty line between one thing and the next. */
const apart = (parts: readonly (readonly string[])[]): readonly string[] =>
  parts.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));

const wholeBook = ({ title, lead, chapters }: Rulebook, reading: Reading): readonly (readonly string[])[] => [
  [reading.ink('bold', title)],
  blockLines(lead, reading),
  ...chapters.flatMap((chapter) => [
    [reading.ink(['bold', 'underline'], chapter.title)],
    ...chapter.rules.map((rule) => ruleLines(rule, reading)),
  ]),
];

const glossary = (entries: readonly Entry[], reading: Reading): readonly string[] =>
  apart([
    [reading.ink(['bold', 'underline'], reading.words.glossary)],
    ...entries.map((entry) => entryLines(entry, reading)),
  ]);

const contents = ({ chapters }: Rulebook, { ink, words }: Reading): readonly string[] =>
  apart([
    ...chapters.map(({ title, rules }) => [
      ink('bold', title),
      ...rules.flatMap((rule) => wrap(`  ${rule.number.padEnd(6)} ${rule.title}`, { indent: ' '.repeat(9) })),
    ]),
    [ink('bold', words.glossary)],
  ]);

const rulings = (book: Rulebook, reading: Reading): readonly string[] =>
  apart(
    ruledChapters(book).flatMap(({ title, rules }) => [
      [reading.ink(['bold', 'underline'], title)],
      ...rules.map((rule) => rulingLines(rule, reading)),
    ]),
  );

const counted = (number: string): number => Number(/\d+$/.exec(number)?.[0]);

/** How many rules are named to somebody who asked for one that is none. */
const NEAR = 3;

const ruleOf = (book: Rulebook, word: string): Rule => {
  const found = findRule(book, word);
  if (found !== undefined) return found;
  const rules = rulesOf(book);
  const letters = rules[0]!.number.split('-')[0]!;
  const wanted = (/^\d+$/.test(word) ? `${letters}-${word}` : word).toUpperCase();
  const value = counted(wanted);
  const numbers = rules.map(({ number }) => number).sort((a, b) => counted(a) - counted(b));
  if (Number.isNaN(value))
    throw wrongCall(`"${word}" is not the number of a rule; they go from ${numbers[0]} to ${numbers.at(-1)}`);
  const near = numbers
    .toSorted((a, b) => Math.abs(counted(a) - value) - Math.abs(counted(b) - value))
    .slice(0, NEAR)
    .sort((a, b) => counted(a) - counted(b));
  throw wrongCall(`there is no rule ${wanted}; near it are ${near.join(', ')}`);
};
