import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import type { ApiError } from './api.ts';
import styles from './ErrorNote.module.css';
import { useHouseWords } from './words/index.ts';

interface ErrorNoteProps {
  readonly error: ApiError;
  /** After so many seconds it may be tried again. */
  readonly wait?: number | undefined;
  /** Without it, the same button is pressed again. */
  readonly retry?: () => void;
}

/** For these, only a newer page helps. */
const OUTDATED: readonly ApiError[] = ['protocol', 'version'];

/** What is the matter, in words, and the way on. */
export const ErrorNote = ({ error, wait, retry }: ErrorNoteProps) => {
  const words = useHouseWords();
  const { broken } = useWords();
  const { title, text } = words.error[error];
  return (
    <div className={styles['note']} role="alert" data-error={error}>
      <strong className={styles['title']}>{title}</strong>
      <p className={styles['text']}>
        {text} {wait !== undefined && words.wait(wait)}
      </p>
      {OUTDATED.includes(error) ? (
        <Button className="button" onPress={() => location.reload()}>
          {broken.reload}
        </Button>
      ) : (
        retry !== undefined && (
          <Button className="button" onPress={retry}>
            {words.again}
          </Button>
        )
      )}
    </div>
  );
};
