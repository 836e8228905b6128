import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './ConfirmBar.module.css';

interface ConfirmBarProps {
  /** What is about to be done, as a question. */
  readonly question: ReactNode;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Instead of a plain yes: what is done, in a word or two. */
  readonly yes?: string;
}

/** One tap between a choice that cannot be taken back and its being played. */
export const ConfirmBar = ({ question, confirm, cancel, yes }: ConfirmBarProps) => {
  const words = useWords();
  // What stands above it may leave it no room to be pinned to the foot: then it is scrolled to.
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles['bar']} ref={bar} data-confirm>
      <p className={styles['question']}>{question}</p>
      <Button className="button" data-kind="primary" autoFocus onPress={confirm}>
        {yes ?? words.confirm}
      </Button>
      <Button className="button" onPress={cancel}>
        {words.cancel}
      </Button>
    </div>
  );
};
