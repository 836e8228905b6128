import { FIELDS_PER_SEAT } from '@wunderkammer/feuersalamander/pieces';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { type Choice, type Draft, NOTHING } from '../choices.ts';
import { type Way, wayKey } from '../ways.ts';
import type { Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface MoveChoiceProps {
  readonly ways: readonly Way[];
  readonly chosen: Way | undefined;
  readonly hinted: Way | undefined;
  readonly setDraft: (draft: Draft) => void;
  readonly take: (draft: Draft) => void;
  /** Shows the way with this key on the board while it is pointed at. */
  readonly look: (key: string | undefined) => void;
  readonly decide: (step: Choice<'move'>) => void;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Where a move leads, in a few words. */
const goalOf = ({ field, pips, step, asked }: Way, names: readonly string[], { move }: Words): string => {
  if (step.home) return move.home;
  if (field === undefined) return move.stayHome;
  if (pips === 0) return move.stay;
  const number = (field % FIELDS_PER_SEAT) + 1;
  return asked === undefined ? move.ownField(number) : move.field(names[asked.seat]!, number);
};

const notesOf = (way: Way, names: readonly string[], { move }: Words): string =>
  [
    ...(way.thrownOut === undefined ? [] : [move.throwsOut(names[way.thrownOut.seat]!)]),
    ...(way.asked === undefined ? [] : [move.mayAsk(names[way.asked.seat]!)]),
    ...(way.mayClaim ? [move.mayClaim] : []),
    ...(way.again ? [move.again] : []),
  ].join(' · ');

/** Sum or difference, on or home: every way says what it leads to, and shows it on the board. */
export const MoveChoice = ({ ways, chosen, hinted, setDraft, take, look, decide, names, words }: MoveChoiceProps) => {
  const { move } = words;
  return (
    <div className={styles['ways']}>
      {ways.map((way) => {
        const { step, pips } = way;
        const notes = notesOf(way, names, words);
        return (
          <Button
            key={wayKey(way)}
            className={`button ${styles['way']}`}
            data-chosen={way === chosen}
            data-hint={way === hinted}
            aria-pressed={way === chosen}
            // Not as soon as it appears under a pointer that rests there.
            onPointerMove={() => look(wayKey(way))}
            onPointerLeave={() => look(undefined)}
            onFocus={() => look(wayKey(way))}
            onBlur={() => look(undefined)}
            onPress={() => take({ type: 'move', step })}
          >
            <span className={styles['sign']} aria-hidden="true">
              {way.reckoning}
            </span>
            <span className="visually-hidden">{move[step.use](pips)}: </span>
            <span className={styles['goal']}>{goalOf(way, names, words)}</span>
            {notes !== '' && <span className={styles['notes']}>{notes}</span>}
          </Button>
        );
      })}
      {chosen !== undefined && (
        <ConfirmBar
          key={wayKey(chosen)}
          question={`${goalOf(chosen, names, words)} (${chosen.reckoning})?`}
          yes={move.yes}
          confirm={() => decide(chosen.step)}
          cancel={() => setDraft(NOTHING)}
        />
      )}
    </div>
  );
};
