import { type Kind, typeOf, type Wing } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { isWing, ROMAN, worthOf } from '../cards.ts';

/** The alchemists' triangles, in a box of 24: air and fire point up, water and earth down; air and earth have a bar. */
export const TRIANGLES: Readonly<Record<Wing, string>> = {
  air: 'M12 3L22 20H2ZM4.5 13.500H19.5',
  water: 'M12 21L22 4H2Z',
  earth: 'M12 21L22 4H2ZM4.5 10.500H19.5',
  fire: 'M12 3L22 20H2Z',
};

/** One pebble, not quite round, with its left end at (x, y). */
const pebble = (x: number, y: number, size: number): string => {
  const at = (...numbers: readonly number[]): string => numbers.map((number) => (number * size).toFixed(2)).join(' ');
  return `M${x.toFixed(2)} ${y.toFixed(2)}c${at(1.6, -2.6, 5.4, -3.1, 7.6, -1.3)} ${at(1.9, 1.6, 2, 4.3, 0.3, 5.9)} ${at(-2, 1.9, -5.6, 1.9, -7.4, 0.2)} ${at(-1.5, -1.4, -1.5, -3.1, -0.5, -4.8)}z`;
};

interface Pebble {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** As many pebbles as the stone counts, in a box of 24. */
const PEBBLES: readonly (readonly Pebble[])[] = [
  [{ x: 5.4, y: 9.4, size: 1.5 }],
  [
    { x: 1.6, y: 10.3, size: 1.12 },
    { x: 13, y: 10.3, size: 1.12 },
  ],
  [
    { x: 2.2, y: 14.6, size: 1.08 },
    { x: 13, y: 14.6, size: 1.08 },
    { x: 7.7, y: 5.4, size: 1.08 },
  ],
];

/** The pebbles of a stone in a box whose corner and scale are given; of 24 at (0, 0) if not. */
export const pebbles = (stone: number, left = 0, top = 0, scale = 1): string =>
  PEBBLES[stone - 1]!.map(({ x, y, size }) => pebble(left + x * scale, top + y * scale, size * scale)).join('');

/** The seven wanderers beside the rows, in a box of 20: an ornament that means nothing (FS-1). */
export const PLANETS: readonly string[] = [
  'M12 2.500a8 8 0 100 15 6.5 6.5 0 010-15z',
  'M10 6.500a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM6 3a4.5 4.5 0 008 0M10 13.500V19M7 16.500H13',
  'M10 2.500a4.2 4.2 0 100 8.4 4.2 4.2 0 000-8.400zM10 11V18.500M6.8 15H13.2',
  'M10 3a7 7 0 100 14 7 7 0 000-14zM10 9.200v1.6',
  'M8 8.500a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM11.5 9.500L17 3.500M12.5 3H17.500V8',
  'M4.5 5.500C6 2 11.5 2.8 10.5 7.5 10 10 7 13 4.5 13.500H16M13 4.500V18',
  'M7 2.500V15M4 5.500H10.500M7 9.500C10 6.5 14 8 13 11.5 12.5 13.5 11 15 12 17.5',
];

interface KindMarkProps {
  readonly kind: Kind;
  readonly size?: number;
}

/** A card's sign: a wing's triangle, a row's Roman figure, a stone's pebbles. */
export const KindMark = memo(({ kind, size = 24 }: KindMarkProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <KindSign kind={kind} />
  </svg>
));

/** The same, to be placed within a drawing; fills a box of 24. */
export const KindSign = ({ kind }: { kind: Kind }) => {
  if (isWing(kind)) {
    return (
      <path
        d={TRIANGLES[kind]}
        fill={`var(--fs-${kind})`}
        stroke="var(--fs-card-ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    );
  }
  if (typeOf(kind) === 'row') {
    const numeral = ROMAN[worthOf(kind) - 1]!;
    return (
      <>
        <path d="M2 4H22M2 20H22" stroke="var(--fs-card-ink)" strokeWidth="1.2" strokeLinecap="round" />
        <text
          x="12"
          y="17"
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize={numeral.length > 2 ? 13 : 15}
          fontWeight="600"
          fill="var(--fs-card-ink)"
        >
          {numeral}
        </text>
      </>
    );
  }
  return (
    <path
      d={pebbles(worthOf(kind))}
      fill="var(--fs-wood-light)"
      stroke="var(--fs-card-ink)"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  );
};
