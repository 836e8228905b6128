import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, type Game, type StepBase, seat, seenLog, simulate, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import { tells as magi } from '../../games/drei-magier/tells.ts';
import { tells as salamander } from '../../games/feuersalamander/tells.ts';
import type { Tells } from '../../games/game-ui.ts';
import { plainTells } from '../../games/plain/tells.ts';
import { tells as judgement } from '../../games/salomons-oordeel/tells.ts';
import type { Entry } from '../source.ts';
import { recapOf, sinceLastTurn, turnsOf } from './turns.ts';

const [ME, ANNA, BERT] = [seat(0), seat(1), seat(2)];
const entries = (...steps: readonly (readonly [StepBase['by'], string])[]): Entry[] =>
  steps.map(([by, type]) => ({ seen: { by, type }, secret: false }));

describe('the chronicle', () => {
  it('is told by turns: chance belongs to whoever acted', () => {
    const log = entries(['chance', 'deal'], [ANNA, 'bid'], ['chance', 'throw'], [ANNA, 'move'], [BERT, 'bid']);
    const turns = turnsOf(plainTells, log);
    expect(turns.map(({ seat, from, told }) => [seat, from, told.map(({ version }) => version)])).toEqual([
      [undefined, 1, [1]],
      [ANNA, 2, [2, 3, 4]],
      [BERT, 5, [5]],
    ]);
  });

  it('says where the last turn of whoever reads it ended, before their own if that is now', () => {
    const since = (...seats: readonly (typeof ME)[]) =>
      sinceLastTurn(turnsOf(plainTells, entries(...seats.map((by) => [by, 'act'] as const))), ME);
    expect(since(ME, ANNA, BERT)).toBe(1);
    expect(since(ME, ANNA, BERT, ME)).toBe(1);
    expect(since(ME, ANNA, ME, ANNA)).toBe(3);
    expect(since(ANNA, BERT)).toBeUndefined();
    expect(since(ANNA, ME)).toBeUndefined();
    expect(since(ME)).toBeUndefined();
  });

  it('tells whoever comes back one line of each turn of the others, the one that matters most', () => {
    const tells: Tells = {
      ...plainTells,
      weight: ({ type }) => (type === 'hit' ? 'heavy' : 'quiet'),
    };
    const log = entries([ME, 'act'], [ANNA, 'hit'], [ANNA, 'move'], [BERT, 'act'], [BERT, 'move'], [ME, 'act']);
    const told = (most: number) => recapOf(tells, log, ME, most).map(({ seen }) => [seen.by, seen.type]);
    expect(told(6)).toEqual([
      [ANNA, 'hit'],
      [BERT, 'move'],
    ]);
    expect(told(1)).toEqual([[BERT, 'move']]);
    expect(recapOf(tells, log, 'watcher', 6)).toEqual([]);
  });
});

describe.each([
  [feuersalamander, salamander, 3],
  [dreiMagier, magi, 3],
  [salomonsOordeel, judgement, 3],
  [toyGame, plainTells, 2],
] as unknown as readonly (readonly [Game, Tells, number])[])('a whole game of %s', (game, tells, seats) => {
  const { steps } = simulate(game, seats, {}, botPlayer, 'chronicle');
  const log = seenLog(game, tableOf(game, seats), steps, 'watcher').map((seen) => ({ seen, secret: false }));
  const turns = turnsOf(tells, log);

  it('has every step in the turn it belongs to, in order, but for what is noise', () => {
    const versions = turns.flatMap(({ told }) => told.map(({ version }) => version));
    expect(versions).toEqual(log.flatMap(({ seen }, index) => (tells.isNoise(seen) ? [] : [index + 1])));
    for (const [index, { seat }] of turns.slice(1).entries()) expect(seat).not.toBe(turns[index]!.seat);
  });

  it('goes round the table', () => {
    const owners = new Set(turns.map(({ seat }) => seat));
    for (let at = 0; at < seats; at++) expect(owners).toContain(at);
    expect(turns.length).toBeGreaterThan(seats);
  });
});
