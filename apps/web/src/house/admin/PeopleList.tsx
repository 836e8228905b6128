import type { KnownPerson } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button, Form, Input, Label, SearchField } from 'react-aria-components';
import fields from '../../ui/Fields.module.css';
import { Loading } from '../../ui/Loading.tsx';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { Sure } from '../Sure.tsx';
import { day } from '../time.ts';
import { useAsking } from '../use-asking.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './AdminPage.module.css';
import { hostApi } from './api.ts';
import { HostTrouble } from './HostTrouble.tsx';
import { useAdminWords } from './words/index.ts';

/** Who has a name here. */
export const PeopleList = ({ changed }: { changed: () => void }) => {
  const words = useAdminWords().people;
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState('');
  const [told, setTold] = useState('');
  const { answer, reload } = useLoaded(hostApi.people, find);
  return (
    <Part title={words.title}>
      <Form
        className={styles['search']!}
        onSubmit={(event) => {
          event.preventDefault();
          setFind(typed);
        }}
      >
        <SearchField className={fields['field']!} value={typed} onChange={setTyped} onClear={() => setFind('')}>
          <Label className={fields['label']!}>{words.find}</Label>
          <Input className={fields['input']!} autoComplete="off" spellCheck={false} />
        </SearchField>
        <Button type="submit" className="button">
          {words.go}
        </Button>
      </Form>
      <p className={styles['told']} role="status">
        {told}
      </p>
      {answer === undefined && <Loading />}
      {answer?.type === 'trouble' && <HostTrouble trouble={answer} />}
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
  const { busy, trouble, ask } = useAsking();
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
        <Sure
          question={words.sure(name)}
          go={words.remove}
          busy={busy}
          cancel={() => setAsking(false)}
          confirm={() => ask(() => hostApi.remove(id), removed)}
        />
      )}
      <HostTrouble trouble={trouble} />
    </li>
  );
};
