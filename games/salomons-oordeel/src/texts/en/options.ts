import type { OptionTexts } from '@wunderkammer/kernel';
import type { Options } from '../../vocabulary.ts';
import { names } from './names.ts';

const yesNo = (on: boolean): { name: string } => ({ name: on ? 'yes' : 'no' });

export const options: OptionTexts<Options> = {
  variant: {
    name: 'Stones',
    about: 'The easy game is played without the all-seeing eyes, the full game with all thirty stones.',
    value: (variant) =>
      ({
        easy: { name: 'Easy', meaning: '25 stones: five colours, digits 1 to 5. Good for a first game.' },
        full: {
          name: 'Full',
          meaning: '30 stones: every colour has an all-seeing eye as well, which may stand in any column of its row.',
        },
      })[variant],
  },
  openOnly: {
    name: 'Only reveal stones',
    about: 'Whoever guesses wrong reveals a stone of their own and gives none away.',
    value: yesNo,
  },
  protection: {
    name: 'Protection',
    about: 'Your first guess may not be aimed at whoever has just lost a stone.',
    value: yesNo,
  },
  first: {
    name: 'Who begins',
    about: 'Lots are drawn unless somebody is named.',
    value: (seat) => ({ name: names.player(seat) }),
  },
};
