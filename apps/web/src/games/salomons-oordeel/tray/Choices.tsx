import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** The same question stands in the prompt already. */
  readonly asked?: boolean;
  readonly items: readonly ChoiceItem<Id>[];
  readonly chosen?: Id | undefined;
  readonly choose: (id: Id) => void;
  /** How many side by side; otherwise as many as there is room for. */
  readonly columns?: number;
  readonly look?: 'chip' | 'stone';
  readonly autoFocus?: boolean;
}

/** Where an arrow key leads from one of so many answers. */
const stepTo = (key: string, from: number, count: number, columns: number): number | undefined => {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1);
};

/**
 * One question with its answers: by touch, by mouse, or with the arrow keys and Enter. Plain buttons, since thirty stones
 * have to be there at once when somebody points at a cell.
 */
export const Choices = <Id extends string>({
  label,
  asked = false,
  items,
  chosen,
  choose,
  columns,
  look = 'chip',
  autoFocus = false,
}: ChoicesProps<Id>) => {
  const list = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ id }) => id === chosen),
    ),
  );
  const reached = Math.min(cursor, items.length - 1);
  const answer = (index: number) => list.current?.children[index] as HTMLElement | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question is put
  useEffect(() => {
    if (autoFocus) answer(reached)?.focus({ preventScroll: true });
  }, []);
  const walk = (event: KeyboardEvent): void => {
    const to = stepTo(event.key, reached, items.length, columns ?? 1);
    if (to === undefined) return;
    event.preventDefault();
    answer(to)?.focus();
  };
  return (
    <div className={styles['choices']}>
      {!asked && (
        <p className={styles['label']} aria-hidden="true">
          {label}
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className={styles['list']}
        data-look={look}
        data-fixed={columns !== undefined}
        style={{ '--columns': columns ?? 1 } as CSSProperties}
        onKeyDown={walk}
      >
        {items.map(({ id, label: spoken, show, faint = false, hinted = false }, index) => (
          <button
            key={id}
            type="button"
            role="option"
            aria-selected={id === chosen}
            aria-label={spoken}
            tabIndex={index === reached ? 0 : -1}
            className={styles['choice']}
            data-faint={faint}
            data-hint={hinted}
            onFocus={() => setCursor(index)}
            onClick={() => choose(id)}
          >
            <span className={styles['shown']} aria-hidden="true">
              {show}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
};
