import {
  type Game,
  type GameTexts,
  LEVELS,
  type Level,
  type OptionHelp,
  type OptionText,
  seat as seatOf,
  type Table,
  usualSeats,
} from '@wunderkammer/kernel';
import { optionFlags } from '../arguments.ts';
import { Failure, wrongCall } from '../failure.ts';
import { GAMES } from '../games.ts';
import type { Guide } from './guide.ts';
import { guideTo } from './guides.ts';
import type { Host } from './host.ts';
import { wrap } from './ink.ts';
import { askFirm, askMenu } from './menu.ts';
import type { Sitting } from './one-game.ts';
import { loadCastTexts } from './opponents.ts';

/** What the call has settled already; the rest is asked. */
export interface Wishes {
  readonly game?: Game;
  readonly players?: number;
  /** How well the bots play. */
  readonly level?: Level;
  /** As typed, `key=value`. */
  readonly options: readonly string[];
  readonly seat: number;
}

/** Chooses game, number of players and options, as far as the call left them open, and seats the person. */
export const setUp = async (host: Host, wishes: Wishes): Promise<Sitting> => {
  const game = wishes.game ?? (await askGame(host));
  const texts = await game.texts(host.language);
  const guide = guideTo(game, texts);
  const seats = wishes.players ?? (await askSeats(host, game));
  if (seats < guide.game.seats.min || seats > guide.game.seats.max) {
    throw wrongCall(`${guide.game.id} cannot be played by ${seats}`);
  }
  if (wishes.seat >= seats) throw wrongCall(`--seat must be from 0 to ${seats - 1} at this table, not ${wishes.seat}`);
  // Somebody who named the game knows what they want; a newcomer is shown what there is to choose.
  const isNewcomer = wishes.game === undefined && wishes.options.length === 0;
  const level = wishes.level ?? (isNewcomer ? await askLevel(host) : 'gentle');
  const options = isNewcomer ? await askOptions(host, guide, texts, seats) : wishes.options;
  const givenOptions = readTyped(guide, seats, options);
  const table: Table = { seats, options: readTable(guide, seats, givenOptions) };
  return { guide, texts, table, givenOptions, person: seatOf(wishes.seat), level };
};

const readTyped = ({ game }: Guide, seats: number, options: readonly string[]): object =>
  optionFlags({ options }, game, seats);

const readTable = ({ game }: Guide, seats: number, given: object): object => {
  const read = game.readOptions(given, seats);
  if (!read.ok) throw wrongCall(read.message);
  return read.value;
};

const askGame = async (host: Host): Promise<Game> => {
  const { words, language } = host;
  const labels = await Promise.all(
    GAMES.map(async (game) => {
      const { pitch } = await game.texts(language);
      return `${game.title} (${words.players(game.seats.min, game.seats.max)}) – ${pitch}`;
    }),
  );
  const answer = await askFirm(host, {
    question: words.whichGame,
    labels,
    shows: { '?': () => wrap(words.gamesHelp) },
  });
  return GAMES[answer]!;
};

const askSeats = async (host: Host, game: Game): Promise<number> => {
  const { seats } = game;
  if (seats.min === seats.max) return seats.min;
  const { words } = host;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  host.prompt.write('\n');
  const answer = await askFirm(host, {
    question: words.howManyPlayers,
    labels: counts.map(() => words.playersLabel),
    numbers: counts,
    preset: counts.indexOf(usualSeats(game)),
    shows: { '?': () => wrap(words.howManyPlayersHelp) },
  });
  return counts[answer]!;
};

/** How well the others are to play. */
const askLevel = async (host: Host): Promise<Level> => {
  const { words, language, prompt } = host;
  const { levels } = await loadCastTexts(language);
  prompt.write('\n');
  const answer = await askFirm(host, {
    question: words.whichLevel,
    labels: LEVELS.map((level) => `${levels[level].name}: ${levels[level].about}`),
    preset: 0,
    shows: { '?': () => wrap(words.whichLevelHelp) },
  });
  return LEVELS[answer]!;
};

/** Shows every option with its value; Enter begins. Returns what was changed, as `key=value`. */
const askOptions = async (host: Host, guide: Guide, { options }: GameTexts, seats: number): Promise<string[]> => {
  const { words, prompt } = host;
  const { optionHelp } = guide.game;
  if (optionHelp.length === 0) return [];
  const chosen = new Map<string, string>();
  for (;;) {
    const typed = [...chosen].map(([key, value]) => `${key}=${value}`);
    // What the game takes where nothing is said is among these.
    const now = new Map(Object.entries(readTable(guide, seats, readTyped(guide, seats, typed))));
    const labels = optionHelp.map(({ key }) => {
      const { name, value } = options[key]!;
      return `${name}: ${now.has(key) ? value(now.get(key)).name : words.byDefault}`;
    });
    prompt.write('\n');
    const answer = await askFirm(host, {
      question: words.options,
      labels: [words.startNow, ...labels],
      preset: 0,
      shows: {
        '?': () => [
          ...wrap(words.optionsHelp),
          ...optionHelp.flatMap(({ key }) => {
            const { name, about } = options[key]!;
            return wrap(`${name}: ${about}`, { indent: '  ' });
          }),
        ],
      },
    });
    if (answer === 0) return typed;
    const option = optionHelp[answer - 1]!;
    const value = await askOption(host, guide, options[option.key]!, seats, option);
    if (value !== undefined) chosen.set(option.key, value);
  }
};

/** A value that the game can read, or nothing if the person goes back. */
const askOption = async (
  host: Host,
  guide: Guide,
  text: OptionText,
  seats: number,
  option: OptionHelp,
): Promise<string | undefined> => {
  const { words, prompt } = host;
  const offers = option.offers(seats);
  const labels = offers.map((offer) => {
    const { name, meaning } = text.value(offer);
    return meaning === undefined ? name : `${name}: ${meaning}`;
  });
  prompt.write('\n');
  const answer = await askMenu(host, {
    question: words.newValue(text.name),
    labels: [...labels, words.ownValue],
    canGoBack: true,
    shows: { '?': () => wrap(text.about) },
  });
  if (answer === 'back') return undefined;
  // As it would be typed: a list is written with commas.
  if (answer < offers.length) return String(offers[answer]);
  const typed = await prompt.ask(`${words.typeValue(option.values)} > `);
  if (typed === '') return undefined;
  try {
    readTyped(guide, seats, [`${option.key}=${typed}`]);
    return typed;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    prompt.lines(wrap(error.message));
    return askOption(host, guide, text, seats, option);
  }
};
