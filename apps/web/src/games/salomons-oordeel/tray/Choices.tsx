import type { CSSProperties, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import styles from './Tray.module.css';

interface ChoiceItem<Id extends string> {
  readonly id: Id;
  /** For those who hear it. */
  readonly label: string;
  readonly show: ReactNode;
  /** Possible, but hardly wise. */
  readonly faint?: boolean;
  /** What the coach waits for. */
  readonly hinted?: boolean;
}

interface ChoicesProps<Id extends string> {
  readonly label: string;
  readonly items: readonly ChoiceItem<Id>[];
  readonly chosen?: Id | undefined;
  readonly choose: (id: Id) => void;
  /** How many side by side; otherwise as many as there is room for. */
  readonly columns?: number;
  readonly look?: 'chip' | 'stone';
  readonly autoFocus?: boolean;
}

/** One question with its answers: by touch, by mouse, or with the arrow keys and Enter. */
export const Choices = <Id extends string>({
  label,
  items,
  chosen,
  choose,
  columns,
  look = 'chip',
  autoFocus = false,
}: ChoicesProps<Id>) => (
  <div className={styles['choices']}>
    <p className={styles['label']} aria-hidden="true">
      {label}
    </p>
    <ListBox
      aria-label={label}
      className={styles['list']!}
      data-look={look}
      data-fixed={columns !== undefined}
      style={{ '--columns': columns ?? 1 } as CSSProperties}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) choose(id as Id);
      }}
      autoFocus={autoFocus ? 'first' : false}
    >
      {items.map(({ id, label: spoken, show, faint = false, hinted = false }) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={spoken}
          className={styles['choice']!}
          data-faint={faint}
          data-hint={hinted}
        >
          <span className={styles['shown']} aria-hidden="true">
            {show}
          </span>
          <span className="visually-hidden">{spoken}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  </div>
);
