import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { Tone } from '../notes.ts';
import styles from './Tray.module.css';

interface ChoiceButtonProps {
  readonly children: ReactNode;
  /** A second, quieter line: what it would mean. */
  readonly note?: string | undefined;
  readonly tone?: Tone;
  readonly primary?: boolean;
  readonly hinted?: boolean;
  /** A finger looks at it. */
  readonly looked?: boolean;
  readonly icon?: ReactNode;
  /** Called with true where a finger did it. */
  readonly press: (byFinger: boolean) => void;
  /** Called with true while a pointer or the focus rests on it. */
  readonly consider?: (considered: boolean) => void;
}

/** One choice: what is done, and what it would mean. */
export const ChoiceButton = ({
  children,
  note,
  tone = 'plain',
  primary,
  hinted,
  looked,
  icon,
  press,
  consider,
}: ChoiceButtonProps) => (
  <Button
    className={`button ${styles['choice']}`}
    data-kind={primary ? 'primary' : undefined}
    data-tone={tone}
    data-hint={hinted ?? false}
    data-looked={looked ?? false}
    data-choice
    onPress={({ pointerType }) => press(pointerType === 'touch')}
    onHoverChange={consider ?? noop}
    onFocusChange={consider ?? noop}
  >
    {icon !== undefined && <span className={styles['choiceIcon']}>{icon}</span>}
    <span className={styles['choiceText']}>
      <span>{children}</span>
      {note !== undefined && note !== '' && (
        <>
          <span className="visually-hidden">: </span>
          <span className={styles['note']}>{note}</span>
        </>
      )}
    </span>
  </Button>
);

const noop = (): void => undefined;
