import { allSeats, botPlayer, playAll, simulate } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { account } from './account.ts';
import { dreiMagier } from './game.ts';
import { luck } from './luck.ts';
import { Scenario, TABLE } from './testing.ts';
import { MAGIC_PLACES, type Seen } from './vocabulary.ts';

const watched = (seed: string) => {
  const { steps, result } = simulate(dreiMagier, 3, {}, botPlayer, seed);
  const log: Seen[] = [];
  const end = playAll(dreiMagier, TABLE, steps, (before, step) => log.push(dreiMagier.seen(before, step, 'watcher')));
  return { log, result: result!, view: dreiMagier.view(end, 'watcher') };
};

it('[DM-17] [DM-23] cards found and taken less those lost are the score, and whoever won has all seven', () => {
  for (const seed of ['a']) {
    const { log, result, view } = watched(seed);
    for (const own of allSeats(3)) {
      const { found, taken, lost } = account(log, own);
      expect(found + taken - lost).toBe(result.scores[own]);
      expect(view.players[own]!.cards).toHaveLength(found + taken - lost);
    }
    expect(view.players[result.ranking[0]![0]!]!.cards).toEqual(MAGIC_PLACES);
  }
});

it('[DM-8] luck counts the eyes that one player threw, against three a throw', () => {
  const game = new Scenario({ player: 1 }).play('1 throw');
  const log = [game.sees('watcher', 'eyes 2 2 1'), game.sees('watcher', 'eyes 0 0 0')];
  expect(luck(log, allSeats(3)[1]!)).toEqual({
    throws: 2,
    eyes: 5,
    expectedEyes: 6,
    zeros: 1,
    expectedZeros: 2 / 27,
  });
  expect(luck(log, allSeats(3)[0]!).throws).toBe(0);
});
