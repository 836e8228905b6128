import type { CSSProperties } from 'react';
import comes from '../../../table/moving/Coming.module.css';
import { BackStone, OpenStone, SecretStone } from '../stones/Stone.tsx';
import type { Point } from './geometry.ts';
import styles from './Motion.module.css';
import type { Arrival, Look } from './pieces.ts';
import { COMES, TURNED_FIRST } from './timing.ts';

const LookOf = ({ look }: { look: Look }) => {
  switch (look.type) {
    case 'open':
      return <OpenStone stone={look.stone} />;
    case 'secret':
      return <SecretStone stone={look.stone} />;
    case 'back':
      return <BackStone />;
  }
};

interface StandingStoneProps {
  readonly at: Point;
  readonly look: Look;
  readonly arrival?: Arrival | undefined;
}

/** A stone at its place, coming there or turning over if that is what has just happened. */
export const StandingStone = ({ at, look, arrival }: StandingStoneProps) => {
  const from = arrival?.from;
  const timing = {
    '--after': `${arrival?.after ?? 0}ms`,
    '--comes-after': `${arrival?.turnsFrom === undefined ? arrival?.after : TURNED_FIRST}ms`,
    '--takes': `${COMES}ms`,
    '--from-x': `${from?.x ?? 0}px`,
    '--from-y': `${from?.y ?? 0}px`,
  } as CSSProperties;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g
        className={from === undefined ? undefined : comes['coming']}
        style={arrival === undefined ? undefined : timing}
      >
        {arrival?.turnsFrom === undefined ? (
          <LookOf look={look} />
        ) : (
          <>
            <g className={styles['turningAway']}>
              <LookOf look={arrival.turnsFrom} />
            </g>
            <g className={styles['turningUp']}>
              <LookOf look={look} />
            </g>
          </>
        )}
      </g>
    </g>
  );
};
