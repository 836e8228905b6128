import type { CSSProperties } from 'react';
import { SalamanderShape } from '../pieces/SalamanderSign.tsx';
import { salamanderAlong } from '../pieces/salamander.ts';
import styles from './Finale.module.css';

const GROUND = 208;

/** A tongue of flame: where it stands, how wide and how high it is, and where its tip leans. */
const tongue = (x: number, wide: number, high: number, lean: number): string =>
  `M${x - wide} ${GROUND}C${x - wide * 1.25} ${GROUND - high * 0.45} ${x + lean - wide * 0.35} ${GROUND - high * 0.55} ${x + lean} ${GROUND - high}` +
  `C${x + lean + wide * 0.25} ${GROUND - high * 0.62} ${x + wide * 1.3} ${GROUND - high * 0.4} ${x + wide} ${GROUND}Z`;

/** From the deepest glow to the brightest. */
const FIRE = [
  {
    fill: 'var(--fs-finale-deep)',
    d: [
      tongue(70, 30, 84, -16),
      tongue(118, 34, 140, -10),
      tongue(172, 38, 188, -6),
      tongue(228, 38, 204, 8),
      tongue(284, 34, 152, 12),
      tongue(332, 30, 92, 18),
    ],
  },
  {
    fill: 'var(--fs-finale-mid)',
    d: [
      tongue(92, 20, 70, -10),
      tongue(140, 24, 112, -6),
      tongue(198, 28, 156, 2),
      tongue(256, 24, 122, 8),
      tongue(308, 20, 78, 10),
    ],
  },
  { fill: 'var(--fs-finale-bright)', d: [tongue(160, 14, 68, -4), tongue(200, 17, 98, 2), tongue(242, 14, 72, 6)] },
] as const;

const SPARKS = [
  [58, 92],
  [96, 44],
  [146, 20],
  [262, 16],
  [318, 50],
  [348, 98],
  [206, -8],
] as const;

/** Head up, out of the fire. */
const RISEN = salamanderAlong(
  (t) => ({ x: 304 - 222 * t, y: 62 + 96 * t ** 0.8 + 20 * Math.sin(t * Math.PI * 2 - 0.5) }),
  17,
);

/** The fire salamander as the old emblems have it: risen from the flames, and not burnt. Long sums below leave it less room. */
export const RisingSalamander = ({ lines }: { readonly lines: number }) => (
  <svg
    className={styles['salamander']}
    style={{ '--lines': lines } as CSSProperties}
    viewBox="20 -20 360 230"
    aria-hidden="true"
  >
    {FIRE.map(({ fill, d }) => (
      <path key={fill} className={styles['fire']} d={d.join('')} fill={fill} />
    ))}
    <g className={styles['sparks']} fill="var(--fs-finale-bright)">
      {SPARKS.map(([x, y], index) => (
        <circle key={x} className={styles['spark']} cx={x} cy={y} r={index % 2 === 0 ? 2.6 : 1.8} />
      ))}
    </g>
    <g className={styles['risen']}>
      <SalamanderShape shape={RISEN} skin="#17100d" spots="#ffc93f" legs={6.5} halo="var(--fs-finale-halo)" />
    </g>
  </svg>
);
