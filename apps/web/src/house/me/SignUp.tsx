import { useState } from 'react';
import { Link } from 'wouter';
import { readSetting } from '../../settings/local.ts';
import { Part } from '../../ui/Part.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { api } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { LineField } from '../LineField.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { askHouse, becomeAnother } from '../use-house.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** Nobody yet: a name makes somebody, or a code whoever one is elsewhere. */
export const SignUp = ({ welcome }: { welcome: () => void }) => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [name, setName] = useState(() => readSetting('name') ?? '');
  const [tried, setTried] = useState(false);
  const become = (): void => {
    setTried(true);
    if (name.trim() === '') return;
    ask(
      () => api.introduce({ name, language }),
      ({ me }) => {
        welcome();
        becomeAnother(me);
        // Only the house knows whether it can notify.
        void askHouse();
      },
    );
  };
  return (
    <div className={styles['column']}>
      <Part title={words.me.newcomer} text={words.me.newcomerText}>
        <SubmitForm submit={become}>
          <LineField
            label={words.me.name}
            value={name}
            change={setName}
            fault={tried && name.trim() === '' ? words.open.needName : undefined}
          />
          {error !== undefined && <ErrorNote {...error} />}
          <RequestButton type="submit" primary busy={busy}>
            {words.me.become}
          </RequestButton>
        </SubmitForm>
      </Part>
      <Part title={words.me.known}>
        <Link className="button" href="/me/enter">
          {words.me.enter}
        </Link>
      </Part>
    </div>
  );
};
