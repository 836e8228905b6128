import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botPlayer, randomPlayer, simulate } from '@wunderkammer/kernel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import { balanceCommand } from '../commands/balance.ts';
import { GAMES } from '../games.ts';
import { chartSvg, ticksOf } from './chart.ts';
import { beginnerOf, fortunesOf } from './fortunes.ts';
import { chanceIn, measure, shareOfPlay } from './measure.ts';
import { bootstrap, correlation, quantile, shareBetween } from './measures.ts';
import { balancePage } from './page.ts';
import { playSample } from './sample.ts';
import { setupsOf } from './table-setups.ts';

const [feuersalamander, magier, salomon] = GAMES as [(typeof GAMES)[0], (typeof GAMES)[0], (typeof GAMES)[0]];

describe('which share is between groups', () => {
  const [left, right] = [
    [1, 0],
    [0, 1],
  ] as const;

  it('all of it if every group ends alike, none of it if groups are no different', () => {
    expect(
      shareBetween([
        [left, left],
        [right, right],
        [left, left],
        [right, right],
      ]),
    ).toBe(1);
    expect(
      shareBetween([
        [left, right],
        [right, left],
        [left, right],
      ]),
    ).toBeLessThan(0);
  });

  it('by hand, with two groups of two', () => {
    // A column: means 1 and 0.5 around 0.75. Between 2 · (0.0625 + 0.0625) = 0.25 over 1, within 0.5 over 2.
    expect(
      shareBetween([
        [left, left],
        [left, right],
      ]),
    ).toBeCloseTo((0.25 - 0.25) / (0.25 + 0.25), 10);
  });
});

it('a correlation within games, by hand', () => {
  const wins = [1, 0];
  expect(correlation([{ given: [5, 3], wins }])).toBe(1);
  expect(correlation([{ given: [3, 5], wins }])).toBe(-1);
  // What differs between games only says nothing.
  expect(
    correlation([
      { given: [9, 9], wins },
      { given: [1, 1], wins },
    ]),
  ).toBe(0);
  // Two games for it and one against: a third.
  expect(
    correlation([
      { given: [2, 1], wins },
      { given: [2, 1], wins },
      { given: [1, 2], wins },
    ]),
  ).toBeCloseTo(1 / 3, 10);
});

it('which share is of play: none of it at a fair share, all of it if one always wins of two', () => {
  expect(shareOfPlay(1 / 3, 3)).toBeCloseTo(0, 10);
  expect(shareOfPlay(1, 2)).toBe(1);
  expect(shareOfPlay(0.64, 2)).toBeCloseTo(0.0784, 10);
});

it('drawing anew comes near to the formula', () => {
  const values = Array.from({ length: 200 }, (_, index) => index % 2);
  const { mean, margin } = bootstrap(values, (drawn) => drawn.reduce((sum, value) => sum + value, 0) / drawn.length);
  expect(mean).toBe(0.5);
  expect(margin).toBeGreaterThan(0.055);
  expect(margin).toBeLessThan(0.085);
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
});

describe('what chance brings', () => {
  it.each(GAMES)('$id: who begins and what is dealt are read from its steps', (game) => {
    const { steps, result } = simulate(game, game.seats.min, {}, randomPlayer, 'fortunes');
    expect(result).toBeDefined();
    expect(beginnerOf(game, steps)).toBeGreaterThanOrEqual(0);
    for (const fortune of fortunesOf(game, game.seats.min)) {
      const read = fortune.read(steps)!;
      expect(read).toHaveLength(game.seats.min);
      expect(read.every(Number.isFinite)).toBe(true);
    }
  });

  it('the last draw says who begins, and whoever decides before it does not', () => {
    const begins = (...steps: readonly (readonly [by: number | 'chance', type: string])[]): number | undefined =>
      beginnerOf(
        { ...magier, balance: { beginnerDrawnBy: 'draw' } },
        steps.map(([by, type]) => ({ by, type }) as never),
      );
    expect(begins([0, 'lay'], ['chance', 'draw'], ['chance', 'draw'], ['chance', 'deal'], [2, 'go'], [1, 'go'])).toBe(
      2,
    );
    expect(begins([0, 'lay'], ['chance', 'deal'], [1, 'go'])).toBeUndefined();
  });
});

it('a game that says nothing of it is measured as well', () => {
  const setups = setupsOf(toyGame);
  expect(setups.map(({ label }) => label)).toEqual(['2 players', '3 players', '4 players', '5 players', '6 players']);
  const findings = measure(toyGame, { game: 'toy', setup: setups[0]!, level: 'steady', games: 16, seed: 'toy' });
  expect(findings).toMatchObject({ games: 16, beginner: undefined, fortunes: [] });
  expect(balancePage(toyGame, [findings], 'steady', 'a command', [])).toContain(
    '**2 players** (a fair share is 50.0 %)',
  );
});

it('the same seed is the same chance in another life, and players alone differ', () => {
  const [setup] = setupsOf(magier);
  const play = (life: number) => playSample(magier, setup!, [randomPlayer], fortunesOf(magier, 3), 'lives', life);
  expect(play(0)).toEqual(play(0));
  expect(play(1)).not.toEqual(play(0));
  expect(play(1).beginner).toBe(play(0).beginner);
  expect(playSample(magier, setup!, [botPlayer], [], 'lives', 0).seconds).toBeGreaterThan(60);
});

it('players who only repeat themselves say nothing about chance', () => {
  const [setup] = setupsOf(magier);
  const play = (seed: string, life: number) => playSample(magier, setup!, [randomPlayer], [], seed, life);
  expect(
    chanceIn([
      [play('a', 0), play('a', 0)],
      [play('b', 0), play('b', 0)],
    ]),
  ).toBeUndefined();
  expect(
    chanceIn([
      [play('a', 0), play('a', 1)],
      [play('b', 0), play('b', 1)],
    ]),
  ).toBeDefined();
});

it('every number of seats with every variant that makes a difference', () => {
  expect(setupsOf(magier).map(({ label }) => label)).toEqual(['3 players']);
  expect(setupsOf(feuersalamander)).toHaveLength(9);
  expect(setupsOf(salomon)).toHaveLength(4 + 8 + 8);
  expect(setupsOf(salomon, 2).every(({ players }) => players === 2)).toBe(true);
});

describe('a chart', () => {
  it('has a line for each row, within its frame', () => {
    const rows = [{ label: 'a < b', value: 0.5, low: 0.4, high: 0.6 }];
    const svg = chartSvg({ title: 'T', rows, write: String, from: 0, to: 1 });
    expect(svg).toContain('a &lt; b');
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg.match(/class="range"/g)).toHaveLength(1);
    const [, at] = /<circle class="dot" cx="([\d.]+)"/.exec(svg)!;
    const [, from, to] = /class="range" x1="([\d.]+)" x2="([\d.]+)"/.exec(svg)!;
    expect(Number(at)).toBeCloseTo((Number(from) + Number(to)) / 2, 0);
  });

  it('has round numbers below', () => {
    expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticksOf(-0.1, 0.1)).toEqual([-0.1, -0.05, 0, 0.05, 0.1]);
    expect(ticksOf(0, 47)).toEqual([0, 10, 20, 30, 40]);
  });
});

it('the command writes a page and its charts, and keeps what stands beside its marks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-balance-'));
  const page = join(folder, 'drei-magier.md');
  writeFileSync(page, '# Mine\n');
  expect(await balanceCommand.run(['drei-magier', '--games', '8', '--jobs', '1', '--out', folder])).toBe(0);
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^# Mine\n\n<!-- begin balance drei-magier/);
  expect(text).toContain('npx wunderkammer balance drei-magier --games 8 --seed balance --level steady');
  for (const [, picture] of text.matchAll(/\]\((\S+\.svg)\)/g)) expect(readdirSync(folder)).toContain(picture);
});
