import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Confirmation.module.css';
import { RequestButton } from './RequestButton.tsx';

interface ConfirmationProps {
  readonly question: string;
  readonly go: string;
  /** Instead of a plain no: what one does then. */
  readonly stay?: string;
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asked before what cannot be undone; the keyboard stands on leaving it. */
export const Confirmation = ({ question, go, stay, busy, confirm, cancel }: ConfirmationProps) => {
  const words = useWords();
  return (
    <div className={styles['sure']} data-confirm>
      <p className={styles['question']}>{question}</p>
      <div className={styles['ways']}>
        <Button className="button" autoFocus onPress={cancel}>
          {stay ?? words.cancel}
        </Button>
        <RequestButton primary busy={busy} onPress={confirm}>
          {go}
        </RequestButton>
      </div>
    </div>
  );
};
