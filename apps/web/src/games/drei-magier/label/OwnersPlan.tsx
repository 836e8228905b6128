import { MAGIC_PLACES, SQUARE } from '@wunderkammer/drei-magier/pieces';
import { Emblem } from '../pieces/Emblem.tsx';

const SLOT = { width: 32, height: 48 } as const;
const GAP = 8;

/** A plan in its own units. */
export const PLAN = { width: 3 * SLOT.width + 4 * GAP, height: 3 * SLOT.height + 4 * GAP } as const;

/** Where a player lays the cards: a place for each of them, as the places lie on the board. */
export const OwnersPlan = () => (
  <g stroke="var(--dm-ink)" strokeWidth="1.6" color="var(--dm-ink)">
    <rect {...PLAN} rx="5" fill="var(--dm-card)" />
    <rect
      x="3.500"
      y="3.500"
      width={PLAN.width - 7}
      height={PLAN.height - 7}
      rx="2.500"
      fill="none"
      strokeWidth="0.8"
    />
    {SQUARE.flatMap((row, y) =>
      row.map((place, x) => {
        const card = MAGIC_PLACES.find((magic) => magic === place);
        if (card === undefined) return null;
        return (
          <g
            key={card}
            transform={`translate(${GAP + x * (SLOT.width + GAP)} ${GAP + y * (SLOT.height + GAP)})`}
            fill="none"
          >
            <rect {...SLOT} rx="3" strokeWidth="1.2" strokeDasharray="4 2.500" />
            <g transform={`translate(${SLOT.width / 2} ${SLOT.height / 2})`} opacity="0.75">
              <Emblem card={card} />
            </g>
          </g>
        );
      }),
    )}
  </g>
);
