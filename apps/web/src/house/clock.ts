import type { Clock } from '@wunderkammer/protocol';
import { SECONDS_IN, type Unit, wholeUnit } from './time.ts';

const MINUTE = SECONDS_IN.minute;
const DAY = SECONDS_IN.day;

/** How long the others wait for somebody who is away, where there is no clock; null: for ever. */
export const AWAY = {
  minutes: 5 * MINUTE,
  halfHour: 30 * MINUTE,
  day: DAY,
  days: 3 * DAY,
  never: null,
} as const;
export type Away = keyof typeof AWAY;
export const AWAY_NAMES = Object.keys(AWAY) as readonly Away[];

export const awayName = (seconds: number | null): Away => AWAY_NAMES.find((name) => AWAY[name] === seconds) ?? 'day';

/** The clocks people ask for; anything else is a clock of one's own. */
export const PRESETS = {
  none: { type: 'none', away: AWAY.day },
  brisk: { type: 'move', seconds: 2 * MINUTE },
  day: { type: 'move', seconds: DAY },
  days: { type: 'move', seconds: 3 * DAY },
  bank: { type: 'bank', seconds: 30 * MINUTE, bonus: 10 },
} as const satisfies Record<string, Clock>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** Which of them a clock is. How long somebody may be away is no other clock. */
export const presetOf = (clock: Clock): Preset | 'own' => {
  if (clock.type === 'none') return 'none';
  return PRESET_NAMES.find((name) => JSON.stringify(PRESETS[name]) === JSON.stringify(clock)) ?? 'own';
};

/** What the protocol takes (`setup.ts` there): from five seconds to thirty days, with at most an hour for each decision. */
const LEAST = 5;
const MOST = 30 * DAY;
export const MOST_BONUS = 3600;

/** A clock as it stands in a form: an amount, a unit, and a bonus that only counts for a bank. */
export interface OwnClock {
  readonly type: 'move' | 'bank';
  readonly amount: number;
  readonly unit: Unit;
  readonly bonus: number;
}

/** Where a clock of one's own begins. */
export const OWN_CLOCK: OwnClock = { type: 'move', amount: 5, unit: 'minute', bonus: 10 };

/** The least and most of a unit that still makes a clock. */
export const boundsOf = (unit: Unit): { readonly min: number; readonly max: number } => ({
  min: Math.ceil(LEAST / SECONDS_IN[unit]),
  max: Math.floor(MOST / SECONDS_IN[unit]),
});

const within = (value: number, min: number, max: number): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.round(value)));

/** The clock that a form stands for; amounts that are out of bounds, or none, become the nearest that is not. */
export const ownClock = ({ type, amount, unit, bonus }: OwnClock): Clock => {
  const { min, max } = boundsOf(unit);
  const seconds = within(amount, min, max) * SECONDS_IN[unit];
  return type === 'move' ? { type, seconds } : { type, seconds, bonus: within(bonus, 0, MOST_BONUS) };
};

/** How a clock stands in the form. */
export const asOwn = (clock: Clock): OwnClock => {
  if (clock.type === 'none') return OWN_CLOCK;
  const unit = wholeUnit(clock.seconds);
  return {
    type: clock.type,
    amount: clock.seconds / SECONDS_IN[unit],
    unit,
    bonus: clock.type === 'bank' ? clock.bonus : OWN_CLOCK.bonus,
  };
};
