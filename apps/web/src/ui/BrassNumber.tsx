import styles from './BrassNumber.module.css';

/** The number of a seat or a step in a ring of brass. Whoever listens is told it by the words or the list beside it. */
export const BrassNumber = ({ number }: { number: number }) => (
  <span className={styles['number']} aria-hidden="true">
    {number}
  </span>
);
