import { type Colour, SYMBOLS, type WandSymbol } from '@wunderkammer/drei-magier/pieces';
import { Sign } from './Sign.tsx';

/** What a wand shows: notches on its upper edge, or the symbols of the two faces in view. */
export type WandFace =
  | { readonly type: 'notches'; readonly count: number }
  | { readonly type: 'signs'; readonly down: WandSymbol }
  | { readonly type: 'unthrown' };

const UPPER = 'M-66 0L-58 -21H58L66 0Z';
const LOWER = 'M-66 0L-58 21H58L66 0Z';
/** Where the notches are cut, by their number. */
const NOTCHES: readonly (readonly number[])[] = [[], [0], [-16, 16]];

/** A three-sided prism seen from above: two faces, and the edge between them. Around the origin, 132 by 42. */
export const Wand = ({ colour, face }: { colour: Colour; face: WandFace }) => (
  <g stroke="var(--dm-outline)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d={UPPER} fill={`var(--dm-wand-${colour})`} />
    <path d={LOWER} fill={`var(--dm-wand-${colour}-shade)`} />
    <path
      d="M-44 -14H-20M-8 -16H30M6 -8H48M-50 -6H-28M-40 8H-6M10 13H46M-30 16H4M30 6H54"
      stroke="var(--dm-wand-grain)"
      strokeWidth="1"
      opacity="0.35"
    />
    <path d="M-66 0H66" strokeWidth="1.6" />
    {face.type === 'notches' &&
      NOTCHES[face.count]?.map((x) => (
        <path
          key={x}
          d={`M${x - 9} 0L${x} -11L${x + 9} 0L${x} 11Z`}
          fill="var(--dm-notch)"
          stroke="var(--dm-notch-edge)"
        />
      ))}
    {face.type === 'signs' &&
      SYMBOLS.filter((symbol) => symbol !== face.down).map((symbol, index) => (
        <g
          key={symbol}
          transform={`translate(${index === 0 ? -26 : 26} ${index === 0 ? -10.5 : 10.5}) scale(0.95)`}
          color={`var(--dm-wand-${colour}-sign)`}
          stroke="none"
        >
          <Sign symbol={symbol} />
        </g>
      ))}
  </g>
);
