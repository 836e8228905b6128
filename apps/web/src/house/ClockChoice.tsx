import type { Clock } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Input, Label, NumberField } from 'react-aria-components';
import { Choice } from '../ui/Choice.tsx';
import fields from '../ui/Fields.module.css';
import styles from './ClockChoice.module.css';
import {
  AWAY,
  AWAY_NAMES,
  asOwn,
  awayName,
  boundsOf,
  MOST_BONUS,
  type OwnClock,
  ownClock,
  PRESET_NAMES,
  PRESETS,
  type Preset,
  presetOf,
} from './clock.ts';
import type { Unit } from './time.ts';
import { useHouseWords } from './words/index.ts';

const UNITS: readonly Unit[] = ['second', 'minute', 'hour', 'day'];

/** How time is kept: one of the usual clocks, or one of one's own; without one, how long somebody may be away. */
export const ClockChoice = ({ clock, change }: { clock: Clock; change: (clock: Clock) => void }) => {
  const words = useHouseWords();
  const [chosen, setChosen] = useState<Preset | 'own'>(() => presetOf(clock));
  const [own, setOwn] = useState<OwnClock>(() => asOwn(clock));
  const choose = (value: Preset | 'own'): void => {
    setChosen(value);
    const begin = asOwn(clock);
    setOwn(begin);
    change(value === 'own' ? ownClock(begin) : PRESETS[value]);
  };
  const adjust = (changed: Partial<OwnClock>): void => {
    const now = { ...own, ...changed };
    setOwn(now);
    change(ownClock(now));
  };
  const { min, max } = boundsOf(own.unit);
  return (
    <>
      <Choice
        label={words.open.clock}
        quiet
        value={chosen}
        options={[
          ...PRESET_NAMES.map((value) => ({ value, label: words.open.clocks[value] })),
          { value: 'own' as const, label: words.open.ownClock },
        ]}
        change={choose}
        help={clock.type === 'none' ? words.open.noClockHelp : words.open.clockHelp}
      />
      {clock.type === 'none' && (
        <Choice
          label={words.open.away}
          value={awayName(clock.away)}
          options={AWAY_NAMES.map((value) => ({ value, label: words.open.awayNames(AWAY[value]) }))}
          change={(name) => change({ ...clock, away: AWAY[name] })}
          help={words.open.awayHelp(clock.away)}
        />
      )}
      {chosen === 'own' && (
        <div className={styles['own']}>
          <Choice
            label={words.open.kind}
            value={own.type}
            options={[
              { value: 'move', label: words.open.move },
              { value: 'bank', label: words.open.bank },
            ]}
            change={(type) => adjust({ type })}
          />
          <Amount
            label={words.open.amount}
            value={own.amount}
            min={min}
            max={max}
            change={(amount) => adjust({ amount })}
          />
          <Choice
            label={words.open.unit}
            value={own.unit}
            options={UNITS.map((value) => ({ value, label: words.open.units[value] }))}
            change={(unit) => {
              const bounds = boundsOf(unit);
              adjust({ unit, amount: Math.min(bounds.max, Math.max(bounds.min, own.amount)) });
            }}
          />
          {own.type === 'bank' && (
            <Amount
              label={words.open.bonus}
              value={own.bonus}
              min={0}
              max={MOST_BONUS}
              change={(bonus) => adjust({ bonus })}
            />
          )}
        </div>
      )}
    </>
  );
};

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => void;
}

const Amount = ({ label, value, min, max, change }: AmountProps) => (
  <NumberField
    className={fields['field']!}
    value={value}
    minValue={min}
    maxValue={max}
    onChange={(typed) => change(Number.isNaN(typed) ? min : typed)}
  >
    <Label className={fields['label']!}>{label}</Label>
    <Input className={fields['input']!} data-kind="number" />
  </NumberField>
);
