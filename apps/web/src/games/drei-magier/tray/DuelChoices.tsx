import { COLOURS, outlook, type PerWand } from '@wunderkammer/drei-magier/pieces';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { toneOf } from '../notes.ts';
import { Wand } from '../pieces/Wand.tsx';
import { ofType, sameStep } from '../steps.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './choosing.ts';
import styles from './Tray.module.css';

/** Throw which wands again, or let them lie. */
export const DuelChoices = ({ view, seat, legal, hint, picked, pick, choose, explain }: ChoicesProps) => {
  const words = useTableWords();
  const lying = view.duel?.fight?.wands ?? [0, 0, 0];
  const { wands } = picked;
  const count = wands.filter((mark) => mark === 1).length;
  const rethrow = ofType(legal, 'rethrow').find((decision) => String(decision.wands) === String(wands));
  const hinted = hint?.type === 'rethrow';
  const stand = ofType(legal, 'stand')[0];
  const outcome = stand === undefined ? [] : outlook(view, stand);
  const [first] = outcome;
  // Standing is the plain choice only where throwing again can gain nothing. As long as the throw may be bettered the two
  // look alike, and picking a wand is what tells them apart: a button in front would make people end a duel unawares.
  const stands = count === 0 && (first?.type === 'duelWon' || (first?.type === 'toBeat' && first.highest));
  const mark = (keys: Set<Key>): PerWand<number> => {
    const [red, black, white] = COLOURS;
    return [keys.has(red) ? 1 : 0, keys.has(black) ? 1 : 0, keys.has(white) ? 1 : 0];
  };
  return (
    <div className={styles['choices']}>
      <div className={styles['wands']} data-spot="wands">
        <ToggleButtonGroup
          className={styles['wandRow']!}
          aria-label={words.choices.rethrowWhich}
          selectionMode="multiple"
          selectedKeys={COLOURS.filter((_, index) => wands[index] === 1)}
          onSelectionChange={(keys) => pick({ wands: mark(keys) })}
        >
          {COLOURS.map((colour, index) => (
            <ToggleButton
              key={colour}
              id={colour}
              className={`${styles['wand']} ${styles['pickWand']}`}
              aria-label={words.wands.notches(colour, lying[index]!)}
            >
              <svg viewBox="-68 -23 136 46" aria-hidden="true">
                <Wand colour={colour} face={{ type: 'notches', count: lying[index]! }} />
              </svg>
              <span className={styles['eyes']}>{lying[index]}</span>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <p className={styles['reading']} aria-hidden="true">
          {words.choices.rethrowWhich}
        </p>
      </div>
      <div className={styles['pair']}>
        <ChoiceButton
          primary={count > 0}
          hinted={hinted}
          press={() => (rethrow === undefined ? explain({ by: seat, type: 'rethrow', wands }) : choose(rethrow))}
        >
          {words.choices.rethrow(count)}
        </ChoiceButton>
        {stand !== undefined && (
          <ChoiceButton
            primary={stands}
            note={
              first?.type === 'duelWon'
                ? words.choices.standing.wins
                : first?.type === 'duelLost'
                  ? words.choices.standing.loses
                  : undefined
            }
            tone={toneOf(outcome.slice(0, 1))}
            hinted={sameStep(stand, hint)}
            press={() => choose(stand)}
          >
            {words.choices.stand}
          </ChoiceButton>
        )}
      </div>
    </div>
  );
};
