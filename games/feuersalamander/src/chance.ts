import type { Move, Random } from '@wunderkammer/kernel';
import { CARD_TABLES } from './cards.ts';
import { MOVES } from './codec.ts';
import { LAYOUT, PHASES, type State } from './state.ts';

const { DEAL, KEYS, START_THROW, STICKS } = PHASES;
const { IN_DRAW, LAID, LAID_SIZE, PHASE, PILE, PILE_SIZE } = LAYOUT;
const { MOST_KEY_THROWS, M_DEAL, M_DRAW, M_KEYS, M_START_THROW, M_STICKS, SAYS } = MOVES;
const { KIND_COUNT } = CARD_TABLES;

/*
 * How numbers become outcomes. `below(n)` gives a whole number from 0 to n - 1, each equally likely.
 *
 * deal        For each card, seat 0's first card, seat 0's second, seat 1's first and so on: one draw from the pile
 *             (see draw), which is then one card smaller.
 * startThrow  For each seat still in the draw, in seat order: below(4) + 1 are its pips.
 * keys        Up to five throws. In each throw, for each of the three sticks that shows no key yet: below(4), and 0 is
 *             the key. The throws end with the third key.
 * sticks      below(4) + 1 for the first pip stick, below(4) + 1 for the second, then below(4) for the symbol stick:
 *             0 and 1 are the salamander, 2 and 3 the token.
 * draw        below(number of cards in the pile) is the card's place in the pile sorted by kind, in the order air, water,
 *             earth, fire, row1 ... row7, stone1, stone2, stone3. If the pile is empty, the cards laid off are the pile.
 */

/** Draws the outcome that is due, without playing it; of a deal, one card. */
export const chance = ({ cells, seats }: State, random: Random): Move => {
  switch (cells[PHASE]) {
    case STICKS: {
      const first = random.below(4);
      const second = random.below(4);
      return M_STICKS | ((first | (second << 2) | ((random.below(4) >> 1) << 4)) << SAYS);
    }
    case DEAL:
      return M_DEAL | (drawFrom(cells, PILE, cells[PILE_SIZE]!, random) << SAYS);
    case KEYS:
      return throwKeys(random);
    case START_THROW:
      return throwForStart(cells[IN_DRAW]!, seats, random);
    default:
      return (
        M_DRAW |
        ((cells[PILE_SIZE] === 0
          ? drawFrom(cells, LAID, cells[LAID_SIZE]!, random)
          : drawFrom(cells, PILE, cells[PILE_SIZE]!, random)) <<
          SAYS)
      );
  }
};

const drawFrom = (cells: Int32Array, bag: number, size: number, random: Random): number => {
  let place = random.below(size);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    place -= cells[bag + kind]!;
    if (place < 0) return kind;
  }
  throw new Error('there is no card to draw');
};

const throwKeys = (random: Random): Move => {
  let says = 0;
  let left = 3;
  let throws = 0;
  while (throws < MOST_KEY_THROWS && left > 0) {
    let shown = 0;
    for (let stick = 0; stick < left; stick++) {
      // One if the number is 0: the sign bit of the number less one.
      shown += (random.below(4) - 1) >>> 31;
    }
    left -= shown;
    says |= shown << (2 * throws++);
  }
  return M_KEYS | ((says | (throws << (2 * MOST_KEY_THROWS))) << SAYS);
};

const throwForStart = (inDraw: number, seats: number, random: Random): Move => {
  let says = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (((inDraw >> seat) & 1) !== 0) says |= (random.below(4) + 1) << (3 * seat);
  }
  return M_START_THROW | (says << SAYS);
};
