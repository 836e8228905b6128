import { LANGUAGES } from '@wunderkammer/kernel';
import type { Me } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { Part } from '../../ui/Part.tsx';
import { SubmitForm } from '../../ui/SubmitForm.tsx';
import { LANGUAGE_NAMES } from '../../words/names.ts';
import { useLanguage } from '../../words/words.tsx';
import { api } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { LineField } from '../LineField.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { becomeKnown } from '../use-house.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** One's name and language. */
export const Rename = ({ me }: { me: Me }) => {
  const words = useHouseWords();
  const { setLanguage } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [name, setName] = useState(me.name);
  const [saved, setSaved] = useState(false);
  const nameless = name.trim() === '';
  const save = (change: Partial<Pick<Me, 'name' | 'language'>>): void => {
    setSaved(false);
    ask(
      () => api.introduce({ name: me.name, language: me.language, ...change }),
      (answer) => {
        becomeKnown(answer.me);
        if (change.language !== undefined) setLanguage(change.language);
        // As the house writes it, without what does not belong into a name.
        if (change.name !== undefined) setName(answer.me.name);
        setSaved(true);
      },
    );
  };
  return (
    <Part>
      <SubmitForm submit={() => nameless || save({ name })}>
        <LineField
          label={words.me.name}
          value={name}
          change={(typed) => {
            setSaved(false);
            setName(typed);
          }}
          fault={nameless ? words.open.needName : undefined}
        />
        <div className={styles['row']}>
          <RequestButton type="submit" primary={name.trim() !== me.name} isDisabled={nameless} busy={busy}>
            {words.me.save}
          </RequestButton>
          <span role="status">{saved && words.me.saved}</span>
        </div>
        <Choice
          label={words.me.language}
          value={me.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          change={(language) => save({ language })}
          help={words.me.languageHelp}
        />
      </SubmitForm>
      {error !== undefined && <ErrorNote {...error} />}
    </Part>
  );
};
