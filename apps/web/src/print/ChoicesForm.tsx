import { Choice } from '../ui/Choice.tsx';
import { type Choices, INKS, KIT_PAPERS, LARGE_PAPERS, SIDES } from './choices.ts';
import styles from './PrintPage.module.css';
import { usePrintWords } from './words/index.ts';

interface ChoicesFormProps {
  readonly choices: Choices;
  readonly choose: (change: Partial<Choices>) => void;
  /** Only a game that has a board is asked how to print it. */
  readonly hasBoard: boolean;
}

const isOf = <T extends string>(values: readonly T[], value: string): value is T => values.some((own) => own === value);

/** What can be chosen about the print. */
export const ChoicesForm = ({ choices: { paper, board, ink, sides }, choose, hasBoard }: ChoicesFormProps) => {
  const words = usePrintWords();
  return (
    <section className={styles['choices']} aria-label={words.choices}>
      <Choice
        label={words.paper.label}
        value={paper}
        options={KIT_PAPERS.map((value) => ({ value, label: words.paper[value] }))}
        change={(other) => choose({ paper: other, ...(board === paper && { board: other }) })}
      />
      {hasBoard && (
        <Choice
          label={words.board.label}
          value={board}
          options={[
            // An address may ask for it on the other small paper.
            { value: isOf(LARGE_PAPERS, board) ? paper : board, label: words.board.sheets },
            ...LARGE_PAPERS.map((value) => ({ value, label: words.board[value] })),
          ]}
          change={(other) => choose({ board: other })}
        />
      )}
      <Choice
        label={words.ink.label}
        value={ink}
        options={INKS.map((value) => ({ value, label: words.ink[value] }))}
        change={(other) => choose({ ink: other })}
        help={words.ink.help}
      />
      <Choice
        label={words.sides.label}
        value={sides}
        options={SIDES.map((value) => ({ value, label: words.sides[value] }))}
        change={(other) => choose({ sides: other })}
        help={sides === 'both' ? words.sides.bothHelp : words.sides.oneHelp}
      />
    </section>
  );
};
