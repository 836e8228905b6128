import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Refusal } from '../ui/Refusal.tsx';
import styles from './SheetBar.module.css';

interface SheetBarProps {
  /** What was thought out, in a line. */
  readonly summary: ReactNode;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The foot of the sheet, always in reach: what one is about to sit down to, and the way there. */
export const SheetBar = ({ summary, fault, note, children }: SheetBarProps) => (
  <div className={styles['bar']}>
    {note}
    <Refusal why={fault} />
    <p className={styles['summary']}>{summary}</p>
    {children}
  </div>
);

/** How the one button of the foot looks, whoever it asks. */
export const GO = styles['go']!;

interface GoProps {
  readonly press: () => void;
  readonly children: ReactNode;
}

export const Go = ({ press, children }: GoProps) => (
  <Button className={`button ${GO}`} data-kind="primary" data-size="large" onPress={press}>
    {children}
  </Button>
);
