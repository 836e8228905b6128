import type { Cell, Kind } from '@wunderkammer/feuersalamander/pieces';
import type { Words } from '../words/index.ts';
import styles from './Notebook.module.css';

interface WhyProps {
  readonly name: string;
  readonly kind: Kind;
  readonly cell: Cell;
  /** An entry of the log in a sentence. */
  readonly tell: (entry: number) => string;
  readonly words: Words;
}

/** Where a printed mark comes from: the entry of the log it follows from and how, or the one after which it was no longer certain. */
export const Why = ({ name, kind, cell: { now, past }, tell, words: { notebook } }: WhyProps) => (
  <p className={styles['why']} role="status">
    {now !== undefined ? (
      <>
        {notebook.why(name, kind, notebook.marks[now.value])} {notebook.reasons[now.reason]} <q>{tell(now.from)}</q>
      </>
    ) : past !== undefined ? (
      <>
        {notebook.whyPast(name, kind, notebook.past[past.value])} <q>{tell(past.until)}</q>
      </>
    ) : (
      notebook.whyNone(name, kind)
    )}
  </p>
);
