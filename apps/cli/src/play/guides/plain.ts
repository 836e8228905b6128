import {
  type Game,
  type GameTexts,
  type GameTypes,
  isHidden,
  isObject,
  type Language,
  type ViewBase,
} from '@wunderkammer/kernel';
import type { Part } from '../choose.ts';
import type { Frame, Guide } from '../guide.ts';
import { wrap } from '../ink.ts';
import { HOST_WORDS } from '../words.ts';

/** What every view has says nothing that the questions and the log do not say better. */
const COMMON: ReadonlySet<string> = new Set<keyof ViewBase>(['viewer', 'seats', 'options', 'turn', 'phase']);

const inWords = (value: unknown): string => {
  if (isHidden(value)) return '?';
  if (value === null) return '–';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (!isObject(value)) return String(value);
  return `(${Object.entries(value)
    .map(([key, own]) => `${key} ${inWords(own)}`)
    .join(', ')})`;
};

/**
 * A guide for any game, made from its texts and views: the table as a list, and a question for each key of a decision. Only
 * decisions that are too large to list need a guide of the game's own.
 */
export const plainGuide = <T extends GameTypes>(game: Game<T>, texts: GameTexts<T>): Guide<T> => {
  const { decisions }: GameTexts = texts;
  return {
    game,
    draw: (view: T['View'], { ink }: Frame) => [
      ink('bold', game.title),
      ...Object.entries(view)
        .filter(([key]) => !COMMON.has(key))
        .flatMap(([key, value]) => wrap(`${key}: ${inWords(value)}`, { indent: '  ' })),
    ],
    parts: ({ by: _, type, ...keys }: T['Choice'], _view: T['View'], language: Language): Part[] => [
      { keys: ['type'], question: HOST_WORDS[language].yourTurn, value: type, label: decisions[type]!.about },
      ...Object.entries(keys).map(([key, value]) => ({
        keys: [key],
        question: decisions[type]!.keys[key]!,
        value: JSON.stringify(value),
        label: inWords(value),
      })),
    ],
    confirm: () => undefined,
    isQuiet: () => false,
    asksMore: () => false,
    finish: async (choice) => choice,
  };
};
