import styles from './LostNote.module.css';
import { useHouseWords } from './words/index.ts';

/** What is shown may be old, until the line is there again. */
export const LostNote = () => (
  <p className={styles['lost']} role="status">
    {useHouseWords().lost}
  </p>
);
