import { seat as seatOf, type Table } from '@wunderkammer/kernel';
import { optionFlags } from '../arguments.ts';
import { Failure, wrongCall } from '../failure.ts';
import type { Guide } from './guide.ts';
import { findGuide, GUIDES } from './guides.ts';
import type { Host } from './host.ts';
import { wrap } from './ink.ts';
import { askFirm, askMenu } from './menu.ts';
import type { Sitting } from './one-game.ts';

/** What the call has settled already; the rest is asked. */
export interface Wishes {
  readonly game?: string;
  readonly players?: number;
  /** As typed, `key=value`. */
  readonly options: readonly string[];
  readonly seat: number;
}

/** Chooses game, number of players and options, as far as the call left them open, and seats the person. */
export const setUp = async (host: Host, wishes: Wishes): Promise<Sitting> => {
  const guide = wishes.game === undefined ? await askGame(host) : findGuide(wishes.game);
  const seats = wishes.players ?? (await askSeats(host, guide));
  if (seats < guide.game.seats.min || seats > guide.game.seats.max) {
    throw wrongCall(`${guide.game.id} cannot be played by ${seats}`);
  }
  if (wishes.seat >= seats) throw wrongCall(`--seat must be from 0 to ${seats - 1} at this table, not ${wishes.seat}`);
  // Somebody who named the game knows what they want; a newcomer is shown what there is to choose.
  const isNewcomer = wishes.game === undefined && wishes.options.length === 0;
  const options = isNewcomer ? await askOptions(host, guide, seats) : wishes.options;
  const givenOptions = readTyped(guide, seats, options);
  const table: Table = { seats, options: readTable(guide, seats, givenOptions) };
  return { guide, table, givenOptions, person: seatOf(wishes.seat) };
};

const readTyped = ({ game }: Guide, seats: number, options: readonly string[]): object =>
  optionFlags({ positionals: [], flags: {}, options }, game, seats);

const readTable = ({ game }: Guide, seats: number, given: object): object => {
  const read = game.readOptions(given, seats);
  if (!read.ok) throw wrongCall(read.message);
  return read.value;
};

const askGame = async (host: Host): Promise<Guide> => {
  const { words, language } = host;
  const labels = GUIDES.map(
    ({ game, pitch }) => `${game.title} (${words.players(game.seats.min, game.seats.max)}) – ${pitch[language]}`,
  );
  const answer = await askFirm(host, {
    question: words.whichGame,
    labels,
    shows: { '?': () => wrap(words.gamesHelp) },
  });
  return GUIDES[answer]!;
};

const askSeats = async (host: Host, { game: { seats }, usualSeats }: Guide): Promise<number> => {
  if (seats.min === seats.max) return seats.min;
  const { words } = host;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  host.prompt.write('\n');
  const answer = await askFirm(host, {
    question: words.howManyPlayers,
    labels: counts.map(() => words.playersLabel),
    numbers: counts,
    preset: counts.indexOf(usualSeats),
    shows: { '?': () => wrap(words.howManyPlayersHelp) },
  });
  return counts[answer]!;
};

/** Shows every option with its value; Enter begins. Returns what was changed, as `key=value`. */
const askOptions = async (host: Host, guide: Guide, seats: number): Promise<string[]> => {
  const { words, language, prompt } = host;
  const { optionHelp } = guide.game;
  if (optionHelp.length === 0) return [];
  // What the game takes where nothing is said.
  const usual = new Map(Object.entries(readTable(guide, seats, {})).map(([key, value]) => [key, String(value)]));
  const chosen = new Map<string, string>();
  for (;;) {
    const labels = optionHelp.map(({ key }) => {
      const value = chosen.get(key) ?? usual.get(key);
      const known = guide.optionChoices(key, seats, language).find((choice) => choice.value === value);
      return `${guide.optionName(key, language)}: ${known?.label ?? value ?? words.byDefault}`;
    });
    prompt.write('\n');
    const answer = await askFirm(host, {
      question: words.options,
      labels: [words.startNow, ...labels],
      preset: 0,
      shows: {
        '?': () => [
          ...wrap(words.optionsHelp),
          ...optionHelp.flatMap(({ key, words: about }) =>
            wrap(`${guide.optionName(key, language)}: ${about[language]}`, { indent: '  ' }),
          ),
        ],
      },
    });
    if (answer === 0) return [...chosen].map(([key, value]) => `${key}=${value}`);
    const option = optionHelp[answer - 1]!;
    const value = await askOption(host, guide, seats, option);
    if (value !== undefined) chosen.set(option.key, value);
  }
};

type Option = Guide['game']['optionHelp'][number];

/** A value that the game can read, or nothing if the person goes back. */
const askOption = async (host: Host, guide: Guide, seats: number, option: Option): Promise<string | undefined> => {
  const { words, language, prompt } = host;
  const choices = guide.optionChoices(option.key, seats, language);
  prompt.write('\n');
  const answer = await askMenu(host, {
    question: words.newValue(guide.optionName(option.key, language)),
    labels: [...choices.map(({ label }) => label), words.ownValue],
    canGoBack: true,
    shows: { '?': () => wrap(option.words[language]) },
  });
  if (answer === 'back') return undefined;
  const choice = choices[answer];
  if (choice !== undefined) return choice.value;
  const typed = await prompt.ask(`${words.typeValue(option.values)} > `);
  if (typed === '') return undefined;
  try {
    readTyped(guide, seats, [`${option.key}=${typed}`]);
    return typed;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    prompt.lines(wrap(error.message));
    return askOption(host, guide, seats, option);
  }
};
