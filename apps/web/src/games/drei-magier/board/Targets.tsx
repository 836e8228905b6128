import { FIELDS, type Field, isPlace, isSymbolField } from '@wunderkammer/drei-magier/pieces';
import { useRef } from 'react';
import styles from './Board.module.css';
import type { FigureKind } from './figures.ts';
import { FIELD_RADIUS, fieldPoint, MEDALLION, SYMBOL_RADIUS } from './geometry.ts';

/** Somewhere a figure may go now. */
export interface Target {
  readonly field: Field;
  readonly kind: FigureKind;
  readonly tone: 'good' | 'danger' | 'plain';
  /** Of the figure in hand; the other's are lit faintly. */
  readonly inHand: boolean;
  readonly hinted: boolean;
}

const radiusOf = (field: Field): number => {
  if (isPlace(field)) return MEDALLION.outer;
  return isSymbolField(field) ? SYMBOL_RADIUS : FIELD_RADIUS;
};

/** What is lit: where the figure in hand may go, and faintly where the other may. */
export const Lights = ({ targets }: { targets: readonly Target[] }) =>
  targets.map(({ field, kind, tone, inHand, hinted }) => {
    const { x, y } = fieldPoint(field);
    return (
      <circle
        key={`${kind} ${field}`}
        cx={x}
        cy={y}
        r={radiusOf(field) + (isPlace(field) ? (kind === 'mage' ? 13 : 9) : 7)}
        className={styles['light']}
        data-kind={kind}
        data-tone={tone}
        data-in-hand={inHand}
        data-hint={hinted}
      />
    );
  });

interface HitsProps {
  readonly targets: readonly Target[];
  readonly point: (field: Field, byFinger: boolean) => void;
  readonly look: (field: Field | undefined) => void;
}

/** What can be pointed at: every field and place, legal or not. The tray offers the same to keyboards. */
export const Hits = ({ targets, point, look }: HitsProps) => {
  // Not every browser tells a click what it was made with.
  const isFinger = useRef(false);
  const lit = new Set(targets.map(({ field }) => field));
  return FIELDS.map((field) => {
    const { x, y } = fieldPoint(field);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a convenience for pointers; the tray has the same as buttons
      <circle
        key={field}
        cx={x}
        cy={y}
        r={isPlace(field) ? MEDALLION.outer + 4 : SYMBOL_RADIUS + 4}
        className={styles['hit']}
        data-lit={lit.has(field)}
        data-hit={field}
        onPointerDown={({ pointerType }) => {
          isFinger.current = pointerType === 'touch';
        }}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && look(field)}
        onPointerLeave={() => look(undefined)}
        onClick={() => point(field, isFinger.current)}
      />
    );
  });
};
