import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const TARGETS: Readonly<Record<number, string>> = {
  49: 'kurz: zwei gute Kombinationen',
  84: 'eine vollkommene Kombination genügt: Feuer, 7. Reihe, Drei-Stein',
  85: 'braucht mindestens zwei Kombinationen: Der besten fehlt ein Punkt',
  100: 'lang, mit Zeit für Rache',
};

export const options: OptionTexts<Options> = {
  target: {
    name: 'Punkte zum Sieg',
    about:
      'Wer zuerst so viele Punkte hat, gewinnt. Mit 49 dauert eine Partie etwa eine halbe Stunde, mit 100 bis zu zwei Stunden.',
    value: (target) => {
      const meaning = TARGETS[target];
      return { name: String(target), ...(meaning !== undefined && { meaning }) };
    },
  },
  figures: {
    name: 'Figuren am Tisch',
    about: 'Die Figur jedes Spielers, im Uhrzeigersinn um den Tisch; mit welcher ihr beginnt, ist euch überlassen.',
    value: (figures) => ({ name: figures.map((figure) => names.figures[figure]).join(', ') }),
  },
};
