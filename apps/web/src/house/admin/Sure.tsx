import { Button } from 'react-aria-components';
import { useWords } from '../../words/words.tsx';
import { AskButton } from '../AskButton.tsx';
import styles from './AdminPage.module.css';

interface SureProps {
  readonly question: string;
  readonly go: string;
  readonly busy: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asked before what cannot be undone; the keyboard stands on leaving it. */
export const Sure = ({ question, go, busy, confirm, cancel }: SureProps) => {
  const words = useWords();
  return (
    <div className={styles['sure']} data-confirm>
      <p className={styles['question']}>{question}</p>
      <div className={styles['row']}>
        <Button className="button" autoFocus onPress={cancel}>
          {words.cancel}
        </Button>
        <AskButton primary busy={busy} onPress={confirm}>
          {go}
        </AskButton>
      </div>
    </div>
  );
};
