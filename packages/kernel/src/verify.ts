import { gameKey, readFairness, StepRandom } from './fairness.ts';
import type { Game } from './game.ts';
import { isFault, openRecord } from './record.ts';
import { replayRecord } from './replay.ts';

/** How many chance steps were checked, or which is the first that is not what its seed gives. */
export type Verified =
  | { readonly ok: true; readonly checked: number }
  | { readonly ok: false; readonly at: number; readonly message: string };

/** Checks that every chance step of a record is the one its committed seed and entropy give. */
export const verifyRecord = (value: unknown, games: readonly Game[]): Verified => {
  const opened = openRecord(value, games);
  if (isFault(opened)) return { ok: false, at: -1, message: opened.message };
  if (opened.fairness === undefined) return { ok: false, at: -1, message: 'the record has no fairness to check' };
  const fairness = readFairness(opened.fairness, opened.table.seats);
  if (!fairness.ok) return { ok: false, at: -1, message: fairness.message };

  const { game } = opened;
  const key = gameKey(game.id, fairness.value.seed, fairness.value.entropy);
  let checked = 0;
  let firstWrong: Extract<Verified, { ok: false }> | undefined;
  const replayed = replayRecord(value, [game], (before, step, index) => {
    if (step.by !== 'chance' || firstWrong !== undefined) return;
    const turn = game.turn(before);
    if (turn.type !== 'chance' || turn.chance !== step.type) return;
    const fair = game.chance(before, new StepRandom(key, index));
    if (JSON.stringify(fair) === JSON.stringify(step)) checked++;
    else firstWrong = { ok: false, at: index, message: `${step.type}: the seed gives ${JSON.stringify(fair)}` };
  });
  if (!replayed.ok && (firstWrong === undefined || replayed.at < firstWrong.at)) {
    return { ok: false, at: replayed.at, message: replayed.message };
  }
  return firstWrong ?? { ok: true, checked };
};
