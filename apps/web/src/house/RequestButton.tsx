import { Button, type ButtonProps } from 'react-aria-components';
import styles from './RequestButton.module.css';

interface RequestButtonProps extends ButtonProps {
  /** The one thing to do here. */
  readonly primary?: boolean;
  /** What it asked for has not been answered yet. It keeps the focus meanwhile, so it is not disabled. */
  readonly busy: boolean;
}

/** A button that asks something of the house. */
export const RequestButton = ({ primary = false, busy, className = '', ...props }: RequestButtonProps) => (
  <Button
    {...props}
    className={`button ${styles['ask']} ${className}`}
    data-kind={primary ? 'primary' : undefined}
    data-busy={busy}
  />
);
