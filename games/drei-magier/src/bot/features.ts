import { FIELDS } from '../board.ts';
import {
  ALL_CARDS,
  APPRENTICE,
  CARDS,
  countCards,
  type Figures,
  MAGE,
  STONES,
  seatAfter,
  seatBefore,
} from '../figures.ts';
import { isMagicAt } from '../reach.ts';
import { PLACES } from '../vocabulary.ts';
import { nearness } from './errand.ts';
import { prospect, visitors } from './prospect.ts';

/*
 * What the learnt judge looks at: three blocks, one a player, beginning with whoever throws next. Of most features one in
 * a row is 1 and the others are 0, so that only those that are not 0 are listed.
 */

const COUNT_AT = 0;
const OWNS_AT = COUNT_AT + ALL_CARDS;
const MAGE_AT = OWNS_AT + PLACES.length;
const APPRENTICE_AT = MAGE_AT + PLACES.length;
const STONE_AT = APPRENTICE_AT + FIELDS.length;
/** The next card, with one throw and with several; each again for whoever lacks two cards or one. */
const PROSPECT_AT = STONE_AT + 1;
const NEARNESS_AT = PROSPECT_AT + 3;
/** Mages that may come: to an apprentice alone on a magic place, to a mage. */
const BANISHING_AT = NEARNESS_AT + 3;
const CHALLENGE_AT = BANISHING_AT + 1;
/** Cards that must be taken from others, and own ones that the third player may come for. */
const TO_TAKE_AT = CHALLENGE_AT + 1;
const TO_LOSE_AT = TO_TAKE_AT + 1;
export const BLOCK = TO_LOSE_AT + 1;

export const FEATURES = 3 * BLOCK;

/** The share of the cards that `seat` must take from the others, since both own them. */
const toTake = (figures: Figures, seat: number): number =>
  countCards(figures[CARDS + seatAfter(seat)]! & figures[CARDS + seatBefore(seat)]! & ~figures[CARDS + seat]!) /
  ALL_CARDS;

/** The share of the cards that `seat` may lose, since the third player finds the place empty. */
const toLose = (figures: Figures, seat: number): number =>
  countCards(figures[CARDS + seat]! & (figures[CARDS + seatAfter(seat)]! ^ figures[CARDS + seatBefore(seat)]!)) /
  ALL_CARDS;

/** Which features are not 0, and what they are. */
export class Features {
  readonly index = new Int32Array(FEATURES);
  readonly value = new Float64Array(FEATURES);
  count = 0;

  /** Reads the whole table. */
  read(figures: Figures, toThrow: number): void {
    this.readCards(figures, toThrow);
    for (let block = 0, seat = toThrow; block < FEATURES; block += BLOCK, seat = seatAfter(seat)) {
      this.#player(figures, seat, block);
    }
  }

  /** Reads what depends on the figures and on the cards of one player alone. */
  readPlayer(figures: Figures, seat: number, block: number): void {
    this.count = 0;
    this.#player(figures, seat, block);
  }

  /** Reads what depends on the cards of all three. */
  readCards(figures: Figures, toThrow: number): void {
    this.count = 0;
    for (let block = 0, seat = toThrow; block < FEATURES; block += BLOCK, seat = seatAfter(seat)) {
      this.#add(block + TO_TAKE_AT, toTake(figures, seat));
      this.#add(block + TO_LOSE_AT, toLose(figures, seat));
    }
  }

  #add(index: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = index;
    this.value[this.count++] = value;
  }

  #player(figures: Figures, seat: number, block: number): void {
    const own = figures[CARDS + seat]!;
    const mage = figures[MAGE + seat]!;
    const apprentice = figures[APPRENTICE + seat]!;
    const stone = (figures[STONES]! >> seat) & 1;
    const count = countCards(own);
    this.#add(block + COUNT_AT + count, 1);
    for (let rest = own; rest !== 0; rest &= rest - 1) this.#add(block + OWNS_AT + 31 - Math.clz32(rest & -rest), 1);
    this.#add(block + MAGE_AT + mage, 1);
    this.#add(block + APPRENTICE_AT + apprentice, 1);
    this.#add(block + STONE_AT, stone);
    this.#soon(block + PROSPECT_AT, count, prospect(figures, seat));
    this.#soon(block + NEARNESS_AT, count, nearness(own, mage, apprentice, stone));
    if (isMagicAt(apprentice) && mage !== apprentice) {
      this.#add(block + BANISHING_AT, visitors(figures, seat, apprentice));
    }
    if (isMagicAt(mage)) this.#add(block + CHALLENGE_AT, visitors(figures, seat, mage));
  }

  #soon(index: number, count: number, value: number): void {
    this.#add(index, value);
    if (count >= ALL_CARDS - 2) this.#add(index + ALL_CARDS - count, value);
  }
}
