import type { Language } from '@wunderkammer/kernel';
import type { Clock, OnlineSetup, Room } from '@wunderkammer/protocol';
import { CATALOGUE } from '../games/catalogue.ts';
import { isGameId } from '../games/engines.ts';
import { duration } from '../house/time.ts';
import type { HouseWords } from '../house/words/index.ts';
import type { Words } from './words/index.ts';

/** The options of a game that are not as usual, or that everybody should know, in words. */
export const optionWords = (
  { game, options }: Pick<OnlineSetup, 'game' | 'options'>,
  words: Words['agreed'],
): readonly string[] => {
  const { target, figures, variant, openOnly, protection, first } = options;
  switch (game) {
    case 'feuersalamander':
      return [
        words.target(typeof target === 'number' ? target : 84),
        ...(figures === undefined ? [] : [words.figures]),
      ];
    case 'salomons-oordeel':
      return [
        words.variant[variant === 'easy' ? 'easy' : 'full']!,
        ...(openOnly === true ? [words.openOnly] : []),
        ...(protection === true ? [words.protection] : []),
        ...(typeof first === 'number' ? [words.first(first + 1)] : []),
      ];
    default:
      return [];
  }
};

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
  words: Words,
  house: HouseWords,
  language: Language,
): readonly string[] => [
  ...optionWords(setup, words.agreed),
  ...(isGameId(setup.game) && CATALOGUE[setup.game].secrets ? [house.aids[setup.aids]] : []),
  house.clock(setup.clock),
  awayLine(setup.clock, words.agreed, language),
  setup.games > 1 && outcomes.length > 0
    ? words.agreed.gameOf(outcomes.length + 1, setup.games)
    : words.agreed.games(setup.games),
  words.watch[setup.watch],
  setup.listed ? words.agreed.listed : words.agreed.private,
];
