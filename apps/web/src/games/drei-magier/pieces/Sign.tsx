import type { WandSymbol } from '@wunderkammer/drei-magier/pieces';
import { star } from '../board/scatter.ts';

/** The face of a wand: an arrow for power, a star for magic, nothing but an empty ring for fate. Around the origin, 20 wide. */
export const Sign = ({ symbol }: { symbol: WandSymbol }) => {
  switch (symbol) {
    case 'power':
      return <path d="M0 -10L8 0H3V10H-3V0H-8Z" fill="currentColor" />;
    case 'magic':
      return <path d={star(6, 10, 4.2)} fill="currentColor" />;
    case 'fate':
      return <circle r="7.5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.2" />;
  }
};
