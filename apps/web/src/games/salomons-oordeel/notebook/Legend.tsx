import { words as lazy } from '../words/index.ts';
import { FactMark } from './FactMark.tsx';
import styles from './Notebook.module.css';

/** What each mark means, here and on the table. */
export const Legend = ({ automatic }: { automatic: boolean }) => {
  const { legend, yes, no } = lazy.use().notebook;
  const marks = (printed: boolean) =>
    (['yes', 'no'] as const).map((fact) => (
      <span key={fact} className={styles['meaning']}>
        <FactMark fact={fact} printed={printed} /> {fact === 'yes' ? yes : no}
      </span>
    ));
  return (
    <section className={styles['legend']} aria-label={legend.title}>
      {automatic && (
        <p>
          <span>{legend.printed}</span> {marks(true)}
        </p>
      )}
      <p>
        <span>{legend.pencil}</span> {marks(false)}
      </p>
      <p>{legend.table}</p>
    </section>
  );
};
