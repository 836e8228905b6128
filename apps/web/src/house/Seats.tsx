import type { Card } from '@wunderkammer/protocol';
import { useWords } from '../words/words.tsx';
import styles from './Seats.module.css';
import { useHouseWords } from './words/index.ts';

/** Who sits at a table, in a line of words. */
export const useNames = (): ((seats: Card['seats']) => string) => {
  const { list } = useWords();
  const words = useHouseWords();
  return (seats) =>
    list(
      seats
        .filter(({ kind }) => kind !== 'open')
        .map(({ kind, name }) => (kind === 'bot' ? words.seats.bot(name) : name)),
    );
};

/** A table's seats as pegs: taken, played by a bot, free. The words beside them say the same. */
export const Pegs = ({ seats }: { seats: Card['seats'] }) => (
  <span className={styles['pegs']} aria-hidden="true">
    {seats.map(({ kind }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
      <span key={index} className={styles['peg']} data-kind={kind} />
    ))}
  </span>
);
