import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const TARGETS: Readonly<Record<number, string>> = {
  49: 'kort: twee goede combinaties',
  84: 'één volmaakte combinatie is genoeg: vuur, rij 7, 3-steen',
  85: 'vraagt minstens twee combinaties: de beste komt één punt tekort',
  100: 'lang, met tijd voor wraak',
};

export const options: OptionTexts<Options> = {
  target: {
    name: 'Punten om te winnen',
    about:
      'Wie het eerst zoveel punten heeft, wint. Met 49 duurt een partij ongeveer een halfuur, met 100 tot twee uur.',
    value: (target) => {
      const meaning = TARGETS[target];
      return { name: String(target), ...(meaning !== undefined && { meaning }) };
    },
  },
  figures: {
    name: 'Figuren aan tafel',
    about: 'De figuur van elke speler, met de klok mee rond de tafel; met wie je begint, mag je zelf weten.',
    value: (figures) => ({ name: figures.map((figure) => names.figures[figure]).join(', ') }),
  },
};
