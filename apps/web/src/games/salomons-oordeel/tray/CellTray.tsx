import {
  cellName,
  type ListedStep,
  outlook,
  passing,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel/pieces';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { StoneIcon } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import { Choices } from './Choices.tsx';
import styles from './Tray.module.css';

/** A decision that is one cell of one's own. */
export type CellStep = Extract<ListedStep, { type: 'give' | 'open' | 'settle' }>;

export const isCellStep = (step: { readonly type: string }): step is CellStep =>
  step.type === 'give' || step.type === 'open' || step.type === 'settle';

const idOf = ({ row, col }: CellStep): string => `${row}-${col}`;
const nameOf = ({ row, col }: CellStep): string => cellName(row, col);

/** The viewer's own hidden stone on a cell. */
const ownStone = ({ own }: View, { row, col }: CellStep): Stone | undefined =>
  own.find(([, ofRow, ofCol]) => ofRow === row && ofCol === col)?.[0];

interface CellTrayProps {
  readonly view: View;
  readonly steps: readonly CellStep[];
  readonly picked: CellStep | undefined;
  readonly pick: (step: CellStep | undefined) => void;
  readonly hint: CellStep | undefined;
  readonly decide: (step: CellStep) => void;
}

/** Which stone of one's own to show, or where a given one is to stand. */
export const CellTray = (props: CellTrayProps) =>
  props.steps[0]?.type === 'settle' ? <Settle {...props} /> : <Show {...props} />;

const Show = ({ view, steps, picked, pick, hint, decide }: CellTrayProps) => {
  const words = lazy.use();
  const stone = picked && ownStone(view, picked);
  const { question, yes } = picked?.type === 'give' ? words.give : words.open;
  return (
    <>
      {picked !== undefined && stone !== undefined && (
        <ConfirmBar
          key={idOf(picked)}
          question={question(stone, nameOf(picked))}
          yes={yes}
          confirm={() => decide(picked)}
          cancel={() => pick(undefined)}
        />
      )}
      <Choices
        label={steps[0]?.type === 'open' ? words.open.which : words.give.which}
        items={steps.flatMap((step) => {
          const own = ownStone(view, step);
          if (own === undefined) return [];
          return {
            id: idOf(step),
            label: words.board.stoneAt(own, nameOf(step)),
            show: (
              <>
                <StoneIcon stone={own} secret height={52} />
                {nameOf(step)}
              </>
            ),
            hinted: hint !== undefined && idOf(hint) === idOf(step),
          };
        })}
        chosen={picked && idOf(picked)}
        choose={(id) => pick(steps.find((step) => idOf(step) === id))}
        columns={5}
        look="stone"
      />
    </>
  );
};

const Settle = ({ view, steps, picked, pick, hint, decide }: CellTrayProps) => {
  const words = lazy.use();
  const stone = passing(view)?.stone;
  const [only] = steps;
  if (stone === undefined || only === undefined) return null;
  const eyeGoes = (step: CellStep): boolean => outlook(view, step).some(({ type }) => type === 'eyeGoes');
  const given = (
    <div className={styles['place']}>
      {words.names.stone(stone)}
      <StoneIcon stone={stone} height={56} />
    </div>
  );
  if (steps.length === 1) {
    return (
      <>
        {given}
        <Button
          className={`button ${hint === undefined ? '' : styles['hinted']}`}
          data-kind="primary"
          onPress={() => decide(only)}
        >
          {words.settle.only(nameOf(only))}
          {eyeGoes(only) && ` (${words.settle.eyeGoes})`}
        </Button>
      </>
    );
  }
  return (
    <>
      {picked !== undefined && (
        <ConfirmBar
          key={idOf(picked)}
          question={
            <>
              {words.settle.question(stone, nameOf(picked))}
              {eyeGoes(picked) && <span className={styles['warning']}>{words.settle.eyeQuestion}</span>}
            </>
          }
          yes={words.settle.yes}
          confirm={() => decide(picked)}
          cancel={() => pick(undefined)}
        />
      )}
      {given}
      <Choices
        label={words.settle.which}
        items={steps.map((step) => {
          const label = eyeGoes(step) ? `${nameOf(step)}: ${words.settle.eyeGoes}` : nameOf(step);
          return { id: idOf(step), label, show: label, hinted: hint !== undefined && idOf(hint) === idOf(step) };
        })}
        chosen={picked && idOf(picked)}
        choose={(id) => pick(steps.find((step) => idOf(step) === id))}
      />
    </>
  );
};
