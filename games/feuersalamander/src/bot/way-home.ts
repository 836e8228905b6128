import { circuitOf } from '../board.ts';

/** Three keys come within five throws in 44 of 100 tries (FS-13). */
export const KEYS = 0.44;
/** Turns in the dungeon on average. */
export const DUNGEON_TURNS = 1 / KEYS;

const KNOWN = new Map<number, readonly number[]>();

/**
 * Turns that a figure needs on average until it is home, by its way to the own middle, if it always chooses the pips
 * that bring it there soonest: sum or difference of two sticks, another throw after a double.
 */
export const turnsHome = (seats: number): readonly number[] => {
  const known = KNOWN.get(seats);
  if (known !== undefined) return known;
  let turns = new Array<number>(circuitOf(seats)).fill(1);
  // Each pass looks one throw further; the values have settled long before the last.
  for (let pass = 0; pass < 60; pass++) {
    turns = turns.map((_, way) => {
      let more = 0;
      for (let a = 1; a <= 4; a++) {
        for (let b = 1; b <= 4; b++) {
          const after = [a + b, Math.abs(a - b)].map((pips) => (pips > way ? 0 : turns[way - pips]!));
          const soonest = Math.min(...after);
          // After a double the next throw still belongs to this turn.
          more += a === b ? Math.max(0, soonest - 1) : soonest;
        }
      }
      return 1 + more / 16;
    });
  }
  KNOWN.set(seats, turns);
  return turns;
};

const AT_ONCE = new Map<number, readonly number[]>();

/** How likely a figure can come home within its next turn, by its way to the own middle. */
export const homeAtOnce = (seats: number): readonly number[] => {
  const known = AT_ONCE.get(seats);
  if (known !== undefined) return known;
  let chances = new Array<number>(circuitOf(seats)).fill(0);
  // As above: each pass allows for one more double.
  for (let pass = 0; pass < 20; pass++) {
    chances = chances.map((_, way) => {
      let sum = 0;
      for (let a = 1; a <= 4; a++) {
        for (let b = 1; b <= 4; b++) {
          if (a + b > way) sum++;
          else if (a === b) sum += Math.max(chances[way]!, chances[way - a - b]!);
        }
      }
      return sum / 16;
    });
  }
  AT_ONCE.set(seats, chances);
  return chances;
};
