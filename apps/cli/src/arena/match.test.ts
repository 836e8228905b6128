import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { lineUps, type Match, type PlayedGame, winShares } from './match.ts';
import { Standings } from './standings.ts';
import { Times } from './times.ts';

describe('line-ups', () => {
  it('one against all others, on every seat', () => {
    expect(lineUps(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(lineUps(2, 3)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('as many as there are seats move round', () => {
    expect(lineUps(3, 3)).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]);
  });

  it('says what it takes', () => {
    expect(() => lineUps(3, 4)).toThrow('--seats takes two names, or 4 for 4 players, not 3');
    expect(() => lineUps(1, 2)).toThrow('--seats takes two names for 2 players, not 1');
  });
});

const ranked = (...groups: readonly number[][]): PlayedGame['ranking'] => groups.map((group) => group.map(seat));

describe('who wins', () => {
  const seats = [0, 1, 1];

  it('those who are first share the win', () => {
    expect(winShares({ ranking: ranked([2], [0, 1]), seats })).toEqual([0, 0, 1]);
    expect(winShares({ ranking: ranked([0, 2], [1]), seats })).toEqual([0.5, 0, 0.5]);
  });

  it('whoever lost by a fault cannot win, however it ended', () => {
    expect(winShares({ ranking: ranked([0], [1, 2]), seats, faults: { 0: 'ended' } })).toEqual([0, 0.5, 0.5]);
    expect(winShares({ ranking: ranked([0, 1], [2]), seats, faults: { 0: 'ended' } })).toEqual([0, 1, 0]);
  });
});

describe('standings', () => {
  const match: Match = { game: 'x', players: 3, options: {}, contenders: ['a', 'b'], seed: 's', timeoutMs: 1 };
  const game = (block: number, rotation: number, winner: number, ms: number): PlayedGame => {
    const times = new Times();
    times.add(ms);
    const line = [0, 1, 2].map((at) => (at === rotation ? 0 : 1));
    const losers = [0, 1, 2].filter((at) => at !== winner);
    return {
      ...{ block, rotation, seats: line, ranking: ranked([winner], losers), scores: [0, 0, 0], steps: 7, decisions: 5 },
      times: [times.toJSON(), times.toJSON(), times.toJSON()],
    };
  };

  it('count blocks, not games, and leave out one that is not whole', () => {
    const standings = new Standings(match);
    // The first block: a wins two of three; the second: none; the third has only begun.
    for (const [block, winners] of [[0, 1, 1], [1, 0, 0], [2]].entries())
      for (const [rotation, winner] of winners.entries()) standings.add(game(block, rotation, winner, 3));
    expect(standings.firstShares).toEqual([2 / 3, 0]);
    expect(standings).toMatchObject({ blocks: 2, games: 7, steps: 49 });
    const [a, b] = standings.standings();
    expect(a).toMatchObject({ name: 'a', fair: 1 / 3, share: { mean: 1 / 3 } });
    expect(b).toMatchObject({ name: 'b', fair: 2 / 3, share: { mean: 2 / 3 } });
    expect([a!.times.count, b!.times.count]).toEqual([7, 14]);
  });

  it('take two of one name for one', () => {
    const [first, ...others] = new Standings({ ...match, contenders: ['a', 'b', 'a'] }).standings();
    expect(first).toMatchObject({ name: 'a', fair: 2 / 3 });
    expect(others).toHaveLength(1);
  });
});

it('times keep their quantiles within 5 %, and add up as if taken at once', () => {
  const [all, evens, odds] = [new Times(), new Times(), new Times()];
  for (let ms = 1; ms <= 1000; ms++) {
    all.add(ms);
    (ms % 2 === 0 ? evens : odds).add(ms);
  }
  expect(all.quantile(0.5) / 500).toBeCloseTo(1, 1);
  expect(Math.abs(all.quantile(0.99) / 990 - 1)).toBeLessThan(0.05);
  expect(all.max).toBe(1000);
  evens.addAll(JSON.parse(JSON.stringify(odds)));
  expect(evens.toJSON()).toEqual(all.toJSON());
});
