import { TurnedAway } from '../online/TurnedAway.tsx';
import { useLine } from '../online/use-online.ts';
import styles from './LostNote.module.css';
import { useHouseWords } from './words/index.ts';

/** What is shown may be old, until the line is there again. */
export const LostNote = () => {
  const { lost } = useHouseWords();
  const { turnedAway } = useLine();
  return (
    <div className={styles['lost']} role="status">
      {turnedAway === undefined ? lost : <TurnedAway wait={turnedAway} />}
    </div>
  );
};
