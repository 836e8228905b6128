import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { CRESTS } from './FigureShape.tsx';

/** A shape for each, so that tokens are told apart without colour: square, round, eight-sided, lozenge. Middle at (0, 0). */
const OUTLINES: Readonly<Record<Figure, string>> = {
  king: 'M-15-15H15V15H-15Z',
  queen: 'M0-17A17 17 0 010 17A17 17 0 010-17Z',
  monk: 'M-7-17H7L17-7V7L7 17H-7L-17 7V-7Z',
  robber: 'M0-21L21 0 0 21-21 0Z',
};

export const TokenShape = memo(({ figure }: { figure: Figure }) => (
  <g strokeLinejoin="round">
    <path d={OUTLINES[figure]} transform="translate(1.5 2.5)" fill="var(--fs-piece-edge)" opacity="0.45" data-shadow />
    <path d={OUTLINES[figure]} fill={`var(--fs-${figure})`} stroke="var(--fs-piece-edge)" strokeWidth="2.5" />
    <path
      d={CRESTS[figure]}
      transform="translate(-9 -9.5) scale(0.75)"
      fill={figure === 'monk' || figure === 'queen' ? '#2b1d12' : '#fdf3dc'}
      fillRule="evenodd"
    />
  </g>
));
