import { list, type OptionHelp, object, oneOf, type Read, whole } from '@wunderkammer/kernel';
import { FIGURES, type Options } from './vocabulary.ts';

/** Targets the rulebooks suggest; any from 1 to 1000 is allowed (FS-8). */
export const SUGGESTED_TARGETS: readonly number[] = [49, 84, 85, 100];
const DEFAULT_TARGET = 84;

export const optionHelp: readonly OptionHelp[] = [
  {
    key: 'target',
    values: '1-1000',
    words: {
      nl: 'Zoveel punten winnen het spel; gebruikelijk zijn 49 (kort), 84, 85 en 100 (lang). Standaard 84.',
      de: 'So viele Punkte gewinnen das Spiel; üblich sind 49 (kurz), 84, 85 und 100 (lang). Voreingestellt: 84.',
      en: 'The points that win the game; 49 (short), 84, 85 and 100 (long) are usual. 84 unless you say otherwise.',
    },
  },
  {
    key: 'figures',
    values: 'king,queen,monk,robber',
    words: {
      nl: 'Het figuur van elke speler, met de klok mee; wie begint met opsommen is vrij. Standaard de eerste van de rij.',
      de: 'Die Figur jedes Spielers im Uhrzeigersinn; mit welcher die Liste beginnt, ist frei. Voreingestellt: die ersten der Reihe.',
      en: "Each player's figure, clockwise, beginning with whichever you like. By default the first of the list.",
    },
  },
];

interface Given {
  target: number;
  figures: Options['figures'];
}

export const readOptions = (value: unknown, seats: number): Read<Options> => {
  const read = object<Record<never, never>, Given>(
    {},
    { target: whole(1, 1000), figures: list(oneOf(FIGURES), seats) },
  )(value, 'options');
  if (!read.ok) return read;
  const { target = DEFAULT_TARGET, figures = FIGURES.slice(0, seats) } = read.value;
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
