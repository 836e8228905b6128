import type { GameTexts, Language } from '@wunderkammer/kernel';
import type { Clock, OnlineSetup, Room } from '@wunderkammer/protocol';
import { gameOf } from '../games/games.ts';
import { duration } from '../house/time.ts';
import type { HouseWords } from '../house/words/index.ts';
import type { Words } from './words/index.ts';

/** What was chosen of a game's options, in words; what was left alone is as the rules have it. */
export const optionWords = (texts: GameTexts | undefined, options: OnlineSetup['options']): readonly string[] =>
  Object.entries(options).flatMap(([key, value]) => {
    const option = texts?.options[key];
    if (option === undefined || value === false) return [];
    return value === true ? [option.name] : [`${option.name}: ${option.value(value).name}`];
  });

/** What becomes of the seat of somebody who is away. */
export const awayLine = (clock: Clock, words: Words['agreed'], language: Language): string => {
  if (clock.type !== 'none') return words.awayClock;
  return clock.away === null ? words.awayNever : words.away(duration(language, clock.away));
};

/** What was agreed, and for those who may know it, how the earlier games of the series ended. */
export type Agreement = Pick<Room, 'setup'> & Partial<Pick<Room, 'outcomes'>>;

/** Everything that was agreed for a table, a line each. */
export const agreedLines = (
  { setup, outcomes = [] }: Agreement,
  texts: GameTexts | undefined,
  words: Words,
  house: HouseWords,
  language: Language,
): readonly string[] => [
  ...optionWords(texts, setup.options),
  ...(gameOf(setup.game)?.secrets ? [house.aids[setup.aids]] : []),
  house.clock(setup.clock),
  awayLine(setup.clock, words.agreed, language),
  setup.games > 1 && outcomes.length > 0
    ? words.agreed.gameOf(outcomes.length + 1, setup.games)
    : words.agreed.games(setup.games),
  words.watch[setup.watch],
  setup.listed ? words.agreed.listed : words.agreed.private,
];
