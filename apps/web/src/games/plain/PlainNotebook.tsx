import type { GameTypes } from '@wunderkammer/kernel';
import { Input, Label, TextField } from 'react-aria-components';
import fields from '../../ui/Fields.module.css';
import type { NotebookProps } from '../game-ui.ts';
import styles from './PlainNotebook.module.css';
import { plainWords } from './words/index.ts';

/** As long as a house keeps a mark. */
const LONGEST = 64;
const MOST = 40;

/** Lines to write on: always one more than is written. */
export const PlainNotebook = ({ marks, mark }: NotebookProps<GameTypes>) => {
  const words = plainWords.use();
  const written = Math.max(0, ...Object.keys(marks).map((key) => Number(key) + 1));
  return (
    <section className={styles['lines']} aria-label={words.notes}>
      {Array.from({ length: Math.min(MOST, written + 1) }, (_, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          value={marks[index] ?? ''}
          maxLength={LONGEST}
          onChange={(text) => mark(String(index), text)}
        >
          <Label className="visually-hidden">{words.note(index + 1)}</Label>
          <Input className={fields['input']!} data-kind="aside" autoComplete="off" />
        </TextField>
      ))}
    </section>
  );
};
