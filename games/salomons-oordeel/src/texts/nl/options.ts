import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const yesNo = (on: boolean): { name: string } => ({ name: on ? 'ja' : 'nee' });

export const options: OptionTexts<Options> = {
  variant: {
    name: 'Stenen',
    about: 'Het makkelijke spel gaat zonder de alziende ogen, het volledige met alle dertig stenen.',
    value: (variant) =>
      ({
        easy: {
          name: 'Makkelijk',
          meaning: '25 stenen: vijf kleuren, cijfers 1 tot en met 5. Fijn voor een eerste keer.',
        },
        full: {
          name: 'Volledig',
          meaning: '30 stenen: elke kleur heeft ook een alziend oog, dat in elke kolom van zijn rij mag staan.',
        },
      })[variant],
  },
  openOnly: {
    name: 'Stenen alleen opendraaien',
    about: 'Wie fout raadt, draait een eigen steen open en geeft er geen weg.',
    value: yesNo,
  },
  protection: {
    name: 'Spelerbescherming',
    about: 'De eerste keer mag je niet raden bij wie zojuist een steen verloor.',
    value: yesNo,
  },
  first: {
    name: 'Wie begint',
    about: 'Het lot beslist, tenzij je iemand noemt.',
    value: (seat) => ({ name: names.player(seat) }),
  },
};
