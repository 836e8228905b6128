import type { StickSymbol } from '@wunderkammer/feuersalamander/pieces';
import { SalamanderSign } from './SalamanderSign.tsx';

export type Face =
  | { readonly type: 'pips'; readonly pips: number }
  | { readonly type: 'symbol'; readonly symbol: StickSymbol }
  | { readonly type: 'key' }
  | { readonly type: 'blank' };

/** Burnt marks along the bar. */
const PIPS: readonly (readonly number[])[] = [[60], [42, 78], [30, 60, 90], [24, 48, 72, 96]];

const KeyMark = () => (
  <g stroke="var(--fs-burnt)" strokeWidth="3.4" fill="none" strokeLinecap="round">
    <circle cx="-16" r="8" />
    <path d="M-8 0H24M24 0V8M16 0V6" />
  </g>
);

/** What is burnt into a side, in a box of 120 by 44. */
const FaceMark = ({ face }: { face: Face }) => {
  switch (face.type) {
    case 'pips':
      return PIPS[face.pips - 1]!.map((x) => (
        <g key={x} transform={`translate(${x} 22)`}>
          <circle r="7" fill="var(--fs-burnt)" />
          <path d="M-4 0A4 4 0 010-4" fill="none" stroke="var(--fs-wood-light)" strokeWidth="1.2" opacity="0.6" />
        </g>
      ));
    case 'symbol':
      return face.symbol === 'salamander' ? (
        <g transform="translate(34 6.500) scale(1.300)">
          <SalamanderSign skin="var(--fs-burnt)" spots="var(--fs-wood-light)" />
        </g>
      ) : (
        <g transform="translate(60 22)" stroke="var(--fs-burnt)" strokeWidth="2.6" fill="none">
          <circle r="11" />
          <circle r="5.5" fill="var(--fs-burnt)" stroke="none" />
          <path d="M-32 0H-18M18 0H32" strokeLinecap="round" />
        </g>
      );
    case 'key':
      return (
        <g transform="translate(60 22)">
          <KeyMark />
        </g>
      );
    case 'blank':
      return null;
  }
};

interface StickSideProps {
  readonly face: Face;
  /** Whether the key is on this side too, small and at its edge: one side of each stick has it. */
  readonly withKey?: boolean;
}

/** One side of a bar, flat: wood with its grain and its marks. */
export const SIDE = { x: 4, y: 8, width: 106, height: 30 } as const;

export const StickSideDrawing = ({ face, withKey = false }: StickSideProps) => (
  <>
    <rect {...SIDE} fill="var(--fs-wood)" />
    <path
      d="M8 13Q40 11 70 14T106 12M8 20Q30 22 50 19M66 24Q86 22 106 25M8 33Q44 30 80 34T106 32"
      fill="none"
      stroke="var(--fs-wood-dark)"
      strokeWidth="0.9"
      opacity="0.6"
    />
    <g transform="translate(-3 1)">
      <FaceMark face={face} />
      {withKey && (
        <g transform="translate(103 22) rotate(-90) scale(0.52)">
          <KeyMark />
        </g>
      )}
    </g>
  </>
);

/** One side of a four-sided bar, in a box of 120 by 44, with a glimpse of the side above it. */
export const StickShape = (props: StickSideProps) => (
  <g strokeLinejoin="round">
    <path d="M4 8L10 2H116L110 8Z" fill="var(--fs-wood-light)" stroke="var(--fs-piece-edge)" strokeWidth="1.5" />
    <path d="M110 8L116 2V32L110 38Z" fill="var(--fs-wood-dark)" stroke="var(--fs-piece-edge)" strokeWidth="1.5" />
    <StickSideDrawing {...props} />
    <rect {...SIDE} fill="none" stroke="var(--fs-piece-edge)" strokeWidth="1.5" />
  </g>
);
