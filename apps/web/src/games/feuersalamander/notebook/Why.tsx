import type { Cell, Kind } from '@wunderkammer/feuersalamander/pieces';
import type { Words } from '../words/index.ts';
import styles from './Notebook.module.css';

interface WhyProps {
  readonly asked: { readonly name: string; readonly kind: Kind; readonly cell: Cell } | undefined;
  /** An entry of the log in a sentence. */
  readonly tell: (entry: number) => string;
  readonly words: Words;
}

/** Where a printed mark comes from: the entry of the log that made it certain, or after which it no longer was. */
export const Why = ({ asked, tell, words: { notebook } }: WhyProps) => {
  if (asked === undefined) return <p className={styles['why']}>{notebook.point}</p>;
  const { name, kind, cell } = asked;
  if (cell.now !== undefined) {
    return (
      <p className={styles['why']}>
        {notebook.why(name, kind, notebook.marks[cell.now.value])} <q>{tell(cell.now.from)}</q>
      </p>
    );
  }
  if (cell.past !== undefined) {
    return (
      <p className={styles['why']}>
        {notebook.whyPast(name, kind, notebook.past[cell.past.value])} <q>{tell(cell.past.until)}</q>
      </p>
    );
  }
  return <p className={styles['why']}>{notebook.whyNone(name, kind)}</p>;
};
