import { dots, polar, ray, scatter, star } from '../board/scatter.ts';
import { MoonFace } from '../board/vignettes/Moon.tsx';

const next = scatter(7);
const SKY = dots(Array.from({ length: 46 }, () => ({ x: 14 + next() * 72, y: 14 + next() * 132 })));
const RAYS = Array.from({ length: 24 }, (_, index) => ray(index * 15, 33, index % 2 === 0 ? 40 : 36)).join('');
const SEVEN = Array.from({ length: 7 }, (_, index) => polar((index * 360) / 7, 48));

/** The back of all tarot cards: the moon among seven stars. Drawn like their faces. */
export const TarotBack = () => (
  <g fill="none" stroke="var(--dm-brass)" strokeLinecap="round" strokeLinejoin="round">
    <rect width="100" height="160" rx="7" fill="var(--dm-sky)" stroke="none" />
    <rect x="5" y="5" width="90" height="150" rx="3" strokeWidth="2" />
    <rect x="8.500" y="8.500" width="83" height="143" rx="1.500" strokeWidth="0.8" />
    <path d={SKY} stroke="var(--dm-star)" strokeWidth="0.9" />
    <g transform="translate(50 80)">
      <path d={RAYS} strokeWidth="1.2" />
      <circle r="31" fill="var(--dm-sky)" strokeWidth="1.400" />
      <g transform="translate(8 0) scale(0.45)" stroke="var(--dm-ink)" strokeWidth="3">
        <MoonFace />
      </g>
      {SEVEN.map(({ x, y }) => (
        <path
          key={x}
          d={star(6, 5, 2)}
          transform={`translate(${x * 0.82} ${y * 1.22})`}
          fill="var(--dm-brass)"
          stroke="none"
        />
      ))}
    </g>
  </g>
);
