import { FIGURES, type Figure } from './vocabulary.ts';

/** Every way to sit down that FS-8 allows: clockwise, beginning with any figure, with any left out; the usual one first. */
export const figureSets = (seats: number): readonly (readonly Figure[])[] =>
  FIGURES.flatMap((own, start) => {
    const others = [...FIGURES.slice(start + 1), ...FIGURES.slice(0, start)];
    return choose(others, seats - 1).map((rest) => [own, ...rest]);
  });

const choose = <T>(from: readonly T[], size: number): readonly (readonly T[])[] => {
  const [first, ...rest] = from;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choose(rest, size - 1).map((chosen) => [first, ...chosen]), ...choose(rest, size)];
};
