import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { readSetting } from '../settings/local.ts';
import { Page } from '../ui/Page.tsx';
import { useLanguage } from '../words/words.tsx';
import { api } from './api.ts';
import { EntryForm } from './EntryForm.tsx';
import { LineField } from './LineField.tsx';
import { becomeAnother } from './use-house.ts';
import { useRequest } from './use-request.ts';
import { useHouseWords } from './words/index.ts';

/** In place of whatever a locked house would show: once one is in, that comes by itself. */
export const LockedPage = ({ ways }: { ways?: ReactNode }) => {
  const words = useHouseWords();
  return (
    <Page title={words.door.title} lead={words.door.lead} wide ways={ways}>
      <InvitationForm />
    </Page>
  );
};

/** A name and an invitation open a locked house. */
const InvitationForm = () => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [name, setName] = useState(() => readSetting('name') ?? '');
  const [invitation, setInvitation] = useState('');
  const [tried, setTried] = useState(false);
  const enter = (): void => {
    setTried(true);
    if (name.trim() === '' || invitation.trim() === '') return;
    ask(
      () => api.introduce({ name, language, invitation }),
      ({ me }) => becomeAnother(me),
    );
  };
  return (
    <EntryForm
      submit={enter}
      go={words.door.enter}
      busy={busy}
      error={error}
      otherwise={
        <Link href="/me/enter" state={{ wanted: location.pathname }}>
          {words.door.other}
        </Link>
      }
    >
      <LineField
        label={words.door.name}
        value={name}
        change={setName}
        fault={tried && name.trim() === '' ? words.open.needName : undefined}
      />
      <LineField
        label={words.door.invitation}
        value={invitation}
        change={setInvitation}
        code
        fault={tried && invitation.trim() === '' ? words.enter.needCode : undefined}
      />
    </EntryForm>
  );
};
