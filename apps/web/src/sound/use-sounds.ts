import type { StepBase } from '@wunderkammer/kernel';
import { useEffect } from 'react';
import type { GameUi } from '../games/game-ui.ts';
import { useSettings } from '../settings/settings.tsx';

/** Lets a table be heard, if whoever sits at it wants that: each event, and one's own turn. */
export const useSounds = (ui: GameUi, event: StepBase | undefined, version: number, mine: boolean): void => {
  const on = useSettings().sound === 'on';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound an event, even if two events are alike
  useEffect(() => {
    const name = event === undefined ? undefined : ui.sound(event);
    if (on && name !== undefined) void import('./sound.ts').then(({ play }) => play(name));
  }, [on, version]);
  useEffect(() => {
    if (on && mine) void import('./sound.ts').then(({ play }) => play('yours'));
  }, [on, mine]);
};
