import {
  cloneState,
  type Random,
  type RuleViolation,
  type Seat,
  seat,
  type Table,
  tableOf,
} from '@wunderkammer/kernel';
import { feuersalamander } from './game.ts';
import type { State } from './state.ts';
import type { Chance, Decision, Kind, Named, Options, Seen, Step, StickSymbol, Use, View, Wing } from './vocabulary.ts';

/*
 * Terse games for tests. A step is one line:
 *
 *   deal air+row1 fire+stone2      start 3 - 4            keys 0 1 2            sticks 1 3 token        draw row7
 *   0 throw    0 throwKeys    0 pass    0 discard row5    0 place fire 4 1    0 move sum    0 move difference home
 *   0 ask air    0 claim stone1 / 1 air 2 row2    0 exchange yes
 */
export const step = (line: string): Step => {
  const words = line.split(' ');
  const by = Number(words[0]);
  return Number.isNaN(by) ? chanceStep(words) : decisionStep(seat(by), words.slice(1));
};

const chanceStep = ([type, ...rest]: readonly string[]): Chance => {
  const numbers = rest.map((word) => (word === '-' ? null : Number(word)));
  switch (type) {
    case 'deal':
      return { by: 'chance', type, hands: rest.map((hand) => hand.split('+') as unknown as [Kind, Kind]) };
    case 'start':
      return { by: 'chance', type: 'startThrow', pips: numbers };
    case 'keys':
      return { by: 'chance', type, shown: numbers.map(Number) };
    case 'sticks':
      return { by: 'chance', type, pips: [Number(rest[0]), Number(rest[1])], symbol: rest[2] as StickSymbol };
    case 'draw':
      return { by: 'chance', type, card: rest[0] as Kind };
    default:
      throw new Error(`no chance is called ${type}`);
  }
};

const decisionStep = (by: Seat, [type, ...rest]: readonly string[]): Decision => {
  switch (type) {
    case 'throw':
    case 'throwKeys':
    case 'pass':
      return { by, type };
    case 'discard':
    case 'ask':
      return { by, type, card: rest[0] as Kind };
    case 'place':
      return { by, type, wing: rest[0] as Wing, row: Number(rest[1]), stone: Number(rest[2]) };
    case 'move':
      return { by, type, use: rest[0] as Use, home: rest[1] === 'home' };
    case 'exchange':
      return { by, type, swap: rest[0] === 'yes' };
    case 'claim': {
      const slash = rest.indexOf('/');
      const named: Named[] = [];
      for (let at = slash + 1; at < rest.length; at += 2) named.push([seat(Number(rest[at])), rest[at + 1] as Kind]);
      return { by, type, own: rest.slice(0, slash) as Kind[], named };
    }
    default:
      throw new Error(`no decision is called ${type}`);
  }
};

/** A game under test. */
export interface Played {
  readonly table: Table<Options>;
  readonly state: State;
  /** Plays on, and fails if a step is refused. */
  does(...lines: string[]): Played;
  /** Rule and code of the refusal, or undefined if the step is legal; nothing is played. */
  refusal(line: string): string | undefined;
  legal(by: number): string[];
  view(viewer: number | 'watcher'): View;
  /** What a viewer sees of a step that is not played yet. */
  sees(viewer: number | 'watcher', line: string): Seen;
}

const asViewer = (viewer: number | 'watcher'): Seat | 'watcher' => (viewer === 'watcher' ? viewer : seat(viewer));

/** A game of `seats` with these steps played; `options` as a record has them. */
export const game = (seats: number, options: object, ...lines: string[]): Played => {
  const table = tableOf(feuersalamander, seats, options);
  const state = feuersalamander.create(table);
  const played: Played = {
    table,
    state,
    does: (...more) => {
      for (const line of more) {
        const violation = feuersalamander.play(state, step(line));
        if (violation !== undefined) throw new Error(`${line}: ${told(violation)}`);
      }
      return played;
    },
    refusal: (line) => {
      const copy = cloneState(state);
      const violation = feuersalamander.play(copy, step(line));
      if (violation === undefined) return undefined;
      if (copy.cells.some((cell, index) => cell !== state.cells[index]))
        throw new Error(`${line}: refused, but played`);
      return told(violation);
    },
    legal: (by) => feuersalamander.legal(state, seat(by)).map(lineOf),
    view: (viewer) => feuersalamander.view(state, asViewer(viewer)),
    sees: (viewer, line) => feuersalamander.seen(state, step(line), asViewer(viewer)),
  };
  return played.does(...lines);
};

const told = ({ rule, code }: RuleViolation): string => `${rule} ${code}`;

/** A decision as a line, the inverse of `step`. */
export const lineOf = (decision: Decision): string => {
  const { by, type } = decision;
  switch (type) {
    case 'discard':
    case 'ask':
      return `${by} ${type} ${decision.card}`;
    case 'place':
      return `${by} place ${decision.wing} ${decision.row} ${decision.stone}`;
    case 'move':
      return `${by} move ${decision.use}${decision.home ? ' home' : ''}`;
    case 'exchange':
      return `${by} exchange ${decision.swap ? 'yes' : 'no'}`;
    case 'claim':
      return [by, type, ...decision.own, '/', ...decision.named.flat()].join(' ');
    default:
      return `${by} ${type}`;
  }
};

/** Gives these numbers one after the other, and fails if asked for more or for one out of bounds. */
export const numbers = (...given: number[]): Random & { readonly left: () => number } => ({
  below: (bound) => {
    const number = given.shift();
    if (number === undefined || number >= bound) throw new Error(`no number below ${bound}: ${number}`);
    return number;
  },
  left: () => given.length,
});
