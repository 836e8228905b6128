import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const TARGETS: Readonly<Record<number, string>> = {
  49: 'kort: twee goede combinaties',
  84: 'zoveel als de beste combinatie: vuur, rij 7, 3-steen',
  85: 'de beste combinatie is net niet genoeg',
  100: 'lang, met tijd voor wraak',
};

export const options: OptionTexts<Options> = {
  target: {
    name: 'Punten om te winnen',
    about: 'Wie als eerste zoveel punten heeft, wint het spel.',
    value: (target) => {
      const meaning = TARGETS[target];
      return { name: String(target), ...(meaning !== undefined && { meaning }) };
    },
  },
  figures: {
    name: 'Figuren aan tafel',
    about: 'Het figuur van elke speler, met de klok mee rond de tafel; met wie je begint, is vrij.',
    value: (figures) => ({ name: figures.map((figure) => names.figures[figure]).join(', ') }),
  },
};
