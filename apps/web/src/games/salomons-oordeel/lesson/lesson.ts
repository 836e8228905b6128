import { seat } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes, Step } from '@wunderkammer/salomons-oordeel/pieces';
import type { Beat, Lesson } from '../../../learn/lesson.ts';

const YOU = seat(0);
const THEY = seat(1);

/*
 * Your stones in the natural order, theirs as they stand; a dot is an empty cell.
 *
 *        1   2   3   4   5             1   2   3   4   5
 *   A    .   .   r3  .   r5       A    y5  .   y2  .   .
 *   B    y1  .   y3  .   .        B    .   .   b2  b1  .
 *   C    .   .   g3  .   .        C    g5  .   g2  g1  g4
 *   D    .   .   b3  b4  b5       D    .   .   r2  .   .
 *   E    p1  .   .   p4  .        E    .   p3  .   .   .
 *
 * Their row of four can only be green and their column of four only the 2s; your single stone on row C gives you away
 * in the same manner. Every stone that the coach calls certain is: there is no other arrangement that fits.
 */
const steps = [
  {
    by: 'chance',
    type: 'deal',
    hands: [
      ['red3', 'red5', 'yellow1', 'yellow3', 'green3', 'blue3', 'blue4', 'blue5', 'purple1', 'purple4'],
      ['red2', 'yellow2', 'yellow5', 'green1', 'green2', 'green4', 'green5', 'blue1', 'blue2', 'purple3'],
    ],
  },
  {
    by: YOU,
    type: 'arrange',
    cells: [
      ['red3', 0, 2],
      ['red5', 0, 4],
      ['yellow1', 1, 0],
      ['yellow3', 1, 2],
      ['green3', 2, 2],
      ['blue3', 3, 2],
      ['blue4', 3, 3],
      ['blue5', 3, 4],
      ['purple1', 4, 0],
      ['purple4', 4, 3],
    ],
  },
  {
    by: THEY,
    type: 'arrange',
    cells: [
      ['yellow5', 0, 0],
      ['yellow2', 0, 2],
      ['blue2', 1, 2],
      ['blue1', 1, 3],
      ['green5', 2, 0],
      ['green2', 2, 2],
      ['green1', 2, 3],
      ['green4', 2, 4],
      ['red2', 3, 2],
      ['purple3', 4, 1],
    ],
  },

  { by: YOU, type: 'guess', at: THEY, row: 2, col: 2, stone: 'green2' },
  { by: YOU, type: 'guess', at: THEY, row: 4, col: 1, stone: 'purple3' },
  { by: YOU, type: 'stop' },

  { by: THEY, type: 'guess', at: YOU, row: 2, col: 2, stone: 'green3' },
  { by: THEY, type: 'guess', at: YOU, row: 3, col: 2, stone: 'red3' },
  { by: THEY, type: 'give', row: 2, col: 4 },
  { by: YOU, type: 'settle', row: 2, col: 3 },

  { by: YOU, type: 'guess', at: THEY, row: 2, col: 0, stone: 'green1' },
  { by: YOU, type: 'give', row: 0, col: 2 },
  { by: THEY, type: 'settle', row: 3, col: 1 },

  { by: THEY, type: 'guess', at: YOU, row: 4, col: 3, stone: 'purple4' },
  { by: THEY, type: 'stop' },

  { by: YOU, type: 'guess', at: THEY, row: 2, col: 0, stone: 'green5' },
  { by: YOU, type: 'guess', at: THEY, row: 2, col: 3, stone: 'green1' },
  { by: YOU, type: 'guess', at: THEY, row: 3, col: 2, stone: 'red2' },

  { by: YOU, type: 'guess', at: THEY, row: 0, col: 0, stone: 'yellow5' },
  { by: YOU, type: 'guess', at: THEY, row: 0, col: 2, stone: 'yellow2' },
  { by: YOU, type: 'guess', at: THEY, row: 1, col: 2, stone: 'blue2' },
  { by: YOU, type: 'guess', at: THEY, row: 1, col: 3, stone: 'blue1' },
] as const satisfies readonly Step[];

const beats = [
  { id: 'welcome', at: 0, type: 'read', spot: 'board' },
  { id: 'stones', at: 1, type: 'read', spot: 'hand', rule: 'SO-1' },
  { id: 'arrange', at: 1, type: 'do', spot: 'arrangement:0', rule: 'SO-4' },

  { id: 'backs', at: 3, type: 'read', spot: 'arrangement:1', rule: 'SO-4' },
  { id: 'row-of-four', at: 3, type: 'read', spot: 'cell:1-2-3', rule: 'SO-1' },
  { id: 'first-guess', at: 3, type: 'do', spot: 'cell:1-2-2', rule: 'SO-7' },
  { id: 'right', at: 4, type: 'read', spot: 'choices', rule: 'SO-8' },
  { id: 'gap', at: 4, type: 'do', spot: 'cell:1-4-1', rule: 'SO-8' },
  { id: 'stop', at: 5, type: 'do', spot: 'choices', rule: 'SO-8' },

  { id: 'found-out', at: 7, type: 'read', spot: 'cell:0-2-2', rule: 'SO-8' },
  { id: 'their-miss', at: 8, type: 'read', spot: 'cell:0-3-2', rule: 'SO-9' },
  { id: 'settle', at: 9, type: 'do', spot: 'cell:0-2-3', rule: 'SO-12' },

  { id: 'gift-tells', at: 10, type: 'read', spot: 'arrangement:1', rule: 'SO-9' },
  { id: 'coin-toss', at: 10, type: 'do', spot: 'cell:1-2-0', rule: 'SO-7' },
  { id: 'give', at: 11, type: 'do', spot: 'cell:0-0-2', rule: 'SO-9' },

  { id: 'red-row', at: 13, type: 'read', spot: 'cell:1-3-1', rule: 'SO-12' },
  { id: 'notebook', at: 13, type: 'read', spot: 'notebook' },
  { id: 'close-call', at: 15, type: 'read', spot: 'cell:0-4-3', rule: 'SO-8' },
  { id: 'strike', at: 15, type: 'do', spot: 'cell:1-2-0', rule: 'SO-8' },
  { id: 'last-green', at: 16, type: 'do', spot: 'cell:1-2-3', rule: 'SO-8' },
  { id: 'gift-pays', at: 17, type: 'do', spot: 'cell:1-3-2', rule: 'SO-8' },

  { id: 'winning', at: 18, type: 'read', spot: 'player:1', rule: 'SO-16' },
  { id: 'eye', at: 18, type: 'read', spot: 'board', rule: 'SO-5' },
  { id: 'finale', at: 18, type: 'read', spot: 'arrangement:1', rule: 'SO-16' },
  { id: 'yellow-five', at: 18, type: 'do', spot: 'cell:1-0-0', rule: 'SO-8' },
  { id: 'yellow-two', at: 19, type: 'do', spot: 'cell:1-0-2', rule: 'SO-8' },
  { id: 'blue-two', at: 20, type: 'do', spot: 'cell:1-1-2', rule: 'SO-8' },
  { id: 'last-stone', at: 21, type: 'do', spot: 'cell:1-1-3', rule: 'SO-15' },
  { id: 'won', at: 22, type: 'read', spot: 'player:0', rule: 'SO-16' },
] as const satisfies readonly Beat[];

export type BeatId = (typeof beats)[number]['id'];

/** Ends with the learner's victory: the last four stones can all be known. */
export const lesson: Lesson<SalomonsOordeelTypes, BeatId> = {
  seats: 2,
  options: { variant: 'easy', openOnly: false, protection: false, first: YOU },
  learner: YOU,
  steps,
  beats,
};
