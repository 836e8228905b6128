/** A thread that plays the tables it is given. */
import { findGame } from '../games.ts';
import { serve } from '../threads/serve.ts';
import { type Findings, type Inquiry, measure } from './measure.ts';

serve<Inquiry, Findings>((inquiry) => measure(findGame(inquiry.game), inquiry));
