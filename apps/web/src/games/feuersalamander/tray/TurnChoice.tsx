import type { Decision } from '@wunderkammer/feuersalamander/pieces';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { type Draft, NOTHING, ofType } from '../choices.ts';
import type { Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface TurnChoiceProps {
  readonly legal: readonly Decision[];
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly decide: (step: Decision) => void;
  readonly openClaim: () => void;
  readonly hint: Decision['type'] | undefined;
  /** A throw due after a double. */
  readonly again: boolean;
  readonly words: Words;
}

/** The big decisions of a turn: throw, try for the keys, lay a combination, or let it be. */
export const TurnChoice = ({ legal, draft, setDraft, decide, openClaim, hint, again, words }: TurnChoiceProps) => {
  const [cast] = ofType(legal, 'throw');
  const [keys] = ofType(legal, 'throwKeys');
  const [pass] = ofType(legal, 'pass');
  const claims = ofType(legal, 'claim').length > 0;
  return (
    <div className={styles['ways']}>
      {cast !== undefined && (
        <Button
          className={`button ${styles['big']}`}
          data-kind="primary"
          data-hint={hint === 'throw'}
          onPress={() => decide(cast)}
        >
          {again ? words.sticks.throwAgain : words.sticks.throw}
        </Button>
      )}
      {keys !== undefined && (
        <Button
          className={`button ${styles['big']}`}
          data-kind="primary"
          data-hint={hint === 'throwKeys'}
          onPress={() => decide(keys)}
        >
          {words.sticks.throwKeys}
        </Button>
      )}
      {claims && (
        <Button className="button" data-hint={hint === 'claim'} onPress={openClaim}>
          {words.claim.open}
        </Button>
      )}
      {pass !== undefined && (
        <Button
          className="button"
          data-hint={hint === 'pass'}
          data-chosen={draft.type === 'pass'}
          onPress={() => (again && draft.type !== 'pass' ? setDraft({ type: 'pass' }) : decide(pass))}
        >
          {again ? words.pass.again : words.pass.home}
        </Button>
      )}
      {draft.type === 'pass' && pass !== undefined && (
        <ConfirmBar
          question={words.pass.againSure}
          yes={words.pass.yes}
          confirm={() => decide(pass)}
          cancel={() => setDraft(NOTHING)}
        />
      )}
    </div>
  );
};
