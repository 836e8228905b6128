import { useState } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import fields from '../../ui/Fields.module.css';
import { EntryForm } from '../EntryForm.tsx';
import { useRequest } from '../use-request.ts';
import { adminApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

/** Where the administrator's password is asked for. */
export const AdminLogin = ({ entered }: { entered: () => void }) => {
  const { enter } = useAdminWords();
  const { busy, error, ask } = useRequest();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const isWrong = error?.error === 'code';
  const fault = missing ? enter.missing : isWrong ? enter.wrong : undefined;
  const submit = (): void => {
    setMissing(password === '');
    if (password !== '') ask(() => adminApi.logIn(password), entered);
  };
  return (
    <EntryForm submit={submit} go={enter.go} busy={busy} error={isWrong ? undefined : error}>
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
        <Input className={fields['input']!} autoComplete="current-password" />
        <Text slot="description" className={fields['help']!}>
          {enter.help}
        </Text>
        <FieldError className={fields['fault']!}>{fault}</FieldError>
      </TextField>
      {!isSecureContext && <p className={fields['help']}>{enter.plain}</p>}
    </EntryForm>
  );
};
