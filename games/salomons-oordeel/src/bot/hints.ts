import { countBits, foldRows, lowestBit } from '../bits.ts';
import { cellIndex, colOf, columnMask, EYE, rowMask, rowOf, stoneIndex } from '../stones.ts';
import type { Seen } from '../vocabulary.ts';
import type { Watched } from './knowledge.ts';

const STONES = 30;

type Guess = Extract<Seen, { type: 'guess' }>;

/** A row or column with as many hidden stones as this, or more, counts as one with this many. */
const LONGEST = 4;

/*
 * How much likelier it becomes that a guesser holds a stone, as logarithms. By logistic regression on 300 games of two
 * and 80 of four of the first bot, which names what is likeliest for it, rounded to what both agree on: whoever takes
 * a long row for red has few reds, and whoever takes a single stone for red has many. Bots hardly ever name their own,
 * people may: so `NAMED` is milder than the fit.
 */
const NAMED = -3.5;
const SAME_COLOUR = [0, 1.05, 0.25, -0.5, -1];
const SAME_DIGIT = [0, 1, 0.2, -0.8, -0.8];
/** Where colour or digit lay open, naming it says little; and so does naming an eye. */
const COLOUR_WAS_KNOWN = 0.25;
const DIGIT_WAS_KNOWN = 0.25;
const COLOUR_OF_EYE = 0.6;

/** What the guesses of one player say about that player's own stones. */
export class Hints {
  /** By stone: how much likelier the player holds it than by everything else. */
  readonly factors = new Float64Array(STONES).fill(1);

  /** The named stone is not the guesser's; and what the guesser must have thought of the row and the column of `at`, as they were until then. */
  hear(at: Watched, { row, col, stone }: Guess): void {
    const named = stoneIndex(stone);
    const candidates = at.candidates[cellIndex(row, col)]!;
    const faces = foldRows(candidates) & ~(1 << EYE);
    const isEye = colOf(named) === EYE;
    const colourKnown = candidates === 0 || (candidates & ~rowMask(rowOf(lowestBit(candidates)))) === 0;
    const digitKnown = (faces & (faces - 1)) === 0;
    const inRow = Math.min(LONGEST, countBits(at.hidden & rowMask(row)));
    const inColumn = Math.min(LONGEST, countBits(at.hidden & columnMask(col)));
    const ofColour = colourKnown ? COLOUR_WAS_KNOWN : isEye ? COLOUR_OF_EYE : SAME_COLOUR[inRow]!;
    const ofDigit = digitKnown || isEye ? DIGIT_WAS_KNOWN : SAME_DIGIT[inColumn]!;
    for (let other = 0; other < STONES; other++) {
      const sameColour = rowOf(other) === rowOf(named) ? ofColour : 0;
      const sameFace = colOf(other) === colOf(named) ? ofDigit : 0;
      this.factors[other]! *= Math.exp(other === named ? NAMED : sameColour + sameFace);
    }
  }
}
