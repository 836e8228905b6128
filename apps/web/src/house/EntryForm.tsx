import type { ReactNode } from 'react';
import { Part } from '../ui/Part.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { RequestButton } from './RequestButton.tsx';
import type { Requesting } from './use-request.ts';

interface EntryFormProps {
  readonly submit: () => void;
  /** What the button says. */
  readonly go: string;
  readonly busy: boolean;
  readonly error: Requesting['error'];
  /** In place of the button. */
  readonly instead?: ReactNode;
  /** Another way in. */
  readonly otherwise?: ReactNode;
  /** What is asked for. */
  readonly children: ReactNode;
}

/** A way in: what is asked for, what went wrong, and one button. */
export const EntryForm = ({ submit, go, busy, error, instead, otherwise, children }: EntryFormProps) => (
  <Part narrow>
    <SubmitForm submit={submit}>
      {children}
      {error !== undefined && <ErrorNote {...error} />}
      {instead ?? (
        <RequestButton type="submit" primary busy={busy}>
          {go}
        </RequestButton>
      )}
      {otherwise}
    </SubmitForm>
  </Part>
);
