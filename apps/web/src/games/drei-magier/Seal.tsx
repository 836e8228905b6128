import type { Seal } from '../seal.ts';
import { HAT_OUTLINES } from './pieces/Hat.tsx';

export const seal: Seal = {
  ground: '#1d2433',
  sign: (
    <>
      <path d={HAT_OUTLINES.red} transform="translate(23.500 72) scale(0.52)" fill="#f0e3c8" />
      <path
        d="M36 10l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200zM11 14l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z"
        fill="#c9a557"
      />
    </>
  ),
};
