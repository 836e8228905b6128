import { ALL, stoneIndex } from './stones.ts';
import { STONES, type Stone, type View } from './vocabulary.ts';

/** The stones that nobody got: all of the box but those that some seat's own view shows. */
export const leftStones = (views: readonly View[]): readonly Stone[] => {
  const seen = new Set<Stone>(
    views.flatMap(({ arrangements, own, hand, middle }) => [
      ...arrangements.flatMap(({ open }) => open.map(([stone]) => stone)),
      ...own.map(([stone]) => stone),
      ...hand,
      ...middle,
    ]),
  );
  const box = ALL[views[0]!.options.variant];
  return STONES.filter((stone) => ((box >> stoneIndex(stone)) & 1) === 1 && !seen.has(stone));
};
