import { useState } from 'react';
import { FieldError, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { AskButton } from '../AskButton.tsx';
import fields from '../Fields.module.css';
import { TroubleNote } from '../TroubleNote.tsx';
import { useAsking } from '../use-asking.ts';
import styles from './AdminPage.module.css';
import { hostApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

/** Where the host's password is asked for. */
export const Entrance = ({ entered }: { entered: () => void }) => {
  const { enter } = useAdminWords();
  const { busy, trouble, ask } = useAsking();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const isWrong = trouble?.trouble === 'code';
  const fault = missing ? enter.missing : isWrong ? enter.wrong : undefined;
  return (
    <Form
      className={`${fields['form']} ${fields['card']}`}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(password === '');
        if (password !== '') ask(() => hostApi.enter(password), entered);
      }}
    >
      <TextField
        className={fields['field']!}
        type="password"
        value={password}
        isInvalid={fault !== undefined}
        validationBehavior="aria"
        autoFocus
        onChange={setPassword}
      >
        <Label className={fields['label']!}>{enter.password}</Label>
        <Input className={`${fields['input']} ${styles['password']}`} autoComplete="current-password" />
        <Text slot="description" className={fields['help']!}>
          {enter.help}
        </Text>
        <FieldError className={fields['fault']!}>{fault}</FieldError>
      </TextField>
      {!isSecureContext && <p className={fields['help']}>{enter.plain}</p>}
      {trouble !== undefined && !isWrong && <TroubleNote {...trouble} />}
      <AskButton type="submit" primary busy={busy}>
        {enter.go}
      </AskButton>
    </Form>
  );
};
