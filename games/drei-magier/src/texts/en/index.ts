import { capital } from '@wunderkammer/kernel';
import { COLOURS } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { decisions } from './decisions.ts';
import { names } from './names.ts';
import { introduction, pitch } from './pitch.ts';
import { refusals } from './refusals.ts';
import { tell } from './tell.ts';

const texts: Texts = {
  pitch,
  introduction,
  names,
  options: {},
  decisions,
  refusals,
  seatName: (seat) => capital(names.colours[COLOURS[seat]!]),
  score: names.countCards,
  tell,
};

export default texts;
