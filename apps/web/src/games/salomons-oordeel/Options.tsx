import { seat } from '@wunderkammer/kernel';
import { handSize, leftOver, type Options as TableOptions, VARIANTS } from '@wunderkammer/salomons-oordeel/pieces';
import { useEffect } from 'react';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { OptionsProps } from '../game-ui.ts';
import styles from './Options.module.css';
import { StoneIcon } from './stones/Stone.tsx';
import { words as lazy } from './words/index.ts';
import world from './world.module.css';

const DRAWN = 'drawn';

/** What is agreed before this game: which stones, what a wrong guess costs, protection, and who begins. */
const Options = ({ seats, names, options, change }: OptionsProps) => {
  const words = lazy.use().options;
  const { variant = 'full', openOnly = false, protection = false, first, ...others } = options as Partial<TableOptions>;
  const set = (changed: Partial<TableOptions>): void => change({ ...options, ...changed });
  const drawn = { ...others, variant, openOnly, protection };
  // Whoever was to begin may have left the table.
  const gone = first !== undefined && first >= seats;
  useEffect(() => {
    if (gone) change(drawn);
  });
  return (
    <div className={`${world['world']} ${styles['options']}`}>
      <RadioGroup
        className={styles['group']!}
        value={variant}
        onChange={(value) => set({ variant: value as TableOptions['variant'] })}
      >
        <Label className={styles['legend']!}>{words.variant}</Label>
        {VARIANTS.map((value) => (
          <Radio key={value} value={value} className={styles['card']!}>
            <StoneIcon stone={value === 'easy' ? 'green3' : 'greenEye'} height={52} />
            <span>
              <strong>{words[value]}</strong>
              <span className={styles['text']}>
                {words[`${value}Text`]} {words.dealt(handSize(value, seats), leftOver(value, seats))}
              </span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <Toggle
        title={words.openOnly}
        text={words.openOnlyText}
        on={openOnly}
        change={(value) => set({ openOnly: value })}
      />
      <Toggle
        title={words.protection}
        text={words.protectionText}
        on={protection}
        change={(value) => set({ protection: value })}
      />
      <RadioGroup
        className={styles['group']!}
        orientation="horizontal"
        value={first === undefined || gone ? DRAWN : String(first)}
        onChange={(value) => change(value === DRAWN ? drawn : { ...drawn, first: seat(Number(value)) })}
      >
        <Label className={styles['legend']!}>{words.first}</Label>
        <div className={styles['chips']}>
          <Radio value={DRAWN} className={styles['chip']!}>
            {words.drawn}
          </Radio>
          {names.slice(0, seats).map((name, index) => (
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
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

const Toggle = ({ title, text, on, change }: ToggleProps) => (
  <Switch className={styles['card']!} isSelected={on} onChange={change}>
    <span className={styles['switch']} aria-hidden="true" />
    <span>
      <strong>{title}</strong>
      <span className={styles['text']}>{text}</span>
    </span>
  </Switch>
);

export default Options;
