import { useTextsIfKnown } from '../games/use-texts.ts';
import { useHouseWords } from '../house/words/index.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './Agreed.module.css';
import { type Agreement, agreedLines } from './agreed.ts';
import { useOnlineWords } from './words/index.ts';

/** What was agreed for a table, in a few short lines. */
export const Agreed = ({ room }: { room: Agreement }) => {
  const words = useOnlineWords();
  const house = useHouseWords();
  const { language } = useLanguage();
  const texts = useTextsIfKnown(room.setup.game);
  return (
    <ul className={styles['agreed']}>
      {agreedLines(room, texts, words, house, language).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
