import { Button, type ButtonProps } from 'react-aria-components';
import styles from './AskButton.module.css';

interface AskButtonProps extends ButtonProps {
  /** The one thing to do here. */
  readonly primary?: boolean;
  /** What it asked for has not been answered yet. It keeps the focus meanwhile, so it is not disabled. */
  readonly busy: boolean;
}

/** A button that asks something of the house. */
export const AskButton = ({ primary = false, busy, className = '', ...props }: AskButtonProps) => (
  <Button
    {...props}
    className={`button ${styles['ask']} ${className}`}
    data-kind={primary ? 'primary' : undefined}
    data-busy={busy}
  />
);
