import { LIMITS } from '@wunderkammer/protocol';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import styles from '../ui/Fields.module.css';

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly fault?: string | undefined;
  readonly help?: string | undefined;
  /** A code: spelled out in capitals, and nothing corrects it. */
  readonly code?: boolean;
}

/** One line to write in: a name, or a code. */
export const LineField = ({ label, value, change, fault, help, code = false }: LineFieldProps) => (
  <TextField
    className={styles['field']!}
    value={value}
    maxLength={code ? LIMITS.word : LIMITS.name}
    isInvalid={fault !== undefined}
    validationBehavior="aria"
    onChange={change}
  >
    <Label className={styles['label']!}>{label}</Label>
    <Input
      className={styles['input']!}
      data-kind={code ? 'code' : undefined}
      autoComplete={code ? 'one-time-code' : 'nickname'}
      autoCapitalize={code ? 'characters' : 'words'}
      autoCorrect="off"
      spellCheck={false}
    />
    {help !== undefined && (
      <Text slot="description" className={styles['help']!}>
        {help}
      </Text>
    )}
    <FieldError className={styles['fault']!}>{fault}</FieldError>
  </TextField>
);
