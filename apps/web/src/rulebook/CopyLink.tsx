import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import styles from './Book.module.css';
import { addressOf } from './target.ts';
import { useRulebookWords } from './words/index.ts';

/** How long it takes to read that it was done, in milliseconds. */
const READ = 4000;

/** Takes the address of a rule along, to be sent to whoever doubts it. */
export const CopyLink = ({ game, rule }: { game: string; rule: string }) => {
  const words = useRulebookWords();
  const [, go] = useLocation();
  const [told, setTold] = useState('');
  useEffect(() => {
    if (told === '') return;
    const timer = setTimeout(() => setTold(''), READ);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    const address = addressOf(game, rule);
    try {
      await navigator.clipboard.writeText(location.origin + address);
      setTold(words.copied);
    } catch {
      // There is no clipboard on a page that came by plain HTTP; then the address is where it can be taken from.
      go(address);
      setTold(words.notCopied);
    }
  };
  return (
    <span className={styles['copy']}>
      <Button className="button" data-kind="icon" aria-label={words.copy(rule)} onPress={() => void copy()}>
        <Icon name="link" size={20} />
      </Button>
      <span role="status">{told}</span>
    </span>
  );
};
