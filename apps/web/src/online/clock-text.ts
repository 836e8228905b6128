import type { Language } from '@wunderkammer/kernel';
import type { Clock } from '@wunderkammer/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

const unit = (language: Language, name: 'day' | 'hour', n: number, display: 'narrow' | 'long'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: display }).format(n);

/** What a clock shows: `2:05`, `1:02:05`, `3d 4h`. */
export const clockText = (language: Language, left: number): string => {
  // A clock at 0.4 s has not run out: it shows the second that is under way.
  const whole = Math.ceil(left / SECOND) * SECOND;
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = (whole % MINUTE) / SECOND;
  if (days > 0) return `${unit(language, 'day', days, 'narrow')} ${unit(language, 'hour', hours, 'narrow')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

/** When a clock should be noticed: the last fifth, but no earlier than an hour and no later than ten seconds before its end. */
export const isLow = (clock: Clock, left: number): boolean =>
  clock.type !== 'none' && left <= Math.max(10 * SECOND, Math.min(clock.seconds * 200, HOUR));

/** How long until what a clock shows changes. */
export const nextTick = (left: number): number => (left >= DAY ? MINUTE : left % SECOND || SECOND);
