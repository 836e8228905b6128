import type { Fortune, Game, StepBase } from '@wunderkammer/kernel';

/** Who begins: the first to decide after the last draw for it. */
export const beginnerOf = ({ balance }: Game, steps: readonly StepBase[]): number | undefined => {
  const drawn = steps.findLastIndex(({ type }) => type === balance?.beginnerDrawnBy);
  const first = drawn < 0 ? undefined : steps.slice(drawn + 1).find(({ by }) => by !== 'chance');
  return first === undefined || first.by === 'chance' ? undefined : first.by;
};

/** What every game is asked. */
export const BEGINNING = 'whoever begins';

/** What is dealt or drawn in a game at so many seats before it is played. */
export const fortunesOf = (game: Game, players: number): readonly Fortune[] => [
  {
    label: BEGINNING,
    about: BEGINNING,
    read: (steps) => {
      const beginner = beginnerOf(game, steps);
      return beginner === undefined
        ? undefined
        : Array.from({ length: players }, (_, seat) => Number(seat === beginner));
    },
  },
  ...(game.balance?.fortunes ?? []),
];
