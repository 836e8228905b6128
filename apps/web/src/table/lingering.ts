import type { StepBase, Viewer } from '@wunderkammer/kernel';
import type { GameUi } from '../games/game-ui.ts';
import type { Scene } from './director.ts';
import { turnOf } from './use-front.ts';

/** How much longer the last event of a game stays, in milliseconds: the winning scene is seen before the result lies over it. */
export const CLOSING = 2400;

/** How long an event that is now on the table stays at the normal pace, in milliseconds; before anybody sits, for `first`. */
export const lingering = (ui: Pick<GameUi, 'dwell'>, scene: Scene, seen: StepBase, first: Viewer): number =>
  ui.dwell(seen, scene.frame?.viewer ?? first) + (turnOf(scene)?.type === 'over' ? CLOSING : 0);
