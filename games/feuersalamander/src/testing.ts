import { type Seat, seat } from '@wunderkammer/kernel';
import { Trial } from '@wunderkammer/testkit';
import { feuersalamander } from './game.ts';
import type {
  Chance,
  Decision,
  FeuersalamanderTypes,
  Kind,
  Named,
  Step,
  StickSymbol,
  Use,
  Wing,
} from './vocabulary.ts';

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

const pair = ([one, two]: readonly Kind[]): readonly [Kind, Kind] => [one!, two!];

const chanceStep = ([type, ...rest]: readonly string[]): Chance => {
  const numbers = rest.map((word) => (word === '-' ? null : Number(word)));
  switch (type) {
    case 'deal':
      return { by: 'chance', type, hands: rest.map((hand) => pair(hand.split('+') as Kind[])) };
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

/** A game of `seats` with these steps played; `options` as a record has them. */
export const game = (seats: number, options: object, ...lines: string[]): Trial<FeuersalamanderTypes> =>
  new Trial(feuersalamander, { read: step, write: lineOf }, seats, options).play(...lines);

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
