import { CARD_TABLES } from './cards.ts';
import { MOVES } from './codec.ts';
import { LAYOUT, PHASES, type State } from './state.ts';

const { DEAL, DRAW, KEYS, REPLACE, START_THROW, STICKS } = PHASES;
const { IN_DRAW, LAID, LAID_SIZE, PHASE, PILE, PILE_SIZE } = LAYOUT;
const { MOST_KEY_THROWS, M_DEAL, M_DRAW, M_KEYS, M_START_THROW, M_STICKS, SAYS } = MOVES;
const { KIND_COUNT } = CARD_TABLES;

/** Two pip sticks of four faces and two symbols: each throw is as likely as any other. */
const STICK_THROWS = 32;
const PIPS = 4;

/** Lists what can come next, and how likely each is; of a deal, the next card. */
export const outcomes = ({ cells, seats }: State, into: Int32Array, chances: Float64Array): number => {
  switch (cells[PHASE]) {
    case STICKS:
      for (let says = 0; says < STICK_THROWS; says++) into[says] = M_STICKS | (says << SAYS);
      chances.fill(1 / STICK_THROWS, 0, STICK_THROWS);
      return STICK_THROWS;
    case DEAL:
      return cards(M_DEAL, cells, PILE, cells[PILE_SIZE]!, into, chances);
    case KEYS:
      into.set(KEY_THROWS.moves);
      chances.set(KEY_THROWS.chances);
      return KEY_THROWS.moves.length;
    case START_THROW:
      return startThrows(cells[IN_DRAW]!, seats, into, chances);
    case DRAW:
    case REPLACE:
      return cells[PILE_SIZE] === 0
        ? cards(M_DRAW, cells, LAID, cells[LAID_SIZE]!, into, chances)
        : cards(M_DRAW, cells, PILE, cells[PILE_SIZE]!, into, chances);
    default:
      return 0;
  }
};

const cards = (
  type: number,
  cells: Int32Array,
  bag: number,
  size: number,
  into: Int32Array,
  chances: Float64Array,
): number => {
  let count = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (cells[bag + kind] === 0) continue;
    into[count] = type | (kind << SAYS);
    chances[count++] = cells[bag + kind]! / size;
  }
  return count;
};

/** Seat by seat: whatever the seats before have thrown, with each number of pips of this one. */
const startThrows = (inDraw: number, seats: number, into: Int32Array, chances: Float64Array): number => {
  into[0] = M_START_THROW;
  let count = 1;
  for (let seat = 0; seat < seats; seat++) {
    if (((inDraw >> seat) & 1) === 0) continue;
    // From the last to the first, which takes the places of what they are made from.
    for (let pips = PIPS; pips >= 1; pips--) {
      for (let other = 0; other < count; other++) {
        into[(pips - 1) * count + other] = into[other]! | (pips << (3 * seat + SAYS));
      }
    }
    count *= PIPS;
  }
  chances.fill(1 / count, 0, count);
  return count;
};

/** How many of so many sticks show their key, by how likely that is: each does on one of four faces. */
const KEYS_SHOWN = [[1], [3 / 4, 1 / 4], [9 / 16, 6 / 16, 1 / 16], [27 / 64, 27 / 64, 9 / 64, 1 / 64]] as const;

/** Every way in which the keys can fall (FS-13): up to five throws, with the sticks that show no key yet. */
const keyThrows = (says: number, throws: number, left: number, chance: number): [says: number, chance: number][] =>
  left === 0 || throws === MOST_KEY_THROWS
    ? [[says | (throws << (2 * MOST_KEY_THROWS)), chance]]
    : KEYS_SHOWN[left]!.flatMap((likely, shown) =>
        keyThrows(says | (shown << (2 * throws)), throws + 1, left - shown, chance * likely),
      );
const ALL_KEY_THROWS = keyThrows(0, 0, 3, 1);
const KEY_THROWS = {
  moves: Int32Array.from(ALL_KEY_THROWS, ([says]) => M_KEYS | (says << SAYS)),
  chances: Float64Array.from(ALL_KEY_THROWS, ([, chance]) => chance),
};
