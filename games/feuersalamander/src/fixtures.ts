import { allSeats, type Seat, type Table } from '@wunderkammer/kernel';
import type { Fixtures } from '@wunderkammer/testkit';
import { CHAMBERS } from './board.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT } from './state.ts';
import { VIOLATIONS } from './violations.ts';
import {
  type Chamber,
  type Decision,
  type FeuersalamanderTypes,
  KINDS,
  type Kind,
  type Named,
  type Options,
  type Step,
  USES,
} from './vocabulary.ts';

const { LAID, PILE, PILE_SIZE } = LAYOUT;

/** What the conformance suite needs to know about this game. */
export const fixtures: Fixtures<FeuersalamanderTypes> = {
  game: feuersalamander,
  violations: VIOLATIONS,
  folder: new URL('..', import.meta.url),
  tables: [
    { seats: 2, options: {} },
    // More than the cards are likely to bring: ends by FS-39.
    { seats: 2, options: { target: 1000, figures: ['monk', 'king'] } },
    { seats: 3, options: {} },
    { seats: 3, options: { target: 49, figures: ['queen', 'robber', 'king'] } },
    { seats: 4, options: {} },
    // The first combination wins.
    { seats: 4, options: { target: 1, figures: ['robber', 'king', 'queen', 'monk'] } },
  ],
  playthroughs: [
    { name: 'two-seats', seats: 2, options: { target: 49 }, seed: 'salamander 1192', steps: 40 },
    {
      name: 'three-seats',
      seats: 3,
      options: { figures: ['queen', 'robber', 'king'] },
      seed: 'salamander 473',
      steps: 40,
    },
    { name: 'four-seats', seats: 4, options: {}, seed: 'salamander 2454', steps: 40 },
  ],
  decisions,
  weigh,
};

/** How many ways there are to take the cards out of the piles they came from: the weight of the deal and of the draws. */
function weigh(steps: readonly Step[], table: Table<Options>): { key: string; weight: number } {
  const state = feuersalamander.create(table);
  let weight = 1;
  for (const step of steps) {
    const pile = Array.from(KINDS, (_, kind) => state.cells[(state.cells[PILE_SIZE] === 0 ? LAID : PILE) + kind]!);
    const taken = step.type === 'deal' ? step.hands.flat() : step.type === 'draw' ? [step.card] : [];
    for (const card of taken) weight *= pile[KINDS.indexOf(card)]!--;
    feuersalamander.play(state, step);
  }
  return { key: JSON.stringify(steps), weight };
}

/**
 * Every well-formed decision but for claims, whose lists have millions of orders. Of those, one in seven that have one
 * card of each type in the right order, every chamber and every way to say who has its cards among them, oneself named
 * included; and a choice of those out of order or with the wrong cards.
 */
function* decisions({ seats }: Table<Options>): Iterable<Decision> {
  for (const by of allSeats(seats)) {
    for (const type of ['throw', 'throwKeys', 'pass'] as const) yield { by, type };
    for (const card of KINDS) {
      yield { by, type: 'discard', card };
      yield { by, type: 'ask', card };
    }
    for (const chamber of CHAMBERS) yield { by, type: 'place', ...chamber };
    for (const use of USES) {
      for (const home of [false, true]) yield { by, type: 'move', use, home };
    }
    for (const swap of [false, true]) yield { by, type: 'exchange', swap };
    for (const [index, chamber] of CHAMBERS.entries()) yield* claimsOf(by, chamber, seats, index % THINNING);
    yield* faultyClaims(by, seats);
  }
}

const cardsOf = ({ wing, row, stone }: Chamber): readonly Kind[] =>
  KINDS.filter((kind) => kind === wing || kind === `row${row}` || kind === `stone${stone}`);

/** Claims are too many to try them all in every state. */
const THINNING = 7;

/** Each card laid open or named of any seat, every seventh way from `first` on. */
function* claimsOf(by: Seat, chamber: Chamber, seats: number, first: number): Iterable<Decision> {
  const cards = cardsOf(chamber);
  const sources = seats + 1;
  for (let way = first; way < sources ** 3; way += THINNING) {
    const own: Kind[] = [];
    const named: Named[] = [];
    for (const [index, card] of cards.entries()) {
      const source = Math.floor(way / sources ** index) % sources;
      if (source === seats) own.push(card);
      else named.push([source as Seat, card]);
    }
    yield { by, type: 'claim', own, named };
  }
}

function* faultyClaims(by: Seat, seats: number): Iterable<Decision> {
  const other = ((by + 1) % seats) as Seat;
  for (const chamber of CHAMBERS.filter((_, index) => index % THINNING === 0)) {
    const [wing, row, stone] = cardsOf(chamber) as [Kind, Kind, Kind];
    yield { by, type: 'claim', own: [row, wing], named: [[other, stone]] };
    yield {
      by,
      type: 'claim',
      own: [wing],
      named: [
        [other, stone],
        [other, row],
      ],
    };
    yield { by, type: 'claim', own: [wing, row], named: [] };
    yield { by, type: 'claim', own: [wing, row], named: [[other, row]] };
    yield {
      by,
      type: 'claim',
      own: [wing, row],
      named: [
        [other, row],
        [other, stone],
      ],
    };
    yield { by, type: 'claim', own: [], named: [[other, stone]] };
  }
}
