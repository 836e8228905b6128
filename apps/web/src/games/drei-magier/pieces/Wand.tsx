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

const GRAIN = 'M-44 -14H-20M-8 -16H30M6 -8H48M-50 -6H-28M-40 8H-6M10 13H46M-30 16H4M30 6H54';

/** A notch in an edge, its middle at the origin. */
const Notch = ({ x }: { x: number }) => (
  <path
    d={`M${x - 9} 0L${x} -11L${x + 9} 0L${x} 11Z`}
    fill="var(--dm-notch)"
    stroke="var(--dm-notch-edge)"
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

/** As many notches as there are in an edge, along a level line through the origin. */
export const Notches = ({ count }: { count: number }) => NOTCHES[count]!.map((x) => <Notch key={x} x={x} />);

/** One side of a wand, flat: around the origin, so large as is said. */
export const WAND_SIDE = { width: 132, height: 42 } as const;

/** Where the sign of a side stands: on both sides of the notches. */
const SIGNS = [-44, 44];

export const WandSideDrawing = ({ colour, symbol }: { colour: Colour; symbol: WandSymbol }) => (
  <>
    <rect x={-WAND_SIDE.width / 2} y={-WAND_SIDE.height / 2} {...WAND_SIDE} fill={`var(--dm-wand-${colour})`} />
    <path d={GRAIN} stroke="var(--dm-wand-grain)" strokeWidth="1" opacity="0.35" />
    {SIGNS.map((x) => (
      <g key={x} transform={`translate(${x} 0) scale(1.4)`} color={`var(--dm-wand-${colour}-sign)`}>
        <Sign symbol={symbol} />
      </g>
    ))}
  </>
);

/** A three-sided prism seen from above: two faces, and the edge between them. Around the origin, 132 by 42. */
export const Wand = ({ colour, face }: { colour: Colour; face: WandFace }) => (
  <g stroke="var(--dm-outline)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path d={UPPER} fill={`var(--dm-wand-${colour})`} />
    <path d={LOWER} fill={`var(--dm-wand-${colour}-shade)`} />
    <path d={GRAIN} stroke="var(--dm-wand-grain)" strokeWidth="1" opacity="0.35" />
    <path d="M-66 0H66" strokeWidth="1.6" />
    {face.type === 'notches' && <Notches count={face.count} />}
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
