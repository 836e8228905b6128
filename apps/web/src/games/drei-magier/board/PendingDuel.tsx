import { COLOURS, type DuelView } from '@wunderkammer/drei-magier/pieces';
import { Wand } from '../pieces/Wand.tsx';
import styles from './Board.module.css';
import { MEDALLION, placePoint } from './geometry.ts';

/** Lower left on the rim, where it covers neither the name nor the cards. */
const BADGE = { x: -104, y: 76 } as const;

/** Two mages on one place: crossed wands until it is fought out. */
export const PendingDuel = ({ duel }: { duel: DuelView | null }) => {
  if (duel === null || duel.fight !== null) return null;
  const { x, y } = placePoint(duel.place);
  return (
    <g transform={`translate(${x} ${y})`} className={styles['pending']}>
      <circle r={MEDALLION.outer + 10} className={styles['pendingRing']} />
      <g transform={`translate(${BADGE.x} ${BADGE.y})`}>
        <circle r="42" className={styles['badge']} />
        {[duel.challenger, duel.defender].map((seat, index) => (
          <g key={seat} transform={`rotate(${index === 0 ? -32 : 32}) scale(0.52)`}>
            <Wand colour={COLOURS[seat]!} face={{ type: 'unthrown' }} />
          </g>
        ))}
      </g>
    </g>
  );
};
