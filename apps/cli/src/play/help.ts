import type { Game, GameTexts, GameTypes } from '@wunderkammer/kernel';
import { wrap } from './ink.ts';

/** The help for a question: what the decisions are, what these keys decide, and where the rules say so. */
export const helpText = <T extends GameTypes>(
  game: Game<T>,
  texts: GameTexts<T>,
  types: readonly T['Choice']['type'][],
  keys: readonly string[],
): string[] => {
  const { decisions }: GameTexts = texts;
  return types.flatMap((type) => {
    const { about, keys: ofKeys } = decisions[type]!;
    return wrap(
      [about, ...keys.flatMap((key) => ofKeys[key] ?? []), `(${rulesOf(game, [type]).join(', ')})`].join(' '),
    );
  });
};

/** The rule numbers of these types of decision, each once. */
export const rulesOf = ({ decisionRules }: Game, types: readonly string[]): string[] => [
  ...new Set(types.flatMap((type) => decisionRules[type]!)),
];
