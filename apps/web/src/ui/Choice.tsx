import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import styles from './Choice.module.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly change: (value: T) => void;
  /** Says what the chosen one means. */
  readonly help?: string | undefined;
  /** The label is clear from what stands around it, and only spoken. */
  readonly quiet?: boolean;
}

/** One of a few: a row of radio buttons that looks like a row of brass plates. */
export const Choice = <T extends string>({ label, value, options, change, help, quiet = false }: ChoiceProps<T>) => (
  <RadioGroup className={styles['choice']!} value={value} orientation="horizontal" onChange={(to) => change(to as T)}>
    <Label className={quiet ? 'visually-hidden' : styles['label']!}>{label}</Label>
    <div className={styles['plates']}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className={styles['plate']!}>
          {option.label}
        </Radio>
      ))}
    </div>
    {help !== undefined && (
      <Text slot="description" className={styles['help']!}>
        {help}
      </Text>
    )}
  </RadioGroup>
);
