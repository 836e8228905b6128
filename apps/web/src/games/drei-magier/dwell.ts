import type { Happening, Seen } from '@wunderkammer/drei-magier/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import { revealSeconds } from './timing.ts';

/** How long each kind of step is looked at once it has been seen, in milliseconds; one's own needs less. */
const STEP: Readonly<Record<Seen['type'], number>> = {
  throw: 150,
  pass: 500,
  walk: 200,
  jump: 150,
  stay: 350,
  take: 400,
  rethrow: 350,
  stand: 500,
  cast: 300,
  decline: 300,
  choose: 600,
  leap: 150,
  remain: 350,
  startThrow: 1000,
  eyes: 400,
  duel: 700,
  spell: 1300,
};
const OWN_STEP = 200;

/** What a step brings about asks for more time, one thing after the other. */
const HAPPENING: Readonly<Partial<Record<Happening['type'], number>>> = {
  challenge: 300,
  duelBegins: 700,
  duelAgain: 1700,
  duelWon: 1400,
  mageSent: 300,
  apprenticeSent: 500,
  card: 1600,
  stoneGained: 500,
  wins: 300,
};

/** How long an event stays at the normal pace, in milliseconds. */
export const dwell = (seen: Seen, viewer: Viewer): number => {
  const shown = revealSeconds(seen) * 1000 + STEP[seen.type];
  const more = seen.happened.reduce((sum, { type }) => sum + (HAPPENING[type] ?? 0), 0);
  return seen.by === viewer && more === 0 ? Math.min(OWN_STEP, shown) : shown + more;
};
