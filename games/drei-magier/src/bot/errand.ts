import { FIELDS } from '../board.ts';
import { COUNT_BITS, COUNT_MASK, isMagicAt, isSymbolAt, JUMPS, jumpKey, LABYRINTH, WALKS, walkKey } from '../reach.ts';
import { PLACES } from '../vocabulary.ts';
import { mustLeave } from './plans.ts';

/*
 * How near a player is to the next card, as if nobody else were there: 1 for a card at once, and for one that takes
 * longer the less the more throws it takes. It sees what a single throw does not show: figures on their way to each other.
 */

/** What a card is worth that comes a throw later. */
const PATIENCE = 0.8;
/** So many throws are looked ahead; what comes later hardly counts. */
const SWEEPS = 5;

const FIELD_COUNT = FIELDS.length;
const STATES = PLACES.length * FIELD_COUNT * 2;
const stateOf = (mage: number, apprentice: number, stone: number): number =>
  (mage * FIELD_COUNT + apprentice) * 2 + stone;

/** By the cards that are owned; made when first asked for. */
const tables: (Float64Array | undefined)[] = [];

/** How near the next card is, for somebody who owns these cards. */
export const nearness = (cards: number, mage: number, apprentice: number, stone: number): number => {
  const table = tables[cards] ?? makeTable(cards);
  return table[stateOf(mage, apprentice, stone)]!;
};

const makeTable = (cards: number): Float64Array => {
  let table = new Float64Array(STATES);
  for (let sweep = 0; sweep < SWEEPS; sweep++) table = Errand.next(table, cards);
  tables[cards] = table;
  return table;
};

/** One more throw to look ahead. */
class Errand {
  /** What a position is worth after the throw, spell included. */
  readonly #after: Float64Array;
  readonly #cards: number;

  static next(before: Float64Array, cards: number): Float64Array<ArrayBuffer> {
    const errand = new Errand(before, cards);
    const next = new Float64Array(STATES);
    for (let mage = 0; mage < PLACES.length; mage++) {
      for (let apprentice = 0; apprentice < FIELD_COUNT; apprentice++) {
        for (let stone = 0; stone < 2; stone++) {
          next[stateOf(mage, apprentice, stone)] = errand.#throw(mage, apprentice, stone);
        }
      }
    }
    return next;
  }

  private constructor(before: Float64Array, cards: number) {
    this.#cards = cards;
    this.#after = Float64Array.from(before, (worth) => PATIENCE * worth);
    const after = this.#after.slice();
    for (let mage = 0; mage < PLACES.length; mage++) {
      for (let apprentice = 0; apprentice < FIELD_COUNT; apprentice++) {
        if (!isSymbolAt(apprentice)) continue;
        for (let stone = 0; stone < 2; stone++) {
          const state = stateOf(mage, apprentice, stone);
          this.#after[state] = Math.max(after[state]!, this.#cast(after, mage, apprentice, stone));
        }
      }
    }
  }

  #needs(place: number): boolean {
    return isMagicAt(place) && ((this.#cards >> place) & 1) === 0;
  }

  /** Symbols as often as in casting (settle.ts). */
  #cast(after: Float64Array, mage: number, apprentice: number, stone: number): number {
    const power = after[stateOf(mage, apprentice, 1)]!;
    const leap = this.#needs(mage) ? 1 : after[stateOf(mage, mage, stone)]!;
    const magic = Math.max(after[stateOf(mage, apprentice, stone)]!, leap);
    const fate = after[stateOf(mage, LABYRINTH, 0)]!;
    const pairs = Math.max(power, magic) + Math.max(power, fate) + Math.max(magic, fate);
    return (6 * (power + magic + fate) + pairs + 6 * Math.max(power, magic, fate)) / 27;
  }

  #throw(mage: number, apprentice: number, stone: number): number {
    let total = this.#after[stateOf(LABYRINTH, LABYRINTH, 0)]!;
    for (let jumps = 0; jumps < 3; jumps++) {
      const standing = this.#standing(mage, apprentice, jumps);
      for (let rest = jumps === 0 ? 1 : 0; rest < 5; rest++) {
        const best = standing ? 1 : this.#moves(mage, walkKey(stone, jumps + rest, apprentice), jumps, stone);
        total += best * (rest < 3 ? rest + 1 : 5 - rest);
      }
    }
    return total / 27;
  }

  /** Whether the mage can jump to its standing apprentice for a card. */
  #standing(mage: number, apprentice: number, jumps: number): boolean {
    return this.#needs(apprentice) && ((JUMPS.mask[2 * jumpKey(jumps, mage)]! >> apprentice) & 1) === 1;
  }

  #moves(mage: number, walk: number, jumps: number, stone: number): number {
    const walks = WALKS.range[walk]!;
    const firstWalk = walks >> COUNT_BITS;
    const lands = JUMPS.range[jumpKey(jumps, mage)]!;
    const firstJump = lands >> COUNT_BITS;
    const stays = jumps === 0 || !mustLeave(mage);
    const wantsOwn = this.#needs(mage);
    let best = 0;
    for (let index = 0; index < (walks & COUNT_MASK); index++) {
      const to = WALKS.members[firstWalk + index]!;
      if (to === mage && wantsOwn) return 1;
      if (stays) best = Math.max(best, this.#after[stateOf(mage, to, stone)]!);
      for (let jump = 0; jump < (lands & COUNT_MASK); jump++) {
        const place = JUMPS.members[firstJump + jump]!;
        if (place === to && this.#needs(place)) return 1;
        best = Math.max(best, this.#after[stateOf(place, to, stone)]!);
      }
    }
    return best;
  }
}
