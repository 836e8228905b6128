import type { Game } from '@wunderkammer/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import { lastLevel } from '../settings/last-level.ts';
import { readSetting, writeSetting } from '../settings/local.ts';
import { ownName } from '../settings/own-name.ts';
import type { Words } from '../words/en.ts';
import { type Manners, type Plan, readPlan } from './plan.ts';

/** How people are called in this browser, and how well bots play here. */
export const mannersOf = (words: Words): Manners => ({
  own: ownName(words),
  guest: words.guest,
  level: lastLevel(),
});

/** The table somebody last sat down at in this browser, one for each game; whoever never did gets one that is kind. */
export const lastPlan = (words: Words, game: GameEntry, rules: Game): Plan => {
  let kept: unknown;
  try {
    kept = JSON.parse(readSetting(`table:${game.id}`) ?? 'null');
  } catch {
    // What cannot be read was never there.
  }
  return readPlan(game, rules, mannersOf(words), kept);
};

/** Kept by whoever sits down; what one is called goes with it. */
export const rememberPlan = (words: Words, game: GameEntry, plan: Plan): void => {
  writeSetting(`table:${game.id}`, JSON.stringify(plan));
  const { name } = plan.places.find(({ who }) => who === 'you')!;
  if (name.trim() !== words.guest(0)) writeSetting('name', name.trim());
};
