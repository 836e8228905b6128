import { useHouseWords } from '../house/words/index.ts';
import styles from './Agreed.module.css';
import { type Agreement, agreedLines } from './agreed.ts';
import { useOnlineWords } from './words/index.ts';

/** What was agreed for a table, in a few short lines. */
export const Agreed = ({ room }: { room: Agreement }) => {
  const words = useOnlineWords();
  const house = useHouseWords();
  return (
    <ul className={styles['agreed']}>
      {agreedLines(room, words, house).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
