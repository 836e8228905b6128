import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components';
import { Link } from 'wouter';
import { readSetting } from '../settings/local.ts';
import fields from '../ui/Fields.module.css';
import { Page } from '../ui/Page.tsx';
import { Part } from '../ui/Part.tsx';
import { useLanguage } from '../words/words.tsx';
import { AskButton } from './AskButton.tsx';
import { api } from './api.ts';
import { LineField } from './LineField.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { useAsking } from './use-asking.ts';
import { becomeAnother } from './use-house.ts';
import { useHouseWords } from './words/index.ts';

/** In place of whatever a locked house would show: once one is in, that comes by itself. */
export const DoorPage = ({ ways }: { ways?: ReactNode }) => {
  const words = useHouseWords();
  return (
    <Page title={words.door.title} lead={words.door.lead} wide ways={ways}>
      <Door />
    </Page>
  );
};

/** The door of a locked house: a name and an invitation open it. */
const Door = () => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { busy, trouble, ask } = useAsking();
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
    <Part narrow>
      <Form
        className={fields['form']!}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
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
        {trouble !== undefined && <TroubleNote {...trouble} />}
        <AskButton type="submit" primary busy={busy}>
          {words.door.enter}
        </AskButton>
        <Link href="/me/enter" state={{ wanted: location.pathname }}>
          {words.door.other}
        </Link>
      </Form>
    </Part>
  );
};
