import styles from './SeatNumber.module.css';

/** The number of a seat in a ring of brass. Whoever listens is told the seat in words, which stand beside it. */
export const SeatNumber = ({ seat }: { seat: number }) => (
  <span className={styles['number']} aria-hidden="true">
    {seat + 1}
  </span>
);
