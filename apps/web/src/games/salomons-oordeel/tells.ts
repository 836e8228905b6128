import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import type { Tells } from '../game-ui.ts';
import { showing } from './board/timing.ts';
import { sound } from './sound.ts';
import { isNoise, touches, turn } from './turning.ts';
import { weight } from './weight.ts';

/** How the game is told. */
export const tells: Tells<SalomonsOordeelTypes> = {
  showing,
  weight,
  trimmed: (seen) => seen,
  touches,
  turn,
  isNoise,
  sound,
};
