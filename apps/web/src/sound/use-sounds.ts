import { useEffect } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { useSettings } from '../settings/settings.tsx';
import type { Frame } from '../table/director.ts';
import { cueOf } from './cue.ts';

/** Lets a table be heard, if whoever sits at it wants that: each event, and one's own turn. */
export const useSounds = (ui: GameUi, frame: Frame | undefined, mine: boolean): void => {
  const on = useSettings().sound === 'on';
  const cue = frame && cueOf(ui, frame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound an event, even if two events are alike
  useEffect(() => {
    if (on && cue !== undefined) void import('./sound.ts').then(({ play }) => play(cue));
  }, [on, frame?.version, cue]);
  useEffect(() => {
    if (on && mine) void import('./sound.ts').then(({ play }) => play('yours'));
  }, [on, mine]);
};
