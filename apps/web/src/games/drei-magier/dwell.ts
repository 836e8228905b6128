import type { Happening, Seen } from '@wunderkammer/drei-magier/pieces';
import type { Viewer } from '@wunderkammer/kernel';

/** How long each kind of step is looked at when another plays it; one's own needs less. */
const STEP: Readonly<Record<Seen['type'], number>> = {
  throw: 150,
  pass: 500,
  walk: 800,
  jump: 700,
  stay: 350,
  take: 400,
  rethrow: 350,
  stand: 500,
  cast: 300,
  decline: 300,
  choose: 600,
  leap: 700,
  remain: 350,
  startThrow: 2000,
  eyes: 1000,
  duel: 1300,
  spell: 1900,
};
const OWN_STEP = 200;

/** What a step brings about asks for more time, one thing after the other. */
const HAPPENING: Readonly<Partial<Record<Happening['type'], number>>> = {
  challenge: 300,
  duelBegins: 700,
  duelAgain: 900,
  duelWon: 1400,
  mageSent: 300,
  apprenticeSent: 500,
  card: 1100,
  stoneGained: 500,
  wins: 600,
};

/** How long an event stays at the normal pace, in milliseconds. */
export const dwell = (seen: Seen, viewer: Viewer): number => {
  const step = seen.by === viewer ? Math.min(OWN_STEP, STEP[seen.type]) : STEP[seen.type];
  return seen.happened.reduce((sum, { type }) => sum + (HAPPENING[type] ?? 0), step);
};
