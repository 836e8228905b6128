import { type Decision, FIELDS, type Field, isPlace, isSymbolField, type PlayerView } from '@wunderkammer/drei-magier';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import styles from './Board.module.css';
import type { FigureKind } from './figures.ts';
import { apprenticeStand, FIELD_RADIUS, fieldPoint, MEDALLION, mageStand, SYMBOL_RADIUS } from './geometry.ts';

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

/** What can be pointed at: every field and place, legal or not. The tray offers the same to keyboards. */
export const Hits = ({ targets, point }: { targets: readonly Target[]; point: (field: Field) => void }) => (
  <g>
    {FIELDS.map((field) => {
      const { x, y } = fieldPoint(field);
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: a convenience for pointers; the tray has the same as buttons
        <circle
          key={field}
          cx={x}
          cy={y}
          r={isPlace(field) ? MEDALLION.outer + 4 : SYMBOL_RADIUS + 4}
          className={styles['hit']}
          data-lit={targets.some((target) => target.field === field)}
          data-hit={field}
          onClick={() => point(field)}
        />
      );
    })}
  </g>
);

/** The figure as it would stand after a decision that is being considered. */
export const Ghost = ({ decision, player }: { decision: Decision | undefined; player: PlayerView | undefined }) => {
  if (decision === undefined || player === undefined) return null;
  const at =
    decision.type === 'jump'
      ? mageStand(decision.to, player.seat)
      : decision.type === 'walk'
        ? apprenticeStand(decision.to, player.seat, [])
        : decision.type === 'leap'
          ? apprenticeStand(player.mage, player.seat, [])
          : undefined;
  if (at === undefined) return null;
  return (
    <g className={styles['ghost']} transform={`translate(${at.x} ${at.y})`}>
      {decision.type === 'jump' ? (
        <Mage colour={player.colour} />
      ) : (
        <Apprentice colour={player.colour} stone={player.powerStone} />
      )}
    </g>
  );
};
