import type { KnownPerson } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import fields from '../../ui/Fields.module.css';
import { Loading } from '../../ui/Loading.tsx';
import { Part } from '../../ui/Part.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { Confirmation } from '../Confirmation.tsx';
import { day } from '../time.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote } from './AdminErrorNote.tsx';
import styles from './AdminPage.module.css';
import { adminApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

/** Who has a name here. */
export const PeopleList = ({ changed }: { changed: () => void }) => {
  const words = useAdminWords().people;
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState('');
  const [told, setTold] = useState('');
  const { answer, reload } = useLoaded(adminApi.people, find);
  return (
    <Part title={words.title}>
      <SubmitForm className={styles['search']} submit={() => setFind(typed)}>
        <SearchField className={fields['field']!} value={typed} onChange={setTyped} onClear={() => setFind('')}>
          <Label className={fields['label']!}>{words.find}</Label>
          <Input className={fields['input']!} autoComplete="off" spellCheck={false} />
        </SearchField>
        <Button type="submit" className="button">
          {words.go}
        </Button>
      </SubmitForm>
      <p className={styles['told']} role="status">
        {told}
      </p>
      {answer === undefined && <Loading />}
      {answer?.type === 'error' && <AdminErrorNote error={answer} />}
      {answer?.type === 'done' && (
        <>
          {answer.value.people.length === 0 && <p className={styles['soft']}>{words.none}</p>}
          <ul className={styles['list']}>
            {answer.value.people.map((person) => (
              <PersonLine
                key={person.id}
                person={person}
                removed={() => {
                  setTold(words.removed(person.name));
                  reload();
                  changed();
                }}
              />
            ))}
          </ul>
          {answer.value.more && <p className={styles['soft']}>{words.more}</p>}
        </>
      )}
    </Part>
  );
};

const PersonLine = ({ person, removed }: { person: KnownPerson; removed: () => void }) => {
  const words = useAdminWords().people;
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [asking, setAsking] = useState(false);
  const { id, name, made, tables } = person;
  return (
    <li className={styles['item']} data-person={id}>
      <div className={styles['line']}>
        <div className={styles['texts']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['facts']}>{words.line(day(language, made), tables)}</span>
        </div>
        {!asking && (
          <Button className="button" aria-label={words.removeOf(name)} onPress={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {asking && (
        <Confirmation
          question={words.sure(name)}
          go={words.remove}
          busy={busy}
          cancel={() => setAsking(false)}
          confirm={() => ask(() => adminApi.remove(id), removed)}
        />
      )}
      <AdminErrorNote error={error} />
    </li>
  );
};
