import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { Note } from './Note.tsx';
import styles from './Updates.module.css';

/** Keeps the cabinet for offline use, and offers a newer version without taking the page away from under a game. */
export const Updates = () => {
  const words = useWords();
  const {
    needRefresh: [ready, setReady],
    updateServiceWorker,
  } = useRegisterSW();
  if (!ready) return null;
  return (
    <div className={styles['updates']}>
      <Note text={words.update.ready}>
        <Button className="button" onPress={() => void updateServiceWorker(true)}>
          {words.update.take}
        </Button>
        <Button className="button" data-kind="quiet" onPress={() => setReady(false)}>
          {words.cancel}
        </Button>
      </Note>
    </div>
  );
};
