import { hatch } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

/** A fir in four tiers, its foot at (x, y). */
const fir = (x: number, y: number, height: number): string => {
  const width = height * 0.3;
  const tiers = [0.28, 0.52, 0.76, 1];
  const side = (sign: number): string[] =>
    tiers.flatMap((tier, index) => {
      const reach = width * (0.45 + 0.55 * tier);
      const below = y - height + height * 0.88 * tier;
      return index === tiers.length - 1
        ? [`${x + sign * reach} ${below}`]
        : [`${x + sign * reach} ${below}`, `${x + sign * reach * 0.45} ${below - height * 0.03}`];
    });
  return `M${x} ${y - height}L${[...side(1), ...side(-1).reverse()].join('L')}Z`;
};

const TREES = [
  { x: -58, y: 34, height: 78 },
  { x: 56, y: 36, height: 84 },
  { x: -30, y: 38, height: 104 },
  { x: 27, y: 40, height: 112 },
  { x: -2, y: 44, height: 92 },
] as const;

export const Forest = () => (
  <>
    <Sky />
    <path d="M52 -66a15 15 0 1 0 10 24 12 12 0 1 1 -10 -24z" fill="var(--dm-gold)" />
    <Ground top={30} fill="var(--dm-moss)" />
    {TREES.map(({ x, y, height }) => (
      <g key={x}>
        <path d={`M${x - 4} ${y - 14}v16h8v-16`} fill="var(--dm-umber)" />
        <path d={fir(x, y, height)} fill="var(--dm-fir)" strokeLinejoin="round" />
        <path
          d={hatch(
            { x: x + 2, y: y - height * 0.82 },
            { x: x + 4, y: y - height * 0.22 },
            8,
            height * 0.11,
            height * 0.06,
          )}
          strokeWidth="1.4"
        />
      </g>
    ))}
  </>
);
