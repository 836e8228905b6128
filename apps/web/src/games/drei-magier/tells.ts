import type { DreiMagierTypes } from '@wunderkammer/drei-magier/pieces';
import type { Tells } from '../game-ui.ts';
import { sound } from './sound.ts';
import { showing } from './timing.ts';
import { isNoise, touches, turn } from './turning.ts';
import { trimmed, weight } from './weight.ts';

/** How the game is told. */
export const tells: Tells<DreiMagierTypes> = { showing, weight, trimmed, touches, turn, isNoise, sound };
