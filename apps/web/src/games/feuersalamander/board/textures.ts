import { WINGS, type Wing } from '@wunderkammer/feuersalamander/pieces';
import type { Strokes, Texture } from '../../Textured.tsx';

/** How each element is hatched: air in light strokes, water in waves, earth in stipple, fire in tongues. */
const HATCHES: Readonly<Record<Wing, Strokes['strokes']>> = {
  air: [
    [-2, 5, 'l7-7'],
    [4, 14, 'l10-10'],
  ],
  water: [
    [0, 3, 'q3-3 6 0t6 0'],
    [0, 9, 'q3-3 6 0t6 0'],
  ],
  earth: [
    [2, 2, 'h1.6'],
    [8, 5, 'h1.6'],
    [4, 9, 'h1.6'],
    [10, 11, 'h1.6'],
  ],
  fire: [
    [3, 12, 'q-3-4 0-7q-1 4 2 5'],
    [9, 7, 'q-3-4 0-7q-1 4 2 5'],
  ],
};

const hatchOf = (wing: Wing): Texture => ({
  id: `fs-hatch-${wing}`,
  width: 12,
  height: 12,
  pens: [{ strokes: HATCHES[wing], stroke: `var(--fs-${wing}-deep)`, strokeWidth: 1, strokeOpacity: 0.5 }],
});

export const HATCH: Readonly<Record<Wing, Texture>> = {
  air: hatchOf('air'),
  water: hatchOf('water'),
  earth: hatchOf('earth'),
  fire: hatchOf('fire'),
};

/** The fibres of the parchment, and a few specks. */
export const GRAIN: Texture = {
  id: 'fs-grain',
  width: 90,
  height: 90,
  pens: [
    {
      strokes: [
        [3, 12, 'q14-3 24 1'],
        [52, 6, 'q12 2 22-1'],
        [12, 38, 'q20 3 34-1'],
        [60, 46, 'q12-3 25 0'],
        [8, 66, 'q16-3 26 1'],
        [46, 78, 'q18 2 32-2'],
        [36, 22, 'q6 1 10-1'],
        [70, 28, 'q5-1 9 1'],
        [24, 54, 'q4 1 8 0'],
      ],
      stroke: 'var(--fs-ink)',
      strokeWidth: 0.7,
      strokeOpacity: 0.13,
    },
    {
      strokes: [
        [40, 62, 'h.01'],
        [78, 14, 'h.01'],
        [16, 84, 'h.01'],
      ],
      stroke: 'var(--fs-ink)',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeOpacity: 0.2,
    },
  ],
};

export const MASONRY: Texture = {
  id: 'fs-masonry',
  width: 16,
  height: 10,
  pens: [
    {
      strokes: [
        [0, 0, 'h16'],
        [0, 5, 'h16'],
        [4, 0, 'v5'],
        [12, 5, 'v5'],
      ],
      stroke: 'var(--fs-ink)',
      strokeWidth: 0.8,
      strokeOpacity: 0.45,
    },
  ],
};

/** The shaded side of things: lines so long that few are needed. */
export const SHADE: Texture = {
  id: 'fs-shade',
  width: 5,
  height: 400,
  turn: 45,
  pens: [{ strokes: [[0, 0, 'v400']], stroke: 'var(--fs-ink)', strokeWidth: 1.3, strokeOpacity: 0.5 }],
};

export const TEXTURES: readonly Texture[] = [GRAIN, ...WINGS.map((wing) => HATCH[wing]), MASONRY, SHADE];
