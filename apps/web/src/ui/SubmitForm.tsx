import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';
import fields from './Fields.module.css';

interface SubmitFormProps {
  readonly submit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that the page itself answers. */
export const SubmitForm = ({ submit, className = fields['form'], children }: SubmitFormProps) => (
  <Form
    className={className!}
    onSubmit={(event) => {
      event.preventDefault();
      submit();
    }}
  >
    {children}
  </Form>
);
