import { useWords } from '../words/words.tsx';
import styles from './Loading.module.css';

/** While something comes: a drawer of the cabinet, just being opened. */
export const Loading = () => (
  <p className={styles['loading']} role="status" data-loading="true">
    <svg className={styles['drawer']} viewBox="0 0 96 64" aria-hidden="true">
      <path d="M2 2h92v60H2z" />
      <path d="M8 8h80v20H8zM8 35h80v21H8z" />
      <path d="M42 18h12M42 45.500h12" />
    </svg>
    {useWords().loading}
  </p>
);
