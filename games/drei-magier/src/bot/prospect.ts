import { APPRENTICE, type Figures, MAGE, STONES } from '../figures.ts';
import { COUNT_BITS, COUNT_MASK, holds, JUMPS, jumpKey, WALKS, walkKey } from '../reach.ts';
import { chanceToBegin } from './duel-odds.ts';
import { needs, rivalAt } from './position.ts';

/** The chance of `seat` to get a card with its next throw, as the table stands; spells left out. */
export const prospect = (figures: Figures, seat: number): number => {
  const mage = figures[MAGE + seat]!;
  const apprentice = figures[APPRENTICE + seat]!;
  const stone = (figures[STONES]! >> seat) & 1;
  const wantsOwn = needs(figures, seat, mage);
  let total = 0;
  for (let jumps = 0; jumps < 3; jumps++) {
    const range = JUMPS.range[jumpKey(jumps, mage)]!;
    const start = range >> COUNT_BITS;
    const end = start + (range & COUNT_MASK);
    // The other two wands add 0 to 4: 1, 2, 3, 2, 1 ways of nine.
    for (let rest = jumps === 0 ? 1 : 0; rest < 5; rest++) {
      const key = walkKey(stone, jumps + rest, apprentice);
      let best = wantsOwn && holds(WALKS.mask, key, mage) ? 1 : 0;
      for (let index = start; index < end && best < 1; index++) {
        const place = JUMPS.members[index]!;
        if (!needs(figures, seat, place)) continue;
        if (rivalAt(figures, seat, place) !== undefined) best = Math.max(best, chanceToBegin());
        else if (place === apprentice || holds(WALKS.mask, key, place)) best = 1;
      }
      total += best * (rest < 3 ? rest + 1 : 5 - rest);
    }
  }
  return total / 27;
};

/** The chance that a foreign mage lands on `place` with the next throws of the two others. */
export const visitors = (figures: Figures, seat: number, place: number): number => {
  let ways = 0;
  for (let other = 0; other < 3; other++) {
    if (other === seat) continue;
    for (let jumps = 1; jumps < 3; jumps++) {
      if (holds(JUMPS.mask, jumpKey(jumps, figures[MAGE + other]!), place)) ways++;
    }
  }
  return ways / 3;
};
