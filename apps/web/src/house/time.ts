import type { Language } from '@wunderkammer/kernel';

const SECOND = 1000;

/** From long to short; each as long as it is the largest that fits. */
const UNITS = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
export type Unit = (typeof UNITS)[number][0];

export const SECONDS_IN: Readonly<Record<Unit, number>> = Object.fromEntries(UNITS) as Record<Unit, number>;

/** The largest unit in which so many seconds are a whole number. */
export const wholeUnit = (seconds: number): Unit => UNITS.find(([, length]) => seconds % length === 0)![0];

/** `2 minutes`, `3 days`: so many seconds in the largest unit that gives a whole number. */
export const duration = (language: Language, seconds: number): string => {
  const unit = wholeUnit(seconds);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / SECONDS_IN[unit]);
};

/** `3 hours ago`, `yesterday`; undefined: less than a minute ago. */
export const ago = (language: Language, then: number, now: number): string | undefined => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, Math.floor((now - then) / SECOND));
  for (const [unit, length] of UNITS) {
    if (unit !== 'second' && seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return undefined;
};

/** `in 3 hours`, `in 2 minutes`: in the largest unit of which there are two, and never too early. */
export const ahead = (language: Language, ms: number): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const seconds = ms / SECOND;
  const [unit, length] = UNITS.find(([, length]) => seconds >= 2 * length) ?? UNITS[3];
  return format.format(Math.max(1, Math.ceil(seconds / length)), unit);
};

/** `14:30` today, else `Wed 18 Nov, 14:30`. */
export const moment = (language: Language, at: number, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...date, hour: 'numeric', minute: '2-digit' }).format(at);
};

/** `20 November 2026`. */
export const day = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);

const DAY = SECONDS_IN.day * SECOND;

/** `today`, `yesterday`, `3 days ago`: how many days after one day, as its first millisecond, it is now. */
export const daysAgo = (language: Language, then: number, now: number): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.max(0, Math.floor((now - then) / DAY)),
    'day',
  );
