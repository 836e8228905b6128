import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useWords } from '../words/words.tsx';
import styles from './ConfirmBar.module.css';
import { ConfirmPlace } from './confirm-place.ts';

interface ConfirmBarProps {
  /** What is about to be done, as a question. */
  readonly question: ReactNode;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Instead of a plain yes: what is done, in a word or two. */
  readonly yes?: string;
}

/** One tap between a choice that cannot be taken back and its being played. At a table it has a place of its own; elsewhere it stands where it is asked. */
export const ConfirmBar = (props: ConfirmBarProps) => {
  const place = use(ConfirmPlace);
  if (place === undefined) return <Bar {...props} />;
  return place && createPortal(<Bar {...props} />, place);
};

const Bar = ({ question, confirm, cancel, yes }: ConfirmBarProps) => {
  const words = useWords();
  const asked = useId();
  const [from] = useState(() => document.activeElement);
  // Whoever thinks better of it goes on from what they had chosen.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true });
    },
    [from],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which cannot be laid out
    <div className={styles['bar']} role="group" aria-labelledby={asked} data-confirm>
      <p className={styles['question']} id={asked}>
        {question}
      </p>
      <Button className="button" data-kind="primary" autoFocus onPress={confirm}>
        {yes ?? words.confirm}
      </Button>
      <Button className="button" onPress={cancel}>
        {words.cancel}
      </Button>
    </div>
  );
};
