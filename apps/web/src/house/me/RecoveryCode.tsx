import type { Me } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../ui/ConfirmBar.tsx';
import { api } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { Secret } from '../Secret.tsx';
import { becomeKnown } from '../use-house.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

interface RecoveryProps {
  readonly me: Me;
  /** That there is none yet has been said already. */
  readonly told?: boolean;
}

/** The code that brings one back when the browser has forgotten; shown once, until it was written down. */
export const RecoveryCode = ({ me, told = false }: RecoveryProps) => {
  const words = useHouseWords();
  const { busy, error, ask } = useRequest();
  const [code, setCode] = useState<string>();
  const [asking, setAsking] = useState(false);
  const make = (): void => {
    setAsking(false);
    ask(api.recoveryCode, (answer) => {
      setCode(answer.code);
      becomeKnown({ ...me, recovery: true });
    });
  };
  if (code !== undefined) {
    return (
      <>
        <p>
          <strong>{words.me.recoveryShown}</strong>
        </p>
        <Secret label={words.me.recovery} text={code} large />
        <Button className="button" data-kind="primary" onPress={() => setCode(undefined)}>
          {words.me.recoveryKept}
        </Button>
      </>
    );
  }
  return (
    <>
      {me.recovery && <p className={styles['soft']}>{words.me.recoveryThere}</p>}
      {!me.recovery && !told && <p className={styles['soft']}>{words.me.recoveryNone}</p>}
      {error !== undefined && <ErrorNote {...error} />}
      {asking ? (
        <ConfirmBar
          question={words.me.recoveryNewSure}
          yes={words.me.recoveryNew}
          confirm={make}
          cancel={() => setAsking(false)}
        />
      ) : (
        <RequestButton busy={busy} onPress={() => (me.recovery ? setAsking(true) : make())}>
          {me.recovery ? words.me.recoveryNew : words.me.recoveryGet}
        </RequestButton>
      )}
    </>
  );
};
