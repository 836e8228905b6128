import { hatch } from '../board/scatter.ts';
import { SunFace } from '../board/vignettes/Sun.tsx';

const DROPS = [-32, -20, 20, 32];

/** Sun: shining over a garden wall with sunflowers. */
export const SunCard = () => (
  <>
    <g transform="translate(0 -24) scale(0.45)" strokeWidth="3">
      <SunFace />
    </g>
    {DROPS.map((x) => (
      <path key={x} d={`M${x} ${14 - Math.abs(x) / 4}q-3 6 0 8q3 -2 0 -8z`} fill="var(--dm-flame)" strokeWidth="1" />
    ))}
    <path d="M-41 36H41V61H-41Z" fill="var(--dm-masonry)" />
    <path
      d="M-41 44H41M-41 52H41M-30 36v8M-10 36v8M12 36v8M32 36v8M-20 44v8M2 44v8M24 44v8M-30 52v9M-10 52v9M12 52v9M32 52v9"
      strokeWidth="1.1"
    />
    <path d="M-28 36C-28 28 -26 26 -25 22M0 36V20M27 36C27 28 26 26 25 22" strokeWidth="2.2" stroke="var(--dm-fir)" />
    {[-25, 0, 25].map((x) => (
      <g key={x} transform={`translate(${x} 20)`}>
        <circle r="7" fill="var(--dm-gold)" strokeDasharray="2.2 1.6" strokeWidth="3" />
        <circle r="3.6" fill="var(--dm-umber)" strokeWidth="1" />
      </g>
    ))}
    <path d={hatch({ x: 36, y: 38 }, { x: 36, y: 58 }, 6, 5, 0)} strokeWidth="1" />
  </>
);
