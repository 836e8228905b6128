import type { Seat, Stir } from '@wunderkammer/kernel';

/** When somebody says something: at the beginning, at the end, or when something stirs them. */
export type Occasion = 'greeting' | 'victory' | 'defeat' | Stir['about'];

/** Something that a character says: which of its lines for an occasion. */
export interface Remark {
  readonly seat: Seat;
  readonly occasion: Occasion;
  readonly line: 0 | 1;
}

/** After a remark nobody says anything for so many steps: what is said all the time is not heard. */
const SILENCE = 14;

/** How many of a hundred occasions are taken. What happens often is passed over more often. */
const TALKATIVE: Readonly<Record<Stir['about'], number>> = {
  gain: 40,
  strike: 60,
  struck: 50,
  blunder: 60,
  luck: 45,
  mishap: 45,
};

/** A number from what everybody knows: the same on every screen, and another at each step (FNV-1a). */
const numberFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/**
 * What the characters at one table say. It is made from what everybody sees, and from nothing else: the name of the table, the
 * number of the step and whom it stirs. So it is the same for all who look, and nothing of it has to travel.
 */
export class Conversation {
  readonly #table: string;
  readonly #talks: (seat: Seat) => boolean;
  #silentUntil = 0;

  constructor(table: string, talks: (seat: Seat) => boolean) {
    this.#table = table;
    this.#talks = talks;
  }

  /** What is said after the step of this number. */
  after(step: number, stirs: readonly Stir[]): Remark | undefined {
    if (step < this.#silentUntil) return undefined;
    for (const { seat, about } of stirs) {
      const number = numberFrom(`${this.#table} ${step} ${seat}`);
      if (!this.#talks(seat) || number % 100 >= TALKATIVE[about]) continue;
      this.#silentUntil = step + SILENCE;
      return { seat, occasion: about, line: lineOf(number) };
    }
    return undefined;
  }

  /** What is said when the game begins: by the first who talks. */
  greeting(seats: readonly Seat[]): Remark | undefined {
    return this.#byFirst(seats, 'greeting');
  }

  /** What is said when it has ended: by the winner, or by the first of the others. */
  farewell(winners: readonly Seat[], others: readonly Seat[]): Remark | undefined {
    return this.#byFirst(winners, 'victory') ?? this.#byFirst(others, 'defeat');
  }

  #byFirst(seats: readonly Seat[], occasion: Occasion): Remark | undefined {
    const seat = seats.find(this.#talks);
    return seat === undefined ? undefined : { seat, occasion, line: lineOf(numberFrom(`${this.#table} ${occasion}`)) };
  }
}

const lineOf = (number: number): 0 | 1 => (((number >>> 8) & 1) === 0 ? 0 : 1);
