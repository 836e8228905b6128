import { type Game, makeFairness, makeRecord, type Outcome, type StepBase } from '@wunderkammer/kernel';
import type { KeptTable } from './shelf.ts';

/** A finished game as it is kept, as a record: everything is in it, the seed as well. */
export const keptRecord = (
  game: Game,
  { setup, seed, entropy }: KeptTable,
  steps: readonly StepBase[],
  result: Outcome,
): object =>
  makeRecord(game, setup.seats.length, setup.options, steps, {
    result,
    meta: { players: setup.seats.map(({ name, kind }) => ({ name, kind })) },
    // The chance of a guided game is scripted: there is nothing to prove.
    ...(setup.lesson !== true && { fairness: makeFairness(seed, entropy) }),
  });
