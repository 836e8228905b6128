import { it } from 'vitest';
import { playTogether } from './play-together.ts';

it('is played to its end by two people in two homes and a bot', { timeout: 240_000 }, () =>
  playTogether({ game: 'feuersalamander', seats: 3, options: { target: 20 } }),
);
