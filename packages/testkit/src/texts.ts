import {
  allSeats,
  allViewers,
  type Game,
  type GameTexts,
  type GameTypes,
  LANGUAGES,
  type Language,
  playAll,
  tableOf,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures, TableHead } from './fixtures.ts';
import { randomGame } from './simulation.ts';

/** The texts of a game, by language. */
export type AllTexts<T extends GameTypes = GameTypes> = Readonly<Record<Language, GameTexts<T>>>;

/** A game's texts in every language. */
export const allTexts = async <T extends GameTypes>(game: Game<T>): Promise<AllTexts<T>> => {
  const [nl, de, en] = await Promise.all([game.texts('nl'), game.texts('de'), game.texts('en')]);
  return { nl, de, en };
};

/** What a text never contains: what was forgotten, what is no text, gaps, and blanks where something is missing. */
const BROKEN = /\b(undefined|null|NaN)\b|\[object|\$\{| {2}|\.\.|^\s|\s$|^$/;

const ensureText = (text: string, what: string): void =>
  ensure(!BROKEN.test(text), () => `${what} is no text: "${text}"`);

/** Everything there is to say of a game besides its events, by name; faults are found by comparing these lists. */
const prose = ({ pitch, introduction, refusals, decisions, options }: GameTexts): Readonly<Record<string, string>> => ({
  pitch,
  introduction,
  ...Object.fromEntries(Object.entries(refusals).map(([code, text]) => [`refusal ${code}`, text])),
  ...Object.fromEntries(
    Object.entries(decisions).flatMap(([type, { about, keys }]) => [
      [`decision ${type}`, about],
      ...Object.entries(keys).map(([key, text]) => [`decision ${type} ${key}`, text]),
    ]),
  ),
  ...Object.fromEntries(Object.entries(options).map(([key, { about }]) => [`option ${key}`, about])),
});

/** Every refusal, decision, option and seat has a text in every language, and no language was left as another. */
export const checkTexts = ({ game, violations, tables }: Fixtures, texts: AllTexts): void => {
  for (const language of LANGUAGES) {
    const { refusals, decisions, options, seatName, score } = texts[language];
    const inLanguage = (what: string): string => `${what} in ${language}`;
    ensureSame(Object.keys(refusals).sort(), Object.keys(violations).sort(), inLanguage('the refusals'));
    ensureSame(Object.keys(decisions).sort(), Object.keys(game.decisionRules).sort(), inLanguage('the decisions'));
    ensureSame(Object.keys(options).sort(), game.optionHelp.map(({ key }) => key).sort(), inLanguage('the options'));
    for (const [what, text] of Object.entries(prose(texts[language]))) ensureText(text, inLanguage(what));
    for (const { seats, options: given } of tables) {
      const table = tableOf(game, seats, given);
      const names = allSeats(seats).map((seat) => seatName(seat, table.options));
      for (const name of names) ensureText(name, inLanguage('a seat'));
      ensure(new Set(names).size === seats, () => inLanguage(`two seats are called alike: ${names}`));
      for (const { key, offers } of game.optionHelp) {
        const option = options[key]!;
        ensureText(option.name, inLanguage(`the name of ${key}`));
        for (const value of offers(seats)) {
          ensure(game.readOptions({ [key]: value }, seats).ok, () => `${key}=${value} is offered but not read`);
          const { name, meaning = 'none' } = option.value(value);
          ensureText(name, inLanguage(`${key}=${value}`));
          ensureText(meaning, inLanguage(`the meaning of ${key}=${value}`));
        }
      }
    }
    for (const count of [0, 1, 2]) ensureText(score(count), inLanguage(`a score of ${count}`));
  }
  const [first, ...others] = LANGUAGES.map((language) => prose(texts[language]));
  for (const [what, text] of Object.entries(first!)) {
    const said = [text, ...others.map((other) => other[what])];
    ensure(new Set(said).size === LANGUAGES.length, () => `${what} is the same in two languages: ${said}`);
  }
};

/** Whatever happens is told to everybody in whole sentences, with and without people's names. */
export const checkTold = (fixtures: Fixtures, texts: AllTexts, head: TableHead, seed: string): void => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const named = { ...table, names: allSeats(head.seats).map((seat) => `Ada ${seat}`) };
  const told = new Map<Language, string[]>(LANGUAGES.map((language) => [language, []]));
  playAll(game, table, randomGame(fixtures, head, seed), (before, step) => {
    for (const viewer of allViewers(head.seats)) {
      const seen = game.seen(before, step, viewer);
      for (const language of LANGUAGES) {
        for (const at of [table, named]) {
          const text = texts[language].tell(seen, at);
          ensureText(text, `${step.type} told in ${language}`);
          ensure(/^\p{Lu}.*[.!]$/u.test(text), () => `${step.type} is no sentence in ${language}: "${text}"`);
        }
        told.get(language)!.push(texts[language].tell(seen, table));
      }
    }
  });
  const games = [...told.values()].map((lines) => lines.join('\n'));
  ensure(new Set(games).size === LANGUAGES.length, () => 'two languages tell the game in the same words');
};
