import { useState } from 'react';
import { FieldError, Form, Input, Label, Text, TextField } from 'react-aria-components';
import fields from '../../ui/Fields.module.css';
import { Part } from '../../ui/Part.tsx';
import { AskButton } from '../AskButton.tsx';
import { TroubleNote } from '../TroubleNote.tsx';
import { useAsking } from '../use-asking.ts';
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
    <Part narrow>
      <Form
        className={fields['form']!}
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
          <Input className={fields['input']!} autoComplete="current-password" />
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
    </Part>
  );
};
