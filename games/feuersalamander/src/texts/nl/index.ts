import type { Texts } from '../texts.ts';
import { decisions } from './decisions.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { introduction, pitch } from './pitch.ts';
import { refusals } from './refusals.ts';
import { tell } from './tell.ts';

const texts: Texts = {
  pitch,
  introduction,
  names,
  options,
  decisions,
  refusals,
  seatName: (seat, { figures }) => names.theFigure(figures[seat]!),
  score: names.points,
  tell,
};

export default texts;
