import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useMedia } from '../ui/use-media.ts';
import { readSetting, type SettingKey, writeSetting } from './local.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long an event stays before the next is shown. */
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const PACE_FACTOR: Readonly<Record<Pace, number>> = { calm: 1.8, normal: 1, quick: 0.45, instant: 0 };

export const MOTIONS = ['system', 'full', 'none'] as const;
export type MotionChoice = (typeof MOTIONS)[number];

export const SOUNDS = ['off', 'on'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Whether the bots say something now and then. */
export const TALKS = ['on', 'off'] as const;
export type Talk = (typeof TALKS)[number];

/** Whether a tap shows first what a move would be, and the next one does it; or does it at once. */
export const TAPS = ['look', 'do'] as const;
export type Tap = (typeof TAPS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly pace: Pace;
  readonly motion: MotionChoice;
  readonly sound: Sound;
  readonly talk: Talk;
  readonly tap: Tap;
}

interface SettingsChoice extends Settings {
  readonly change: <K extends keyof Settings>(key: K, value: Settings[K]) => void;
  /** Whether nothing may move: by choice, or because the system asks for it. */
  readonly still: boolean;
}

const oneOf = <T extends string>(key: SettingKey, values: readonly T[], other: T): T => {
  const stored = readSetting(key);
  return values.find((value) => value === stored) ?? other;
};

const SettingsContext = createContext<SettingsChoice | undefined>(undefined);

export const useSettings = (): SettingsChoice => {
  const settings = useContext(SettingsContext);
  if (settings === undefined) throw new Error('there are no settings around this');
  return settings;
};

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');

export const SettingsProvider = ({ children }: { children: ReactNode }) => {
  const [settings, setSettings] = useState<Settings>(() => ({
    theme: oneOf('theme', THEMES, 'system'),
    pace: oneOf('pace', PACES, 'normal'),
    motion: oneOf('motion', MOTIONS, 'system'),
    sound: oneOf('sound', SOUNDS, 'off'),
    talk: oneOf('talk', TALKS, 'on'),
    tap: oneOf('tap', TAPS, 'look'),
  }));
  const systemStill = useMedia(reduced);
  const still = settings.motion === 'none' || (settings.motion === 'system' && systemStill);
  useEffect(() => {
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['motion'] = still ? 'none' : 'full';
  }, [settings.theme, still]);
  const choice = useMemo(
    (): SettingsChoice => ({
      ...settings,
      still,
      change: (key, value) => {
        writeSetting(key, value);
        setSettings((before) => ({ ...before, [key]: value }));
      },
    }),
    [settings, still],
  );
  return <SettingsContext value={choice}>{children}</SettingsContext>;
};
