import type { Seal } from '../seal.ts';
import { SalamanderSign } from './pieces/SalamanderSign.tsx';

export const seal: Seal = {
  ground: '#5a1c14',
  sign: (
    <g transform="rotate(-38 24 24) translate(6 13.200) scale(0.9)">
      <SalamanderSign skin="#f0e3c8" spots="#c4541f" />
    </g>
  ),
};
