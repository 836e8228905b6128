import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander/pieces';
import type { Tells } from '../game-ui.ts';
import { sound } from './sound.ts';
import { showing } from './telling.ts';
import { isNoise, touches, turn } from './turning.ts';
import { weight } from './weight.ts';

/** How the game is told. */
export const tells: Tells<FeuersalamanderTypes> = {
  showing,
  weight,
  trimmed: (seen) => seen,
  touches,
  turn,
  isNoise,
  sound,
};
