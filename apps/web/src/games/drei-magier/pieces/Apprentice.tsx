import type { Colour } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { HAT_OUTLINES, Hat } from './Hat.tsx';
import { PowerStone } from './PowerStone.tsx';

const TUNIC = 'M-15 0C-15 -12 -11 -22 -7 -32L7 -32C11 -22 15 -12 15 0C8 4 -8 4 -15 0Z';
const HEAD = 'M-8 -36a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z';
/** The hat of the master, several sizes smaller. */
const SMALL = 'translate(0 1) scale(0.58)';

/** An apprentice, small; the foot at the origin, on the power stone if there is one. */
export const Apprentice = memo(({ colour, stone = false }: { colour: Colour; stone?: boolean }) => (
  <g stroke="var(--dm-outline)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    {stone && <PowerStone />}
    <g transform={stone ? 'translate(0 -5)' : undefined}>
      <path d={`${TUNIC}${HEAD}`} fill="var(--dm-halo)" stroke="var(--dm-halo)" strokeWidth="8" />
      <path d={HAT_OUTLINES[colour]} transform={SMALL} fill="var(--dm-halo)" stroke="var(--dm-halo)" strokeWidth="14" />
      <path d={TUNIC} fill={`var(--dm-${colour})`} />
      <path d="M-11 -14C-4 -11 4 -11 11 -14" fill="none" stroke={`var(--dm-${colour}-trim)`} strokeWidth="2.4" />
      <path d={HEAD} fill="var(--dm-skin)" />
      <path d="M-3 -35h.1M3 -35h.1M-2.5 -31q2.5 2 5 0" fill="none" strokeWidth="1.8" />
      <g transform={SMALL} strokeWidth="3.2">
        <Hat colour={colour} />
      </g>
    </g>
  </g>
));
