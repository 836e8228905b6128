import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { judge, type Tried } from './judge.ts';
import { describeMutant } from './mutate.ts';
import { candidatesOf, gamePackage, type Package } from './packages.ts';
import { partOf, sample } from './sample.ts';
import { tryPackage } from './try-package.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'scripts/mutants/sample-package';
const FILE = `${FOLDER}/counting.ts`;
const SAMPLE: Package = {
  root: ROOT,
  folder: FOLDER,
  without: /\.tests\.ts$/,
  tests: [`${FOLDER}/counting.tests.ts`],
  further: [],
};

const large = {
  file: FILE,
  code: 'export const isLarge = (value: number): boolean => value > 100;',
  reason: 'untested',
};

it('puts each fault in, and says which were noticed, which never ended and which survived', async () => {
  const all = candidatesOf(SAMPLE);
  const told: Tried[] = [];
  const tried = await tryPackage(SAMPLE, all, { further: false, told: (one) => void told.push(one) });
  expect(told).toEqual(tried);
  const fates = tried.map(({ source, mutant, fate }) => [describeMutant(source, mutant).change, fate.type]);
  expect(fates).toEqual([
    ['0 -> 1', 'noticed'],
    ['< -> <=', 'noticed'],
    ['< -> >=', 'noticed'],
    ['++ -> --', 'endless'],
    ['without steps += 1;', 'noticed'],
    ['+= -> -=', 'noticed'],
    ['1 -> 2', 'noticed'],
    ['1 -> 0', 'noticed'],
    ['> -> >=', 'survived'],
    ['> -> <=', 'survived'],
    ['100 -> 101', 'survived'],
    ['100 -> 99', 'survived'],
  ]);
  expect(tried[0]!.fate).toEqual({ type: 'noticed', by: 'counting.tests.ts: counts' });

  const { lines, faults } = judge(tried, all, [{ ...large, change: '> -> >=' }]);
  expect(faults).toBe(3);
  expect(lines).toContain(`${FILE}: 12 mutants, 8 noticed (1 never ended), 4 survived, 1 of them explained`);
  expect(lines).toContain(`  ${FILE}:9  100 -> 101`);
  expect(lines.at(-1)).toBe('score: 72.7 % (12 tried, 8 noticed, 4 survived, 1 of them explained)');

  const steps = { file: FILE, code: 'let steps = 0;', change: '0 -> 1', reason: 'none' };
  const stale = judge(tried, all, [{ ...large, change: '> -> <' }, steps]);
  expect(stale.faults).toBe(4 + 2);
  expect(stale.lines.filter((line) => line.startsWith('explained, but'))).toEqual([
    expect.stringContaining('there is no such mutant'),
    expect.stringContaining('it is noticed'),
  ]);

  // The same line stands twice, and only one of the two was tried.
  expect(judge(tried, [...all, all[0]!], [steps]).lines.join()).not.toContain('it is noticed');
});

it('does not begin where the tests fail anyway, or where there are none', async () => {
  const all = candidatesOf(SAMPLE);
  const none = { ...SAMPLE, tests: [`${FOLDER}/nothing.tests.ts`] };
  await expect(tryPackage(none, all, { further: false, told: () => {} })).rejects.toThrow();
});

it('tries the rules of each game, and nothing that has none', () => {
  const files = new Set(candidatesOf(gamePackage(ROOT, 'drei-magier')).map(({ file }) => file.split('/').at(-1)));
  for (const file of ['rules.ts', 'duel.ts', 'seen.ts']) expect(files).toContain(file);
  for (const file of ['bot.ts', 'text-de.ts', 'testing.ts', 'rules.test.ts']) expect(files).not.toContain(file);
});

it('chooses the same by the same lot', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const chosen = sample(all, 10, 'a');
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen).size).toBe(10);
  expect(chosen).toEqual([...chosen].sort((a, b) => a - b));
  expect(sample(all, 10, 'a')).toEqual(chosen);
  expect(sample(all, 10, 'b')).not.toEqual(chosen);
  expect(sample(all, 200, 'a')).toEqual(all);
});

it('the parts are the whole, each of them once', () => {
  const all = Array.from({ length: 10 }, (_, index) => index);
  const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(all, part));
  expect(parts.flat()).toEqual(all);
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 4]);
  expect(partOf(all, '1/1')).toEqual(all);
  for (const wrong of ['0/3', '4/3', '3', '']) expect(() => partOf(all, wrong)).toThrow('--part');
});
