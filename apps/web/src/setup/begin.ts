import type { GameEntry } from '../games/game-entry.ts';
import { layOut } from '../table/pending.ts';
import type { Words } from '../words/en.ts';
import { lastPlan } from './last-table.ts';
import { faultOf, kindOf, tableOf } from './plan.ts';

/** The same table once more, in one go. A table for friends elsewhere waits on its sheet: opening it is told to others. */
export const playAgain = async (words: Words, game: GameEntry): Promise<string> => {
  const plan = lastPlan(words, game, await game.open());
  return kindOf(plan) === 'online' || faultOf(plan) !== undefined ? `/play/${game.id}` : layOut(tableOf(game, plan));
};
