import { it } from 'vitest';
import { playTogether } from './play-together.ts';

it(
  'is played to its end by two people in two homes and a bot; one of the two leaves another bot in their place',
  { timeout: 240_000 },
  () => playTogether({ game: 'drei-magier', seats: 3, options: {}, leavesAfter: 12 }),
);
