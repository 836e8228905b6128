import { type OptionText, seat } from '@wunderkammer/kernel';
import {
  handSize,
  leftOver,
  type Options as TableOptions,
  USUAL,
  VARIANTS,
} from '@wunderkammer/salomons-oordeel/pieces';
import { useEffect } from 'react';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { OptionsProps } from '../game-ui.ts';
import styles from './Options.module.css';
import { StoneIcon } from './stones/Stone.tsx';
import { words as lazy, useGameTexts } from './words/index.ts';
import world from './world.module.css';

const DRAWN = 'drawn';

/** What is agreed before this game: which stones, what a wrong guess costs, protection, and who begins. */
const Options = ({ seats, names: people, options, change }: OptionsProps) => {
  const words = lazy.use().options;
  const names = useGameTexts().options;
  const { first, ...agreed }: TableOptions = { ...USUAL, ...options };
  const { variant, openOnly, protection } = agreed;
  const set = (changed: Partial<TableOptions>): void => change({ ...options, ...changed });
  // Whoever was to begin may have left the table.
  const gone = first !== undefined && first >= seats;
  useEffect(() => {
    if (gone) change(agreed);
  });
  return (
    <div className={`${world['world']} ${styles['options']}`}>
      <RadioGroup
        className={styles['group']!}
        value={variant}
        onChange={(value) => set({ variant: value as TableOptions['variant'] })}
      >
        <Label className={styles['legend']!}>{names.variant.name}</Label>
        {VARIANTS.map((value) => {
          const { name, meaning } = names.variant.value(value);
          return (
            <Radio key={value} value={value} className={styles['card']!}>
              <StoneIcon stone={value === 'easy' ? 'green3' : 'greenEye'} height={52} />
              <span>
                <strong>{name}</strong>
                <span className={styles['text']}>
                  {meaning} {words.dealt(handSize(value, seats), leftOver(value, seats))}
                </span>
              </span>
            </Radio>
          );
        })}
      </RadioGroup>
      <Toggle text={names.openOnly} on={openOnly} change={(value) => set({ openOnly: value })} />
      <Toggle text={names.protection} on={protection} change={(value) => set({ protection: value })} />
      <RadioGroup
        className={styles['group']!}
        orientation="horizontal"
        value={first === undefined || gone ? DRAWN : String(first)}
        onChange={(value) => change(value === DRAWN ? agreed : { ...agreed, first: seat(Number(value)) })}
      >
        <Label className={styles['legend']!}>{names.first.name}</Label>
        <div className={styles['chips']}>
          <Radio value={DRAWN} className={styles['chip']!}>
            {words.drawn}
          </Radio>
          {people.slice(0, seats).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and names may be alike
            <Radio key={index} value={String(index)} className={styles['chip']!}>
              {name}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
};

interface ToggleProps {
  readonly text: OptionText<boolean>;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

const Toggle = ({ text, on, change }: ToggleProps) => (
  <Switch className={styles['card']!} isSelected={on} onChange={change}>
    <span className={styles['switch']} aria-hidden="true" />
    <span>
      <strong>{text.name}</strong>
      <span className={styles['text']}>{text.about}</span>
    </span>
  </Switch>
);

export default Options;
