import { readFileSync } from 'node:fs';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { commitTo, type Game, gameKey, StepRandom, tableOf, toHex } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

interface Vector {
  readonly game: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly commitment: string;
  readonly key: string;
  readonly stepIndex: number;
  readonly below: readonly (readonly [bound: number, result: number])[];
  readonly firstStep: object;
}

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];
const page = readFileSync(`${ROOT}docs/fairness.md`, 'utf8');
const vectors = JSON.parse(/```json vectors\n([\s\S]*?)```/.exec(page)?.[1] ?? '[]') as readonly Vector[];

it('docs/fairness.md has vectors for every game', () => {
  expect(vectors.map(({ game }) => game).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

it.each(vectors)('docs/fairness.md is true of $game', (vector) => {
  const { seed, entropy, stepIndex, below } = vector;
  const game = GAMES.find(({ id }) => id === vector.game)!;
  const key = gameKey(game.id, seed, entropy);
  expect(commitTo(seed)).toBe(vector.commitment);
  expect(toHex(key.bytes)).toBe(vector.key);
  const random = new StepRandom(key, stepIndex);
  expect(below.map(([bound]) => [bound, random.below(bound)])).toEqual(below);
  const state = game.create(tableOf(game, entropy.length));
  expect(game.chance(state, new StepRandom(key, 0))).toEqual(vector.firstStep);
});
