/** A fault that no test can notice, since it is none, or none that matters; with the reason. */
export interface Explained {
  readonly file: string;
  /** The line in which it stands, and what is changed there. */
  readonly code: string;
  readonly change: string;
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'games/drei-magier/src/arrival.ts',
    code: 'const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {',
    change: '512 -> 513',
    reason: 'the entry too many is never asked for',
  },
  {
    file: 'games/drei-magier/src/arrival.ts',
    code: 'const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {',
    change: '512 -> 511',
    reason: 'the last entry is for cards of all nine places, and LIFE and the labyrinth have none',
  },
  {
    file: 'games/drei-magier/src/chance.ts',
    code: 'for (let bit = 0; bit < 3; bit++) {',
    change: '3 -> 4',
    reason: 'there is no fourth wand, so it is never among those that are thrown',
  },
  {
    file: 'games/drei-magier/src/state.ts',
    code: 'cells[PHASE] = AT_START;',
    change: 'without cells[PHASE] = AT_START;',
    reason: 'the start is the first phase, and a fresh cell holds 0; the line says so to the reader',
  },
];
