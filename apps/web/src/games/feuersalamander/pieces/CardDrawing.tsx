import { type Kind, typeOf, type Wing } from '@wunderkammer/feuersalamander/pieces';
import { memo, type ReactNode } from 'react';
import { isWing, ROMAN, worthOf } from '../cards.ts';
import { PLANETS, pebbles, TRIANGLES } from './marks.tsx';
import { SalamanderSign } from './SalamanderSign.tsx';

export const CARD_SIZE = { width: 100, height: 143 } as const;

/** Cards are drawn in a box of this size. */
export const CARD_FRAME = (
  <>
    <rect
      width="100"
      height="143"
      rx="6"
      fill="var(--fs-card)"
      stroke="var(--fs-piece-edge)"
      strokeWidth="2"
      data-edge
    />
    <rect x="6" y="6" width="88" height="131" rx="2" fill="none" stroke="var(--fs-card-ink)" strokeWidth="2.2" />
    <rect x="10" y="10" width="80" height="123" fill="none" stroke="var(--fs-card-ink)" strokeWidth="0.9" />
  </>
);

/** What is behind a wing's triangle: a sky, a sea, a field, a blaze. */
const SCENES: Readonly<Record<Wing, string>> = {
  air: 'M14 30q8-8 16 0q8-7 14 1M58 24q7-7 13 0q7-6 13 1M14 112q9-8 17 0q8-7 15 1M56 118q8-7 14 0q8-6 14 0M16 70h8M78 64h8M18 86h6M76 84h9M22 48h5M74 44h6',
  water:
    'M12 30q6-5 12 0t12 0 12 0 12 0 12 0 12 0M12 40q6-5 12 0t12 0 12 0 12 0 12 0 12 0M12 108q6-5 12 0t12 0 12 0 12 0 12 0 12 0M12 117q6-5 12 0t12 0 12 0 12 0 12 0 12 0M12 126q6-5 12 0t12 0 12 0 12 0 12 0 12 0',
  earth:
    'M12 104Q50 92 88 104M12 112Q50 100 88 112M12 120Q50 108 88 120M12 128Q50 116 88 128M18 34v-12M18 28l-4-4M18 28l4-4M82 34v-12M82 28l-4-4M82 28l4-4M26 38v-9M74 38v-9',
  fire: 'M14 130C10 112 22 108 18 94C28 102 26 116 24 130M30 130C26 116 38 112 36 100C46 110 40 120 42 130M86 130C90 112 78 108 82 94C72 102 74 116 76 130M70 130C74 116 62 112 64 100C54 110 60 120 58 130M50 22v-8M34 26l-4-7M66 26l4-7M22 36l-7-5M78 36l7-5',
};

const WingEmblem = ({ wing }: { wing: Wing }) => (
  <>
    <path d={SCENES[wing]} fill="none" stroke={`var(--fs-${wing})`} strokeWidth="1.8" strokeLinecap="round" />
    <path d={SCENES[wing]} fill="none" stroke="var(--fs-card-ink)" strokeWidth="0.7" strokeLinecap="round" />
    <path
      d={TRIANGLES[wing]}
      transform="translate(16 36) scale(2.83)"
      fill={`var(--fs-${wing})`}
      stroke="var(--fs-card-ink)"
      strokeWidth="0.9"
      strokeLinejoin="round"
    />
  </>
);

const RowEmblem = ({ row }: { row: number }) => {
  const numeral = ROMAN[row - 1]!;
  return (
    <>
      <path d="M20 128V62C20 30 80 30 80 62V128" fill="none" stroke="var(--fs-card-ink)" strokeWidth="2" />
      <path d="M26 128V64C26 38 74 38 74 64V128" fill="none" stroke="var(--fs-card-ink)" strokeWidth="0.9" />
      <path d="M16 128H84M16 124H30M70 124H84" stroke="var(--fs-card-ink)" strokeWidth="1.6" />
      {Array.from({ length: row }, (_, index) => {
        const angle = Math.PI * (1 + (index + 0.5) / row);
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return (
          <path
            key={angle}
            d={`M${(50 + x * 33).toFixed(1)} ${(58 + y * 31).toFixed(1)}L${(50 + x * 40).toFixed(1)} ${(58 + y * 42).toFixed(1)}`}
            stroke="var(--fs-gold)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        );
      })}
      <path
        d={PLANETS[row - 1]}
        transform="translate(39 46) scale(1.1)"
        fill="none"
        stroke="var(--fs-card-ink)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <text
        x="50"
        y="108"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={numeral.length > 2 ? 31 : 40}
        fontWeight="600"
        fill="var(--fs-card-ink)"
      >
        {numeral}
      </text>
    </>
  );
};

const StoneEmblem = ({ stone }: { stone: number }) => (
  <>
    <path
      d="M14 118Q30 108 50 112T86 116M18 124H40M54 126H82M22 22l3 5M34 16l1 6M66 16l-1 6M78 22l-3 5M50 14v6"
      fill="none"
      stroke="var(--fs-card-ink)"
      strokeWidth="1.1"
      strokeLinecap="round"
    />
    <path
      d={pebbles(stone)}
      transform="translate(13 36) scale(3.08)"
      fill="var(--fs-wood-light)"
      stroke="var(--fs-card-ink)"
      strokeWidth="0.9"
      strokeLinejoin="round"
    />
    <path
      d={pebbles(stone)}
      transform="translate(20.5 42.5) scale(2.44)"
      fill="none"
      stroke="var(--fs-wood-dark)"
      strokeWidth="0.8"
      strokeDasharray="4 1.5 1.6 9"
      strokeLinecap="round"
    />
    <path
      d="M20 112l3-8M26 113l1-10M72 114l2-9M78 115l-2-10M84 115l2-7M34 116h10M60 118h8"
      fill="none"
      stroke="var(--fs-earth)"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </>
);

/** A card like an old emblem print. */
export const CardFace = memo(({ kind }: { kind: Kind }) => (
  <g>
    {CARD_FRAME}
    {isWing(kind) ? (
      <WingEmblem wing={kind} />
    ) : typeOf(kind) === 'row' ? (
      <RowEmblem row={worthOf(kind)} />
    ) : (
      <StoneEmblem stone={worthOf(kind)} />
    )}
  </g>
));

/** A card that lies under another. */
export const CardEdge = () => (
  <rect
    width="100"
    height="143"
    rx="6"
    fill="var(--fs-card-back)"
    stroke="var(--fs-piece-edge)"
    strokeWidth="2"
    data-edge
  />
);

/** The ground of a back, with a sign in its middle, around the origin. */
export const CardBackWith = ({ children }: { children: ReactNode }) => (
  <g>
    <CardEdge />
    <rect x="7" y="7" width="86" height="129" rx="2" fill="none" stroke="var(--fs-card-gilt)" strokeWidth="1.6" />
    <path
      d="M7 39L39 7M7 71L71 7M7 103L93 17M7 135L93 49M39 136L93 81M71 136L93 113M93 39L61 7M93 71L29 7M93 103L7 17M93 135L7 49M61 136L7 81M29 136L7 113"
      stroke="var(--fs-card-gilt)"
      strokeWidth="0.7"
      opacity="0.55"
    />
    <ellipse
      cx="50"
      cy="71.5"
      rx="37"
      ry="27"
      fill="var(--fs-card-back)"
      stroke="var(--fs-card-gilt)"
      strokeWidth="1.6"
    />
    <g transform="translate(50 71.500)">{children}</g>
  </g>
);

/** All backs are alike. */
export const CardBack = memo(() => (
  <CardBackWith>
    <g transform="translate(-31 -18.500) scale(1.55)">
      <SalamanderSign skin="var(--fs-card-sign)" spots="var(--fs-card-spots)" />
    </g>
  </CardBackWith>
));
