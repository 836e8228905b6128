import { FastRandom } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { FIELDS } from '../board.ts';
import { FIGURE_CELLS, type Figures } from '../figures.ts';
import { isMagicAt } from '../reach.ts';
import { PLACES } from '../vocabulary.ts';
import { decode } from './learnt.ts';
import { Net, WEIGHTS } from './net.ts';
import { CODED, STEP } from './net-weights.ts';

const random = new FastRandom('net');
const MAGIC_INDICES = [...PLACES.keys()].filter(isMagicAt);
const anyTable = (): Figures => {
  const figures = new Int32Array(FIGURE_CELLS);
  for (let own = 0; own < 3; own++) {
    figures[own] = random.below(9);
    figures[3 + own] = random.below(FIELDS.length);
  }
  // Of each magic place at most two have the card: all but one, who is drawn, have it or not.
  for (const place of MAGIC_INDICES) {
    const without = random.below(3);
    for (let own = 0; own < 3; own++) if (own !== without) figures[6 + own]! |= random.below(2) << place;
  }
  figures[9] = random.below(8);
  return figures;
};

/** A table, and those in which one of the three has no cards. */
const withFewerCards = (table: Figures): Figures[] => [table, ...[6, 7, 8].map((cell) => table.with(cell, 0))];

it('a net that remembers judges as one that reads every feature, also when it has learnt since', () => {
  const net = new Net(Float64Array.from({ length: WEIGHTS }, () => random.below(1000) / 1000 - 0.5));
  const tables = Array.from({ length: 6 }, anyTable).flatMap(withFewerCards);
  for (let round = 0; round < 2; round++) {
    for (const table of [...tables, ...tables]) {
      const toThrow = random.below(3);
      const judged = net.judge(table, toThrow);
      net.features.read(table, toThrow);
      const read = net.chances();
      for (let own = 0; own < 3; own++) expect(judged[(toThrow + own) % 3]).toBeCloseTo(read[own]!, 10);
    }
    for (const index of net.weights.keys()) net.weights[index]! *= -0.5;
    net.forget();
  }
});

it('says so when its weights are missing or of another version', () => {
  expect(() => new Net(decode(CODED, STEP))).not.toThrow();
  expect(() => new Net(decode(CODED.slice(0, -2), STEP))).toThrow('these weights are of another version: ');
  expect(() => new Net(decode('', STEP))).toThrow(`another version: 0, not ${WEIGHTS};`);
});
