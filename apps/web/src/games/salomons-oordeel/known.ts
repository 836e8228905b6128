import type { Stone, View } from '@wunderkammer/salomons-oordeel/pieces';

/** Why a stone cannot be a hidden one of somebody else: each exists once. */
type Known = 'own' | 'open';

/** The stones whose place the viewer can see. */
export const knownStones = ({ own, hand, middle, passing, arrangements }: View): ReadonlyMap<Stone, Known> => {
  const open = [
    ...middle,
    ...(passing === undefined ? [] : [passing.stone]),
    ...arrangements.flatMap((arrangement) => arrangement.open.map(([stone]) => stone)),
  ];
  return new Map([
    ...[...hand, ...own.map(([stone]) => stone)].map((stone) => [stone, 'own'] as const),
    ...open.map((stone) => [stone, 'open'] as const),
  ]);
};
