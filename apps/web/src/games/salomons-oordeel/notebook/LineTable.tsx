import type { Fact } from '@wunderkammer/salomons-oordeel/pieces';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { words as lazy } from '../words/index.ts';
import { FactMark } from './FactMark.tsx';
import styles from './Notebook.module.css';

interface Line {
  readonly name: string;
  readonly label: string;
  /** Nothing stands there. */
  readonly empty: boolean;
}

interface Kind {
  readonly id: string;
  readonly label: string;
  readonly show: ReactNode;
}

interface LineTableProps {
  readonly caption: string;
  readonly kinds: readonly Kind[];
  readonly lines: readonly Line[];
  readonly known: (kind: number, line: number) => Fact;
  readonly noted: (kind: number, line: number) => Fact;
  readonly press: (kind: number, line: number) => void;
}

/** Colours against rows, or digits against columns: printed marks follow from the game, pencilled ones are one's own. */
export const LineTable = ({ caption, kinds, lines, known, noted, press }: LineTableProps) => {
  const words = lazy.use().notebook;
  return (
    <table className={styles['lines']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {lines.map(({ name, label }) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{name}</span>
              <span className="visually-hidden">{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ id, label, show }, kind) => (
          <tr key={id}>
            <th scope="row">
              <span aria-hidden="true">{show}</span>
              <span className="visually-hidden">{label}</span>
            </th>
            {lines.map((line, index) => {
              const fact = known(kind, index);
              const own = noted(kind, index);
              const state = fact ?? own;
              const meaning = state === undefined ? words.unmarked : words[state];
              const source = fact !== undefined ? `, ${words.byBook}` : own !== undefined ? `, ${words.byYou}` : '';
              return (
                <td key={line.name} data-empty={line.empty}>
                  <Button
                    className={styles['square']!}
                    aria-label={`${label}, ${line.label}: ${meaning}${source}`}
                    onPress={() => press(kind, index)}
                  >
                    {state !== undefined && <FactMark fact={state} printed={fact !== undefined} />}
                  </Button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
