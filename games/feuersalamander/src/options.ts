import { list, type OptionHelp, object, oneOf, type Read, whole } from '@wunderkammer/kernel';
import { figureSets } from './figure-sets.ts';
import { FIGURES, type Options } from './vocabulary.ts';

/** The points that may be agreed on (FS-8). */
export const TARGETS = { least: 1, usual: 84, most: 1000 } as const;
/** Targets the rulebooks suggest. */
export const SUGGESTED_TARGETS: readonly number[] = [49, TARGETS.usual, 85, 100];

export const optionHelp: readonly OptionHelp[] = [
  { key: 'target', values: `${TARGETS.least}-${TARGETS.most}`, offers: () => SUGGESTED_TARGETS },
  { key: 'figures', values: 'king,queen,monk,robber', offers: figureSets },
];

interface Given {
  target: number;
  figures: Options['figures'];
}

export const readOptions = (value: unknown, seats: number): Read<Options> => {
  const read = object<Record<never, never>, Given>(
    {},
    { target: whole(TARGETS.least, TARGETS.most), figures: list(oneOf(FIGURES), seats) },
  )(value, 'options');
  if (!read.ok) return read;
  const { target = TARGETS.usual, figures = FIGURES.slice(0, seats) } = read.value;
  // In clockwise order or a rotation of it, the way round steps back over the king's place exactly once.
  const places = figures.map((figure) => FIGURES.indexOf(figure));
  const stepsBack = places.filter((place, index) => place >= places[(index + 1) % seats]!).length;
  if (stepsBack !== 1) {
    return {
      ok: false,
      message: 'options.figures must be different figures in clockwise order: king, queen, monk, robber',
    };
  }
  return { ok: true, value: { target, figures } };
};
