import { LIMITS, type OpenInvitation } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Group, Input, Label, NumberField, Text, TextField } from 'react-aria-components';
import { Choice } from '../../ui/Choice.tsx';
import fields from '../../ui/Fields.module.css';
import { Part } from '../../ui/Part.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { Secret } from '../Secret.tsx';
import { day } from '../time.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote } from './AdminErrorNote.tsx';
import styles from './AdminPage.module.css';
import { adminApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

const LASTING = ['1', '7', '30', 'ever'] as const;
type Lasting = (typeof LASTING)[number];

const MOST_PEOPLE = 10_000;

/** Invitations that let people into a locked house. */
export const Invitations = () => {
  const words = useAdminWords().invitations;
  const { answer, reload } = useLoaded(adminApi.invitations);
  return (
    <Part title={words.title} text={words.text}>
      {answer?.type === 'error' && <AdminErrorNote error={answer} />}
      {answer?.type === 'done' && answer.value.invitations.length === 0 && (
        <p className={styles['soft']}>{words.none}</p>
      )}
      {answer?.type === 'done' && (
        <ul className={styles['list']}>
          {answer.value.invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} revoked={reload} />
          ))}
        </ul>
      )}
      <NewInvitation made={reload} />
    </Part>
  );
};

const InvitationLine = ({ invitation, revoked }: { invitation: OpenInvitation; revoked: () => void }) => {
  const words = useAdminWords().invitations;
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const { id, left, until } = invitation;
  const label = invitation.label || words.nameless;
  const end = until === undefined ? words.noEnd : words.until(day(language, until));
  return (
    <li className={styles['item']}>
      <div className={styles['line']}>
        <div className={styles['texts']}>
          <span className={styles['name']}>{label}</span>
          <span className={styles['facts']}>{[words.left(left), end].join(' · ')}</span>
        </div>
        <RequestButton
          busy={busy}
          aria-label={words.revokeOf(label)}
          onPress={() => ask(() => adminApi.revoke(id), revoked)}
        >
          {words.revoke}
        </RequestButton>
      </div>
      <AdminErrorNote error={error} />
    </li>
  );
};

const NewInvitation = ({ made }: { made: () => void }) => {
  const words = useAdminWords().invitations;
  const { busy, error, ask } = useRequest();
  const [label, setLabel] = useState('');
  const [uses, setUses] = useState(1);
  const [lasting, setLasting] = useState<Lasting>('7');
  const [code, setCode] = useState<string>();
  const invite = (): void => {
    const body = { label: label.trim(), uses, ...(lasting !== 'ever' && { days: Number(lasting) }) };
    ask(
      () => adminApi.invite(body),
      (answer) => {
        setCode(answer.code);
        setLabel('');
        made();
      },
    );
  };
  return (
    <>
      <SubmitForm submit={invite}>
        <TextField className={fields['field']!} value={label} maxLength={LIMITS.word} onChange={setLabel}>
          <Label className={fields['label']!}>{words.label}</Label>
          <Input className={fields['input']!} autoComplete="off" />
          <Text slot="description" className={fields['help']!}>
            {words.labelHelp}
          </Text>
        </TextField>
        <NumberField
          className={fields['field']!}
          value={uses}
          minValue={1}
          maxValue={MOST_PEOPLE}
          onChange={(value) => setUses(Number.isNaN(value) ? 1 : value)}
        >
          <Label className={fields['label']!}>{words.uses}</Label>
          <Group>
            <Input className={fields['input']!} data-kind="number" />
          </Group>
        </NumberField>
        <Choice
          label={words.days}
          value={lasting}
          options={LASTING.map((value) => ({ value, label: words.daysNames[value] }))}
          change={setLasting}
        />
        <RequestButton type="submit" busy={busy}>
          {words.make}
        </RequestButton>
      </SubmitForm>
      <div className={styles['told']} role="status">
        {code !== undefined && words.made}
      </div>
      {code !== undefined && <Secret label={words.code} text={code} large />}
      <AdminErrorNote error={error} />
    </>
  );
};
