import { useWords } from '../words/words.tsx';
import styles from './Loading.module.css';

export const Loading = () => (
  <p className={styles['loading']} role="status" data-loading="true">
    {useWords().loading}
  </p>
);
