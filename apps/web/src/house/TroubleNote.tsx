import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import type { Trouble } from './api.ts';
import styles from './TroubleNote.module.css';
import { useHouseWords } from './words/index.ts';

interface TroubleNoteProps {
  readonly trouble: Trouble;
  /** After so many seconds it may be tried again. */
  readonly wait?: number | undefined;
  /** Without it, the same button is pressed again. */
  readonly retry?: () => void;
}

/** For these, only a newer page helps. */
const OUTDATED: readonly Trouble[] = ['protocol', 'version'];

/** What is the matter, in words, and the way on. */
export const TroubleNote = ({ trouble, wait, retry }: TroubleNoteProps) => {
  const words = useHouseWords();
  const { broken } = useWords();
  const { title, text } = words.trouble[trouble];
  return (
    <div className={styles['note']} role="alert" data-trouble={trouble}>
      <strong className={styles['title']}>{title}</strong>
      <p className={styles['text']}>
        {text} {wait !== undefined && words.wait(wait)}
      </p>
      {OUTDATED.includes(trouble) ? (
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
