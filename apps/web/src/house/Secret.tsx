import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import styles from './Secret.module.css';
import { useHouseWords } from './words/index.ts';

interface SecretProps {
  readonly label: string;
  /** As it is shown. */
  readonly text: string;
  /** Large, to be read from a screen and typed elsewhere. */
  readonly large?: boolean;
}

/** Something to be carried elsewhere, by hand or by copying. */
export const Secret = ({ label, text, large = false }: SecretProps) => {
  const words = useHouseWords();
  const shown = useRef<HTMLOutputElement>(null);
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      // There is no clipboard on a page that came by plain HTTP; then it is at least selected.
      await navigator.clipboard.writeText(text);
      setTold(words.copied);
    } catch {
      getSelection()?.selectAllChildren(shown.current!);
      setTold(words.selected);
    }
  };
  return (
    <div className={styles['secret']}>
      <output ref={shown} className={styles['text']} data-large={large} aria-label={label}>
        {text}
      </output>
      <div className={styles['copy']}>
        <Button className="button" onPress={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status">{told}</span>
      </div>
    </div>
  );
};
