import { memo } from 'react';
import { Textured } from '../../Textured.tsx';
import { SHEET } from './geometry.ts';
import { GRAIN } from './textures.ts';

const { width, height } = SHEET;

/** A torn edge: small steps in and out, always the same. */
const torn = (length: number, seed: number): readonly number[] =>
  Array.from(
    { length: Math.round(length / 26) },
    (_, index) => 2.6 * Math.sin(index * 2.7 + seed) + 1.6 * Math.sin(index * 5.3),
  );

const EDGE = [
  'M6 6',
  ...torn(width, 1).map(
    (by, index, all) => `L${(((index + 1) / all.length) * (width - 12) + 6).toFixed(0)} ${(5 + by).toFixed(1)}`,
  ),
  ...torn(height, 4).map(
    (by, index, all) =>
      `L${(width - 5 + by).toFixed(1)} ${(((index + 1) / all.length) * (height - 12) + 6).toFixed(0)}`,
  ),
  ...torn(width, 2).map(
    (by, index, all) =>
      `L${(width - 6 - ((index + 1) / all.length) * (width - 12)).toFixed(0)} ${(height - 5 + by).toFixed(1)}`,
  ),
  ...torn(height, 7).map(
    (by, index, all) =>
      `L${(5 + by).toFixed(1)} ${(height - 6 - ((index + 1) / all.length) * (height - 12)).toFixed(0)}`,
  ),
  'Z',
].join('');

/** The parchment: grain, a ring left by a cup, foxing, folds. */
export const Sheet = memo(() => (
  <g>
    <path d={EDGE} fill="var(--fs-sheet)" stroke="var(--fs-sheet-edge)" strokeWidth="6" strokeLinejoin="round" />
    <Textured texture={GRAIN} box={{ x: 0, y: 0, ...SHEET }}>
      <path d={EDGE} />
    </Textured>
    <g fill="var(--fs-stain)" opacity="0.2">
      <path d="M30 30C120 60 90 130 40 150 10 110 8 60 30 30Z" />
      <path d="M1210 930C1120 900 1150 830 1205 812 1240 850 1242 900 1210 930Z" />
      <circle cx="520" cy="330" r="9" />
      <circle cx="736" cy="640" r="12" />
      <circle cx="710" cy="330" r="5" />
      <circle cx="505" cy="662" r="6" />
      <circle cx="1090" cy="370" r="7" />
      <circle cx="150" cy="590" r="8" />
    </g>
    <circle cx="1006" cy="300" r="62" fill="none" stroke="var(--fs-stain)" strokeWidth="6" opacity="0.28" />
    <path
      d={`M${width / 3} 8V${height - 8}M${(width * 2) / 3} 8V${height - 8}M8 ${height / 2}H${width - 8}`}
      stroke="var(--fs-ink)"
      strokeWidth="1.2"
      opacity="0.09"
    />
  </g>
));
