import { Trial } from '@wunderkammer/testkit';
import { FIELDS } from './board.ts';
import { dreiMagier } from './game.ts';
import { APPRENTICE, CARDS, MAGE, STONES } from './state.ts';
import { beginTurn } from './turn-order.ts';
import type { Decision, DreiMagierTypes, Field, Happening, MagicPlace, Place, Step } from './vocabulary.ts';
import { MAGIC_PLACES, PLACES } from './vocabulary.ts';

/*
 * Terse games for tests. A step is one line:
 *
 *   start 3 - 4      eyes 1 0 2      duel 2 2 0      spell power magic fate
 *   0 throw      0 walk sun-mill-2      0 jump tower      0 take 1      0 rethrow 0 1 1      0 choose power      …
 */
export const step = (line: string): Step => {
  const [first, ...rest] = line.split(' ');
  const read = dreiMagier.stepShape(TABLE)(
    /^\d$/.test(first!) ? decision(Number(first), rest) : chance(first!, rest),
    line,
  );
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

export const TABLE = { seats: 3, options: {} };

const chance = (type: string, rest: readonly string[]): object => {
  if (type === 'start') {
    return { by: 'chance', type: 'startThrow', sums: rest.map((word) => (word === '-' ? null : Number(word))) };
  }
  return type === 'spell' ? { by: 'chance', type, down: rest } : { by: 'chance', type, wands: rest.map(Number) };
};

const decision = (by: number, [type, ...rest]: readonly string[]): object => {
  switch (type) {
    case 'walk':
    case 'jump':
      return { by, type, to: rest[0] };
    case 'take':
      return { by, type, from: Number(rest[0]) };
    case 'rethrow':
      return { by, type, wands: rest.map(Number) };
    case 'choose':
      return { by, type, symbol: rest[0] };
    default:
      return { by, type };
  }
};

/** A table to start a test from; what is missing is as at the beginning, with red to throw. */
export interface Setup {
  readonly player?: number;
  readonly mages?: readonly [Place, Place, Place];
  readonly apprentices?: readonly [Field, Field, Field];
  readonly cards?: readonly [readonly MagicPlace[], readonly MagicPlace[], readonly MagicPlace[]];
  /** Seats with the power stone. */
  readonly stones?: readonly number[];
}

/** All cards but these. */
export const allBut = (...missing: readonly MagicPlace[]): readonly MagicPlace[] =>
  MAGIC_PLACES.filter((card) => !missing.includes(card));

const write = ({ by, type, ...rest }: Decision): string => [by, type, ...Object.values(rest).flat()].join(' ');

/** A game of Die drei Magier in a test. */
export class Scenario extends Trial<DreiMagierTypes> {
  /** What the last step played brought about. */
  happened: readonly Happening[] = [];

  constructor(setup?: Setup) {
    super(dreiMagier, { read: step, write }, TABLE.seats);
    if (setup === undefined) return;
    const { cells } = this.state;
    for (let own = 0; own < 3; own++) {
      cells[MAGE + own] = PLACES.indexOf(setup.mages?.[own] ?? 'life');
      cells[APPRENTICE + own] = FIELDS.indexOf(setup.apprentices?.[own] ?? 'life');
      cells[CARDS + own] = (setup.cards?.[own] ?? []).reduce((mask, card) => mask | (1 << PLACES.indexOf(card)), 0);
    }
    cells[STONES] = (setup.stones ?? []).reduce((mask, own) => mask | (1 << own), 0);
    beginTurn(cells, setup.player ?? 0);
  }

  override play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { happened } = this.sees('watcher', line);
      super.play(line);
      this.happened = happened;
    }
    return this;
  }

  /** What whoever is asked may decide, sorted and without their number; of one type without the type, too. */
  choices(type?: string): string[] {
    return this.legal(this.decider)
      .map((line) => line.split(' ').slice(1))
      .filter(([own]) => type === undefined || own === type)
      .map((words) => words.slice(type === undefined ? 0 : 1).join(' '))
      .sort();
  }

  /** Mage, apprentice, number of cards and stone of a seat: "house sun-mill-2 3 stone". */
  player(own: number): string {
    const { mage, apprentice, cards, powerStone } = this.view().players[own]!;
    return `${mage} ${apprentice} ${cards.length}${powerStone ? ' stone' : ''}`;
  }
}
