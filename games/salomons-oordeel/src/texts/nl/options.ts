import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const yesNo = (on: boolean): { name: string } => ({ name: on ? 'ja' : 'nee' });

export const options: OptionTexts<Options> = {
  variant: {
    name: 'Stenen',
    about: 'Eenvoudig speelt zonder de alziende ogen, volledig met alle dertig stenen.',
    value: (variant) =>
      ({
        easy: {
          name: 'Eenvoudig',
          meaning: '25 stenen: vijf kleuren, cijfers 1 tot en met 5. Fijn voor een eerste keer.',
        },
        full: {
          name: 'Volledig',
          meaning: '30 stenen: elke kleur heeft ook een alziend oog, dat in elke kolom van zijn rij mag staan.',
        },
      })[variant],
  },
  openOnly: {
    name: 'Fout raden opent alleen een steen',
    about: 'Wie fout raadt, draait een eigen steen open en geeft er geen weg.',
    value: yesNo,
  },
  protection: {
    name: 'Bescherming',
    about: 'Je eerste gok mag niet bij wie net een steen verloor.',
    value: yesNo,
  },
  first: {
    name: 'Wie begint',
    about: 'Het lot beslist, tenzij je iemand noemt.',
    value: (seat) => ({ name: names.player(seat) }),
  },
};
