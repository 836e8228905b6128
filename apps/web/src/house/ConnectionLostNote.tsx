import { TurnedAway } from '../online/TurnedAway.tsx';
import { useConnection } from '../online/use-online.ts';
import styles from './ConnectionLostNote.module.css';
import { useHouseWords } from './words/index.ts';

/** What is shown may be old, until the connection is there again. */
export const ConnectionLostNote = () => {
  const { lost } = useHouseWords();
  const { turnedAway } = useConnection();
  return (
    <div className={styles['lost']} role="status">
      {turnedAway === undefined ? lost : <TurnedAway wait={turnedAway} />}
    </div>
  );
};
