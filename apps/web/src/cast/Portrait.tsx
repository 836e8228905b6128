import { type CharacterId, characterOf } from '@wunderkammer/cast';
import { lazy, Suspense } from 'react';
import styles from './Portrait.module.css';

const Cameo = lazy(() => import('./Cameo.tsx'));

interface PortraitProps {
  readonly of: CharacterId;
  /** How high it is, in pixels. */
  readonly size: number;
  /** The name stands beside it, so that it need not be said again. */
  readonly named?: boolean;
}

/** A likeness of somebody of the cast. Its place is kept until it has come. */
export const Portrait = ({ of: id, size, named = false }: PortraitProps) => (
  <span
    className={styles['portrait']}
    style={{ height: size }}
    {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': characterOf(id).name })}
  >
    <Suspense>
      <Cameo of={id} />
    </Suspense>
  </span>
);
