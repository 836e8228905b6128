import { cloneState, type Random, sameState, seat } from '@wunderkammer/kernel';
import { FIELDS } from './board.ts';
import { dreiMagier } from './game.ts';
import { APPRENTICE, CARDS, create, DRAW, type DreiMagierState, MAGE, STONES } from './state.ts';
import { beginTurn } from './turn-order.ts';
import type { Field, Happening, MagicPlace, Place, Seen, Step, View } from './vocabulary.ts';
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

/** A game in a test: plays lines, tells what is refused and what can be seen. */
export class Scenario {
  readonly state: DreiMagierState;
  /** What the last step played brought about. */
  happened: readonly Happening[] = [];

  constructor(setup?: Setup) {
    this.state = create(TABLE);
    if (setup === undefined) return;
    const { cells } = this.state;
    for (let own = 0; own < 3; own++) {
      cells[MAGE + own] = PLACES.indexOf(setup.mages?.[own] ?? 'life');
      cells[APPRENTICE + own] = FIELDS.indexOf(setup.apprentices?.[own] ?? 'life');
      cells[CARDS + own] = (setup.cards?.[own] ?? []).reduce((mask, card) => mask | (1 << PLACES.indexOf(card)), 0);
    }
    cells[STONES] = (setup.stones ?? []).reduce((mask, own) => mask | (1 << own), 0);
    cells[DRAW] = 0;
    beginTurn(cells, setup.player ?? 0);
  }

  /** Plays lines that must be legal. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { happened } = this.seen(line);
      const violation = dreiMagier.play(this.state, step(line));
      if (violation !== undefined) throw new Error(`${line}: ${violation.code} (${violation.rule})`);
      this.happened = happened;
    }
    return this;
  }

  /** The rule and code that refuse a line, or "accepted"; the table stays as it is. */
  refusal(line: string): string {
    const trial = cloneState(this.state);
    const violation = dreiMagier.play(trial, step(line));
    if (violation === undefined) return 'accepted';
    if (!sameState(trial, this.state)) throw new Error(`the refused ${line} changed the table`);
    return `${violation.rule} ${violation.code}`;
  }

  seen(line: string): Seen {
    return dreiMagier.seen(this.state, step(line), 'watcher');
  }

  get view(): View {
    return dreiMagier.view(this.state, 'watcher');
  }

  /** Whom the table waits for: "chance eyes", "0", or "over". */
  get asked(): string {
    const { turn } = this.view;
    if (turn.type === 'chance') return `chance ${turn.chance}`;
    return turn.type === 'decision' ? turn.seats.join(' ') : 'over';
  }

  /** The legal decisions as lines, sorted; those of one type without the type. */
  legal(type?: string): string[] {
    const lines = dreiMagier.legal(this.state, seat(this.view.turn.type === 'decision' ? this.view.turn.seats[0]! : 0));
    return lines
      .filter((choice) => type === undefined || choice.type === type)
      .map(({ by: _, type: own, ...rest }) =>
        [...(type === undefined ? [own] : []), ...Object.values(rest).flat()].join(' '),
      )
      .sort();
  }

  /** Mage, apprentice, number of cards and stone of a seat: "house sun-mill-2 3 stone". */
  player(own: number): string {
    const { mage, apprentice, cards, powerStone } = this.view.players[own]!;
    return `${mage} ${apprentice} ${cards.length}${powerStone ? ' stone' : ''}`;
  }
}

/** Gives out numbers as listed and remembers the bounds that were asked for. */
export class ScriptedRandom implements Random {
  readonly bounds: number[] = [];
  readonly #numbers: number[];

  constructor(...numbers: readonly number[]) {
    this.#numbers = [...numbers];
  }

  below(bound: number): number {
    this.bounds.push(bound);
    const next = this.#numbers.shift();
    if (next === undefined) throw new Error('no number left');
    return next;
  }
}
