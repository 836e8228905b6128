import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const yesNo = (on: boolean): { name: string } => ({ name: on ? 'ja' : 'nein' });

export const options: OptionTexts<Options> = {
  variant: {
    name: 'Steine',
    about: 'Das einfache Spiel kommt ohne die allsehenden Augen aus, das volle nimmt alle dreißig Steine.',
    value: (variant) =>
      ({
        easy: { name: 'Einfach', meaning: '25 Steine: fünf Farben, Ziffern 1 bis 5. Gut für das erste Mal.' },
        full: {
          name: 'Voll',
          meaning: '30 Steine: Jede Farbe hat auch ein allsehendes Auge, das in jeder Spalte seiner Reihe stehen darf.',
        },
      })[variant],
  },
  openOnly: {
    name: 'Steine nur aufdecken',
    about: 'Wer falsch rät, deckt einen eigenen Stein auf und gibt keinen ab.',
    value: yesNo,
  },
  protection: {
    name: 'Spielerschutz',
    about: 'Dein erster Versuch darf nicht dem gelten, bei dem gerade erst ein Stein erraten wurde.',
    value: yesNo,
  },
  first: {
    name: 'Wer beginnt',
    about: 'Das Los entscheidet, wenn niemand bestimmt wird.',
    value: (seat) => ({ name: names.player(seat) }),
  },
};
