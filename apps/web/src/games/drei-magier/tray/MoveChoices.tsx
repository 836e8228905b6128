import {
  type Decision,
  isPlace,
  isSymbolField,
  outlook,
  spotOf,
  walkLengths,
  walksFrom,
} from '@wunderkammer/drei-magier/pieces';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { FigureKind } from '../board/figures.ts';
import { toneOf } from '../notes.ts';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { ofType, sameStep } from '../steps.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './choosing.ts';
import { Looked } from './Looked.tsx';
import styles from './Tray.module.css';

type Move = Extract<Decision, { type: 'walk' | 'jump' }>;

/** Who moves, and where to: the short list beside what is lit on the board. */
export const MoveChoices = (props: ChoicesProps & { readonly inHand: FigureKind }) => {
  const words = useTableWords();
  const { view, seat, legal, inHand, pick, consider, choose, hint } = props;
  const walks = ofType(legal, 'walk');
  const jumps = ofType(legal, 'jump');
  const { powerStone, colour } = view.players[seat]!;
  const sum = view.eyes?.sum ?? 0;
  const figure = (kind: FigureKind) => (
    <svg
      viewBox={kind === 'mage' ? '-34 -128 68 136' : '-34 -84 68 98'}
      className={styles['figure']}
      aria-hidden="true"
    >
      {kind === 'mage' ? <Mage colour={colour} /> : <Apprentice colour={colour} stone={powerStone} />}
    </svg>
  );
  return (
    <div className={styles['choices']}>
      {walks.length > 0 && jumps.length > 0 && (
        <ToggleButtonGroup
          className={styles['movers']!}
          aria-label={words.choices.mover}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[inHand]}
          onSelectionChange={(keys) => {
            consider(undefined);
            pick({ mover: keys.has('mage') ? 'mage' : 'apprentice', looked: undefined });
          }}
        >
          <ToggleButton id="apprentice" className={`button ${styles['mover']}`}>
            {figure('apprentice')}
            {words.choices.apprentice(sum, powerStone)}
          </ToggleButton>
          <ToggleButton id="mage" className={`button ${styles['mover']}`}>
            {figure('mage')}
            {words.choices.mage(view.eyes?.jumps ?? 0)}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {inHand === 'apprentice' ? (
        <WalkList {...props} walks={walks} sum={sum} />
      ) : (
        <MoveList {...props} moves={jumps} label={words.choices.jumpTo} />
      )}
      {ofType(legal, 'stay').map((stay) => (
        <ChoiceButton key="stay" press={() => choose(stay)} hinted={sameStep(stay, hint)}>
          {words.choices.stay}
        </ChoiceButton>
      ))}
      <Looked {...props} />
    </div>
  );
};

interface WalkListProps extends ChoicesProps {
  readonly walks: readonly Extract<Decision, { type: 'walk' }>[];
  readonly sum: number;
}

/** With the power stone there are two lists: as far as thrown, and twice as far. */
const WalkList = ({ walks, sum, ...props }: WalkListProps) => {
  const words = useTableWords();
  const { apprentice, powerStone } = props.view.players[props.seat]!;
  const near = walksFrom(apprentice, sum);
  const far = walks.filter(({ to }) => !near.has(to));
  const farther = words.choices.stonesSteps(walkLengths(sum, powerStone).at(-1)!);
  if (far.length === 0) return <MoveList {...props} moves={walks} label={words.choices.walkTo} />;
  return (
    <>
      <h2 className={styles['heading']}>{words.choices.steps(sum)}</h2>
      <MoveList {...props} moves={walks.filter(({ to }) => near.has(to))} label={words.choices.steps(sum)} />
      <h2 className={styles['heading']}>{farther}</h2>
      <MoveList {...props} moves={far} label={farther} />
    </>
  );
};

/** What the coach waits for comes first, then what promises something, places, symbol fields and bare road. */
const order = ({ view, hint }: ChoicesProps, move: Move): number => {
  if (sameStep(move, hint)) return -1;
  const tone = toneOf(outlook(view, move));
  if (isPlace(move.to)) return tone === 'good' ? 0 : tone === 'plain' ? 1 : 3;
  return isSymbolField(move.to) ? 2 : 4;
};

interface MoveListProps extends ChoicesProps {
  readonly moves: readonly Move[];
  readonly label: string;
}

const MoveList = ({ moves, label, ...props }: MoveListProps) => {
  const { view, names, hint, picked, choose, consider } = props;
  const words = useTableWords();
  const sorted = [...moves].sort((a, b) => order(props, a) - order(props, b));
  return (
    <ul className={styles['moves']} aria-label={label}>
      {sorted.map((move) => {
        const notes = outlook(view, move);
        return (
          <li key={move.to}>
            <ChoiceButton
              note={notes.map((note) => words.note(note, (seat) => names[seat]!)).join('; ')}
              tone={toneOf(notes)}
              hinted={sameStep(move, hint)}
              looked={move === (picked.confirming ?? picked.looked)}
              press={(byFinger) => choose(move, byFinger)}
              consider={(on) => consider(on ? move : undefined)}
            >
              {words.names.field(spotOf(move.to))}
            </ChoiceButton>
          </li>
        );
      })}
    </ul>
  );
};
