import type { House, Me } from '@wunderkammer/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { api } from '../api.ts';
import { Confirmation } from '../Confirmation.tsx';
import { codeIn, wantedIn } from '../codes.ts';
import { EntryForm } from '../EntryForm.tsx';
import { HousePage } from '../HousePage.tsx';
import { LineField } from '../LineField.tsx';
import { turnPushOff } from '../push.ts';
import { askHouse, becomeAnother } from '../use-house.ts';
import { useList } from '../use-list.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';
import { RecoveryCode } from './RecoveryCode.tsx';

/** Where a code from another device, or the recovery code, makes one the same person here. */
export const LoginPage = () => {
  const words = useHouseWords();
  return (
    <HousePage title={words.enter.title} lead={words.enter.lead} outside>
      {({ me }) => (
        <div className={styles['column']}>
          {me !== null && <Losing me={me} />}
          <Enter me={me} />
        </div>
      )}
    </HousePage>
  );
};

/** Who one is here already, what goes with that, and the way to keep it. */
const Losing = ({ me }: { me: Me }) => {
  const words = useHouseWords();
  const { tables } = useList('mine');
  const { answer } = useLoaded(api.sessions);
  // Once it was made it stays on the page, to be written down.
  const [hadNone] = useState(!me.recovery);
  const sitting = tables?.filter(({ status }) => status === 'waiting' || status === 'playing').length ?? 0;
  const devices = answer?.type === 'done' ? answer.value.sessions : [];
  const elsewhere = devices.filter(({ current, table }) => !current && table === undefined).length;
  return (
    <Part title={words.enter.here(me.name)} text={words.enter.instead(me.name)}>
      <ul className={styles['losses']}>
        {sitting > 0 && <li>{words.enter.tables(sitting)}</li>}
        {elsewhere > 0 && <li>{words.enter.elsewhere(me.name, elsewhere)}</li>}
        <li>{me.recovery ? words.enter.back(me.name) : words.enter.never(me.name, elsewhere > 0)}</li>
      </ul>
      {hadNone && <RecoveryCode me={me} told />}
    </Part>
  );
};

const Enter = ({ me }: { me: House['me'] }) => {
  const words = useHouseWords();
  const { setLanguage } = useLanguage();
  const [, go] = useLocation();
  const { busy, error, ask } = useRequest();
  const [code, setCode] = useState(() => codeIn(location));
  const [wanted] = useState(() => wantedIn(history.state) ?? '/mine');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  // It opens somebody's door: it need not stay in the history for others to find.
  useEffect(() => {
    if (codeIn(location) !== '') history.replaceState(history.state, '', '/me/enter');
  }, []);
  // A code that did not fit can be mended.
  useEffect(() => {
    if (error !== undefined) setAsking(false);
  }, [error]);
  const enter = (): void =>
    ask(
      () => api.logIn(code, me !== null),
      (answer) => {
        // What this browser was told of belonged to whoever one was before.
        if (me !== null) void turnPushOff();
        becomeAnother(answer.me);
        setLanguage(answer.me.language);
        void askHouse();
        go(wanted);
      },
    );
  const submit = (): void => {
    setTried(true);
    if (code.trim() === '') return;
    if (me === null) enter();
    else setAsking(true);
  };
  return (
    <EntryForm
      submit={submit}
      go={words.enter.go}
      busy={busy}
      error={error}
      instead={
        me !== null && asking ? (
          <Confirmation
            question={words.enter.sure(me.name)}
            go={words.enter.replace(me.name)}
            stay={words.enter.stay(me.name)}
            busy={busy}
            cancel={() => setAsking(false)}
            confirm={enter}
          />
        ) : undefined
      }
    >
      <LineField
        label={words.enter.code}
        value={code}
        change={setCode}
        code
        fault={tried && code.trim() === '' ? words.enter.needCode : undefined}
      />
    </EntryForm>
  );
};
