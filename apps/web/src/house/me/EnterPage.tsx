import type { House } from '@wunderkammer/protocol';
import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components';
import { useLocation } from 'wouter';
import fields from '../../ui/Fields.module.css';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { AskButton } from '../AskButton.tsx';
import { api } from '../api.ts';
import { codeIn } from '../codes.ts';
import { HousePage } from '../HousePage.tsx';
import { LineField } from '../LineField.tsx';
import { TroubleNote } from '../TroubleNote.tsx';
import { useAsking } from '../use-asking.ts';
import { askHouse, becomeAnother } from '../use-house.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** Where a code from another device, or the recovery code, makes one the same person here. */
export const EnterPage = () => {
  const words = useHouseWords();
  return (
    <HousePage title={words.enter.title} lead={words.enter.lead} outside>
      {({ me }) => <Enter me={me} />}
    </HousePage>
  );
};

const Enter = ({ me }: { me: House['me'] }) => {
  const words = useHouseWords();
  const { setLanguage } = useLanguage();
  const [, go] = useLocation();
  const { busy, trouble, ask } = useAsking();
  const [code, setCode] = useState(() => codeIn(location));
  const [tried, setTried] = useState(false);
  // It opens somebody's door: it need not stay in the history for others to find.
  useEffect(() => {
    if (codeIn(location) !== '') history.replaceState(history.state, '', '/me/enter');
  }, []);
  const enter = (): void => {
    setTried(true);
    if (code.trim() === '') return;
    ask(
      () => api.enter(code),
      (answer) => {
        becomeAnother(answer.me);
        setLanguage(answer.me.language);
        void askHouse();
        go('/mine');
      },
    );
  };
  return (
    <Part narrow>
      <Form
        className={fields['form']!}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <LineField
          label={words.enter.code}
          value={code}
          change={setCode}
          code
          fault={tried && code.trim() === '' ? words.enter.needCode : undefined}
        />
        {me !== null && <p className={styles['soft']}>{words.enter.instead(me.name)}</p>}
        {trouble !== undefined && <TroubleNote {...trouble} />}
        <AskButton type="submit" primary busy={busy}>
          {words.enter.go}
        </AskButton>
      </Form>
    </Part>
  );
};
