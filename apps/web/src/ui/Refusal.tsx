import styles from './Refusal.module.css';

/** Why something could not be done, said at once; nothing while there is no reason. */
export const Refusal = ({ why }: { why: string | undefined }) =>
  why === undefined ? null : (
    <p className={styles['refusal']} role="alert">
      {why}
    </p>
  );
