import { FastRandom } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { FIELDS } from '../board.ts';
import { FIGURE_CELLS, type Figures } from '../figures.ts';
import { decode } from './learnt.ts';
import { Net, WEIGHTS } from './net.ts';
import { CODED, STEP } from './net-weights.ts';

const random = new FastRandom('net');
const anyTable = (): Figures => {
  const figures = new Int32Array(FIGURE_CELLS);
  for (let own = 0; own < 3; own++) {
    figures[own] = random.below(9);
    figures[3 + own] = random.below(FIELDS.length);
  }
  // No place has been met by more than two.
  figures[6] = 0b000001011;
  figures[7] = 0b011000001;
  figures[8] = 0b111000100;
  figures[9] = random.below(8);
  return figures;
};

it('a net that remembers judges as one that reads every feature', () => {
  const net = new Net(Float64Array.from({ length: WEIGHTS }, () => random.below(1000) / 1000 - 0.5));
  const tables = Array.from({ length: 30 }, anyTable);
  for (const table of [...tables, ...tables]) {
    const toThrow = random.below(3);
    const judged = net.judge(table, toThrow);
    net.features.read(table, toThrow);
    const read = net.chances();
    for (let own = 0; own < 3; own++) expect(judged[(toThrow + own) % 3]).toBeCloseTo(read[own]!, 10);
  }
});

it('says so when its weights are missing or of another version', () => {
  expect(() => new Net(decode(CODED, STEP))).not.toThrow();
  expect(() => new Net(decode(CODED.slice(0, -2), STEP))).toThrow('these weights are of another version: ');
  expect(() => new Net(decode('', STEP))).toThrow(`another version: 0, not ${WEIGHTS};`);
});
