import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const TARGETS: Readonly<Record<number, string>> = {
  49: 'short: two good combinations',
  84: 'a single perfect combination is enough: fire, row 7, stone 3',
  85: 'takes at least two combinations: the best one is a point short',
  100: 'long, with time for revenge',
};

export const options: OptionTexts<Options> = {
  target: {
    name: 'Points to win',
    about:
      'The first to have this many points wins. With 49 a game takes about half an hour, with 100 up to two hours.',
    value: (target) => {
      const meaning = TARGETS[target];
      return { name: String(target), ...(meaning !== undefined && { meaning }) };
    },
  },
  figures: {
    name: 'Figures at the table',
    about: 'Each player’s figure, clockwise round the table; begin with whichever you like.',
    value: (figures) => ({ name: figures.map((figure) => names.figures[figure]).join(', ') }),
  },
};
