import { type CharacterId, characterOf } from '@wunderkammer/cast';
import type { Level } from '@wunderkammer/kernel';
import { useId } from 'react';
import styles from './Cameo.module.css';
import { SITTERS } from './portraits/sitters.ts';

/** What a frame is made of: wood, brass, silver, gold. */
const METALS: Readonly<Record<Level, string>> = {
  gentle: 'var(--cast-brown)',
  steady: 'var(--cast-brass)',
  sharp: 'var(--cast-silver)',
  master: 'var(--cast-gold)',
};
const RANKS: Readonly<Record<Level, number>> = { gentle: 1, steady: 2, sharp: 3, master: 4 };

/** Lines as an engraver lays them behind a head. */
const HATCHING = Array.from({ length: 23 }, (_, index) => `M-44 ${index * 4.4 - 50}H44`).join('');

/** Somebody of the cast in an oval frame, which says how well they play: by what it is made of, and by the marks on its plate. */
const Cameo = ({ of: id }: { of: CharacterId }) => {
  const clip = useId();
  const { Sitter, ground } = SITTERS[id];
  return (
    <svg className={styles['cameo']} viewBox="-52 -60 104 120" aria-hidden="true">
      <clipPath id={clip}>
        <ellipse rx="43" ry="50" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <ellipse rx="44" ry="51" fill={`var(--cast-${ground})`} />
        <path d={HATCHING} className={styles['hatching']} />
        <g fill="none" stroke="var(--cast-ink)" strokeWidth="2.600" strokeLinecap="round" strokeLinejoin="round">
          <Sitter />
        </g>
      </g>
      <Frame level={characterOf(id).mind.level} />
    </svg>
  );
};
export default Cameo;

const Frame = ({ level }: { level: Level }) => {
  const rank = RANKS[level];
  const half = 3 + rank * 4;
  return (
    <g fill="none" stroke="var(--cast-ink)">
      <ellipse rx="46" ry="53" strokeWidth="10" />
      <ellipse rx="46" ry="53" stroke={METALS[level]} strokeWidth="6.400" />
      {level === 'gentle' && (
        <path
          d="M-44 -16C-46 -6 -46 8 -44 18M44 -20C47 -6 46 6 45 14M-22 -47C-8 -53 8 -54 18 -50"
          strokeWidth="1.200"
          opacity="0.6"
        />
      )}
      {level === 'steady' && <ellipse rx="46" ry="53" strokeWidth="1.200" opacity="0.6" />}
      {level === 'sharp' && (
        <ellipse rx="46" ry="53" strokeWidth="2.600" strokeDasharray="0 6.800" strokeLinecap="round" />
      )}
      {level === 'master' && (
        <>
          <ellipse rx="46" ry="53" stroke="var(--cast-oxblood)" strokeWidth="2.600" strokeDasharray="5 8" />
          <path d="M-15 -51L-11 -58.500H11L15 -51C6 -47 -6 -47 -15 -51Z" fill={METALS[level]} strokeWidth="2" />
          <path d="M0 -57.500L4 -53.500L0 -49.500L-4 -53.500Z" fill="var(--cast-oxblood)" strokeWidth="1" />
        </>
      )}
      <path
        d={`M${-half} 48.500H${half}L${half + 3} 53.500L${half} 59H${-half}L${-half - 3} 53.500Z`}
        fill={METALS[level]}
        strokeWidth="2"
      />
      <path
        d={Array.from({ length: rank }, (_, index) => `M${index * 8 - (rank - 1) * 4} 51v5.500`).join('')}
        strokeWidth="3.600"
        strokeLinecap="round"
      />
    </g>
  );
};
