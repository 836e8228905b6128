import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { lineUps } from '../arena/match.ts';
import type { Asked } from '../arena/pool.ts';
import { Times } from '../arena/times.ts';
import { ladderCommand } from '../commands/ladder.ts';
import { findGame, GAMES } from '../games.ts';
import { fileWith } from '../testing.ts';
import { type Climb, climb, pairsOf } from './climb.ts';
import { ladderPage } from './page.ts';
import { likeliest, ratingsOf } from './ratings.ts';

/** The points between two strengths. */
const points = (ratio: number): number => 400 * Math.log10(ratio);

describe('ratings', () => {
  it('three wins of four are odds of three to one, by hand', () => {
    const strengths = likeliest(['a', 'b'], [{ one: 'a', other: 'b', rivals: 1, games: 4, share: 0.75 }], 'b');
    expect(Math.exp(strengths.get('a')!)).toBeCloseTo(3, 6);
  });

  it('at three seats half of the wins alone against two is twice as strong', () => {
    const strengths = likeliest(['a', 'b'], [{ one: 'a', other: 'b', rivals: 2, games: 10, share: 0.5 }], 'b');
    expect(Math.exp(strengths.get('a')!)).toBeCloseTo(2, 6);
  });

  it('go over others: who beats whoever beats the anchor is stronger still', () => {
    const shares = Array.from({ length: 400 }, (_, index) => (index % 4 === 0 ? 0.5 : index % 4 === 1 ? 0.5 : 1));
    const pairings = [
      { one: 'b', other: 'anchor', players: 2, shares },
      { one: 'a', other: 'b', players: 2, shares },
    ];
    const [a, b, anchor] = ratingsOf(pairings, 'anchor');
    expect([a!.name, b!.name, anchor!.name]).toEqual(['a', 'b', 'anchor']);
    expect(anchor).toMatchObject({ points: 1000, low: 1000, high: 1000 });
    expect(b!.points).toBeCloseTo(1000 + points(3), -0.5);
    expect(a!.points).toBeCloseTo(1000 + 2 * points(3), -0.5);
    expect(b!.low).toBeLessThan(b!.points);
    expect(a!.high - a!.low).toBeGreaterThan(b!.high - b!.low);
  });

  it('whoever wins as often as is fair is as strong as the others, also of three', () => {
    const [a, b] = ratingsOf([{ one: 'a', other: 'b', players: 3, shares: [1 / 3, 0, 2 / 3] }], 'b');
    expect([a!.points, b!.points].map(Math.round)).toEqual([1000, 1000]);
  });

  it('whoever never lost is not infinitely strong', () => {
    const [a] = ratingsOf([{ one: 'a', other: 'b', players: 2, shares: [1, 1, 1, 1] }], 'b');
    expect(a!.points).toBeCloseTo(1000 + points(8.5 / 0.5), 3);
  });
});

it('plays neighbours, two rungs, the anchor, and a newcomer where there is one', () => {
  const pairs = pairsOf(['steady-1', 'newcomer']).map((pair) => pair.join(' '));
  expect(pairs).toEqual([
    'gentle newcomer',
    'steady gentle',
    'sharp steady',
    'master sharp',
    'sharp gentle',
    'master steady',
    'gentle steady-1',
    'steady steady-1',
    'sharp steady-1',
    'master steady-1',
  ]);
  expect(pairsOf([])).toHaveLength(5);
});

it('says what is wrong in one line', async () => {
  await expect(ladderCommand.run(['chess'])).rejects.toMatchObject({
    exitCode: 2,
    message: 'there is no game "chess"; there are feuersalamander, drei-magier, salomons-oordeel',
  });
});

describe('games that are kept', () => {
  const seats = lineUps(2, 2);
  const times = [new Times().toJSON(), new Times().toJSON()];
  /** Plays nothing, and knows what it was asked for. The first seat wins, in the second block of every pair both. */
  const poolOf = (asked: string[]): Asked => ({
    size: 1,
    ask: async ({ match: { contenders }, block, from }) => {
      asked.push(`${contenders.join(' ')} ${block} ${from}`);
      const ranking = block === 1 ? [[seat(0), seat(1)]] : [[seat(0)], [seat(1)]];
      return [0, 1].slice(from).map((rotation) => ({
        block,
        rotation,
        seats: seats[rotation]!,
        ranking,
        scores: [1, 0],
        steps: 9,
        decisions: 9,
        times,
      }));
    },
  });
  const climbTo = (blocks: number, keep: string, asked: string[] = []): Promise<Climb> =>
    climb(poolOf(asked), findGame('salomons-oordeel'), { blocks, seed: 's', keep, show: () => {} });

  it('are not played again, and their tables are the same', async () => {
    const folder = dirname(fileWith(''));
    const fileOf = (pair: string): string => join(folder, `salomons-oordeel-${pair}.jsonl`);
    const [first, then, more]: string[][] = [[], [], []];
    const whole = await climbTo(2, folder, first);
    expect(first).toHaveLength(20);
    // In the middle of the second game of the first block; before the first line of another pair was written.
    const games = readFileSync(fileOf('sharp-steady'), 'utf8');
    writeFileSync(fileOf('sharp-steady'), games.slice(0, games.indexOf('"block":0,"rotation":1') + 30));
    writeFileSync(fileOf('master-sharp'), '');
    expect(await climbTo(2, folder, then)).toEqual(whole);
    expect(then).toEqual(['sharp steady 0 1', 'sharp steady 1 0', 'master sharp 0 0', 'master sharp 1 0']);
    expect(readFileSync(fileOf('sharp-steady'), 'utf8')).toBe(games);

    expect((await climbTo(3, folder, more)).rungs[0]!.shares).toEqual([0.5, 0.5, 0.5]);
    expect(more).toHaveLength(10);
    expect(await climbTo(2, folder)).toEqual(whole);
  });

  it('a folder that cannot be made is one line', async () => {
    const below = join(fileWith(''), 'below');
    await expect(ladderCommand.run(['--keep', below])).rejects.toMatchObject({
      exitCode: 1,
      message: `cannot make ${below}: a part of its path is not a folder`,
    });
  });
});

it('makes a page of a climb', () => {
  const shares = [1, 0.5, 1, 0.5];
  const rung = { one: 'master', other: 'steady-1', players: 2, shares, share: { mean: 0.75, margin: 0.1 } };
  const times = new Map([['master', new Times()]]);
  times.get('master')!.add(20);
  const page = ladderPage(GAMES[0]!, { rungs: [rung], times }, 'the command');
  expect(page).toContain('`the command`: 4 blocks of 2 games a pair; a fair share is 50.0 %.');
  expect(page).toMatch(/^\| master +\| \d+ \(\d+ to \d+\) +\| 19\.5 +\| 19\.5 +\| 20\.0 +\|$/m);
  expect(page).toMatch(/^\| steady-1 +\| 1000 +\|/m);
  expect(page).toMatch(/^\| master +\| steady-1 +\| 75\.0 % ± 10\.0 +\|$/m);
});
