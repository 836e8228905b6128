import type { Bot, Random, Seat, Table } from '@wunderkammer/kernel';
import { placementOf, randomArrangement } from '../arrangements.ts';
import { glanceAt, seenStones } from '../bot/glance.ts';
import { mayStop, protectedSeat } from '../phase.ts';
import { ALL, colOf, rowOf, stoneAt, stoneIndex } from '../stones.ts';
import type { Choice, Decision, ListedStep, Options, SalomonsOordeelTypes, Seen, View } from '../vocabulary.ts';

/** With at most so many stones in question, somebody with a bit of hope tries. */
const HOPEFUL = 2;

/**
 * Somebody who has just played the guided first game: looks along the lines from an open stone, names one of what a
 * cell can be as far as they see, remembers only what they just said, goes on while it is one of two, and shows any stone.
 */
class Newcomer implements Bot<SalomonsOordeelTypes> {
  readonly #seat: Seat;
  readonly #table: Table<Options>;
  readonly #random: Random;
  #justSaid = '';

  constructor(seat: Seat, table: Table<Options>, random: Random) {
    this.#seat = seat;
    this.#table = table;
    this.#random = random;
  }

  observe(seen: Seen): void {
    if (seen.type === 'guess' && seen.by === this.#seat)
      this.#justSaid = `${seen.at} ${seen.row} ${seen.col} ${seen.stone}`;
  }

  decide(view: View, legal: readonly Choice[]): Decision {
    if (view.phase.type === 'arrange') return this.#arrange(view);
    return view.phase.type === 'guess' ? this.#guess(view) : this.#any(legal.filter(isListed));
  }

  #arrange({ hand }: View): Decision {
    const stones = hand.reduce((mask, stone) => mask | (1 << stoneIndex(stone)), 0);
    const placement = placementOf(randomArrangement(stones, this.#table.options.variant, this.#random), stones);
    return {
      by: this.#seat,
      type: 'arrange',
      cells: placement.map(([stone, cell]) => [stoneAt(stone), rowOf(cell), colOf(cell)]),
    };
  }

  #guess(view: View): Decision {
    const taken = seenStones(view);
    const glances = view.arrangements
      .filter(({ seat, hidden }) => seat !== this.#seat && seat !== protectedSeat(view) && hidden.length > 0)
      .flatMap((arrangement) =>
        glanceAt(arrangement, taken, ALL[view.options.variant]).map(({ cell, stones }) => ({
          at: arrangement.seat,
          row: rowOf(cell),
          col: colOf(cell),
          stones: stones
            .map(stoneAt)
            .filter((stone) => `${arrangement.seat} ${rowOf(cell)} ${colOf(cell)} ${stone}` !== this.#justSaid),
        })),
      )
      .filter(({ stones }) => stones.length > 0);
    const fewest = Math.min(...glances.map(({ stones }) => stones.length));
    if (mayStop(view) && fewest > HOPEFUL) return { by: this.#seat, type: 'stop' };
    const { at, row, col, stones } = this.#any(glances.filter((glance) => glance.stones.length === fewest));
    return { by: this.#seat, type: 'guess', at, row, col, stone: this.#any(stones) };
  }

  #any<T>(list: readonly T[]): T {
    return list[this.#random.below(list.length)]!;
  }
}

const isListed = (choice: Choice): choice is ListedStep => choice.type !== 'arrange';

/** A model of a person who is new to the game. */
export const createNewcomer = (seat: Seat, table: Table<Options>, random: Random): Bot<SalomonsOordeelTypes> =>
  new Newcomer(seat, table, random);
