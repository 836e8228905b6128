import type { FeuersalamanderTypes, Step } from '@wunderkammer/feuersalamander/pieces';
import { seat } from '@wunderkammer/kernel';
import type { Beat, Lesson } from '../../../learn/lesson.ts';

const KING = seat(0);
const QUEEN = seat(1);

const steps: readonly Step[] = [
  {
    by: 'chance',
    type: 'deal',
    hands: [
      ['air', 'fire'],
      ['row6', 'stone3'],
    ],
  },
  { by: KING, type: 'discard', card: 'air' },
  { by: 'chance', type: 'startThrow', pips: [4, 2] },

  // A first visit, a first yes.
  { by: KING, type: 'throw' },
  { by: 'chance', type: 'sticks', pips: [3, 4], symbol: 'salamander' },
  { by: 'chance', type: 'draw', card: 'row2' },
  { by: KING, type: 'move', use: 'sum', home: false },
  { by: KING, type: 'ask', card: 'stone3' },

  // The queen gets rid of the card she was asked for, throws the king out, and her token bluffs with water.
  { by: QUEEN, type: 'throw' },
  { by: 'chance', type: 'sticks', pips: [1, 1], symbol: 'salamander' },
  { by: 'chance', type: 'draw', card: 'stone1' },
  { by: QUEEN, type: 'discard', card: 'stone3' },
  { by: QUEEN, type: 'move', use: 'sum', home: false },
  { by: QUEEN, type: 'throw' },
  { by: 'chance', type: 'sticks', pips: [1, 2], symbol: 'token' },
  { by: QUEEN, type: 'place', wing: 'water', row: 6, stone: 1 },
  { by: QUEEN, type: 'move', use: 'difference', home: false },

  // Out at the last throw, and back to her with a double: one no tells the king both her cards.
  { by: KING, type: 'throwKeys' },
  { by: 'chance', type: 'keys', shown: [1, 0, 1, 0, 1] },
  { by: KING, type: 'throw' },
  { by: 'chance', type: 'sticks', pips: [4, 4], symbol: 'token' },
  { by: KING, type: 'place', wing: 'fire', row: 2, stone: 3 },
  { by: KING, type: 'move', use: 'sum', home: false },
  { by: KING, type: 'ask', card: 'water' },

  // Home, and 24 points: that is the game.
  { by: KING, type: 'throw' },
  { by: 'chance', type: 'sticks', pips: [3, 3], symbol: 'salamander' },
  { by: 'chance', type: 'draw', card: 'row4' },
  { by: KING, type: 'discard', card: 'row2' },
  { by: KING, type: 'move', use: 'sum', home: true },
  {
    by: KING,
    type: 'claim',
    own: ['fire'],
    named: [
      [QUEEN, 'row6'],
      [QUEEN, 'stone1'],
    ],
  },
];

const beats = [
  { id: 'welcome', at: 0, type: 'read', spot: 'board', rule: 'FS-1' },
  { id: 'lay-off-air', at: 1, type: 'do', spot: 'hand', rule: 'FS-10' },
  { id: 'first-throw', at: 3, type: 'do', spot: 'sticks', rule: 'FS-15' },
  { id: 'salamander', at: 6, type: 'read', spot: 'hand', rule: 'FS-16' },
  { id: 'first-move', at: 6, type: 'do', spot: 'board', rule: 'FS-22' },
  { id: 'first-question', at: 7, type: 'do', spot: 'choices', rule: 'FS-27' },
  { id: 'yes', at: 8, type: 'read', spot: 'notebook', rule: 'FS-32' },
  { id: 'stone-gone', at: 12, type: 'read', spot: 'open', rule: 'FS-17' },
  { id: 'thrown-out', at: 13, type: 'read', spot: 'dungeon', rule: 'FS-25' },
  { id: 'her-token', at: 16, type: 'read', spot: 'chamber:water-6-1', rule: 'FS-19' },
  { id: 'keys', at: 17, type: 'do', spot: 'sticks', rule: 'FS-13' },
  { id: 'free', at: 19, type: 'do', spot: 'home:0', rule: 'FS-14' },
  { id: 'bluff', at: 21, type: 'do', spot: 'chamber:fire-2-3', rule: 'FS-19' },
  { id: 'revenge', at: 22, type: 'do', spot: 'figure:1', rule: 'FS-25' },
  { id: 'prisoner', at: 23, type: 'do', spot: 'choices', rule: 'FS-28' },
  { id: 'deduction', at: 24, type: 'read', spot: 'token:1', rule: 'FS-19' },
  { id: 'double', at: 24, type: 'do', spot: 'sticks', rule: 'FS-29' },
  { id: 'lay-off-row', at: 27, type: 'do', spot: 'hand', rule: 'FS-17' },
  { id: 'home', at: 28, type: 'do', spot: 'home:0', rule: 'FS-24' },
  { id: 'claim', at: 29, type: 'do', spot: 'choices', rule: 'FS-31' },
  { id: 'won', at: 30, type: 'read', spot: 'player:0', rule: 'FS-38' },
] as const satisfies readonly (Beat & { readonly rule: string })[];

export type BeatId = (typeof beats)[number]['id'];

/** The king's first visit to the queen: a yes that melts away, the dungeon, a no that tells everything, and a combination that wins. */
export const lesson: Lesson<FeuersalamanderTypes, BeatId> = {
  seats: 2,
  options: { target: 24, figures: ['king', 'queen'] },
  learner: KING,
  steps,
  beats,
};
