import {
  type Chamber,
  FIELDS_PER_SEAT,
  FIGURES,
  type Figure,
  ownerOf,
  type Place,
  ROWS,
  STONES,
  WINGS,
  type Wing,
} from '@wunderkammer/feuersalamander/pieces';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sheet: everything on the board is drawn in these units. */
export const SHEET = { width: 1248, height: 960 } as const;
export const CENTRE: Point = { x: SHEET.width / 2, y: SHEET.height / 2 };
export const CELL = 50;
/** Half the width of an arm, and of the dungeon between the arms. */
export const HALF = (STONES.length * CELL) / 2;
/** From the centre to the outer end of an arm. */
const REACH = HALF + ROWS.length * CELL;
export const FIELD_RADIUS = 27;
export const GATE_RADIUS = 26;

interface Arm {
  /** From the dungeon outwards. */
  readonly out: Point;
  /** From stone 1 to stone 3. */
  readonly across: Point;
}

/** The wings clockwise from the top, each the last one turned by a quarter. */
const ARMS: readonly Arm[] = [
  { out: { x: 0, y: -1 }, across: { x: 1, y: 0 } },
  { out: { x: 1, y: 0 }, across: { x: 0, y: 1 } },
  { out: { x: 0, y: 1 }, across: { x: -1, y: 0 } },
  { out: { x: -1, y: 0 }, across: { x: 0, y: -1 } },
];

const along = (wing: Wing, out: number, across: number): Point => {
  const arm = ARMS[WINGS.indexOf(wing)]!;
  return {
    x: CENTRE.x + arm.out.x * out + arm.across.x * across,
    y: CENTRE.y + arm.out.y * out + arm.across.y * across,
  };
};

const rowOut = (row: number): number => HALF + (ROWS.length - row + 0.5) * CELL;

/** The middle of a chamber; row 7 lies beside the dungeon (FS-1). */
export const chamberAt = ({ wing, row, stone }: Chamber): Point =>
  along(wing, rowOut(row), (stone - (STONES.length + 1) / 2) * CELL);

/** Beside a row, on the side of stone 1 (-1) or of stone 3 (1); in the corner between two arms a little further out. */
export const besideRow = (wing: Wing, row: number, side: -1 | 1): Point =>
  along(wing, rowOut(row) + (row === ROWS.length ? 7 : 0), side * (HALF + 28));

/** What all chambers of a wing lie in. */
export const armOf = (wing: Wing): Point & { readonly width: number; readonly height: number } => {
  const a = along(wing, HALF, -HALF);
  const b = along(wing, REACH, HALF);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
};

/** Where the road touches the outer end of a wing. */
export const gateAt = (wing: Wing): Point => along(wing, REACH + GATE_RADIUS + 1, 0);

/** The corner of a figure's home: king top left, then clockwise (FS-5). */
interface Corner {
  readonly right: boolean;
  readonly bottom: boolean;
}

const CORNERS: Readonly<Record<Figure, Corner>> = {
  king: { right: false, bottom: false },
  queen: { right: true, bottom: false },
  monk: { right: true, bottom: true },
  robber: { right: false, bottom: true },
};

/** The road through a corner, measured from the centre outwards, from the side of the sheet to its top or bottom. */
const ROAD: readonly Point[] = [
  { x: 552, y: 135 },
  { x: 564, y: 258 },
  { x: 530, y: 388 },
  { x: 374, y: 412 },
  { x: 212, y: 414 },
];

const inCorner = ({ right, bottom }: Corner, { x, y }: Point): Point => ({
  x: CENTRE.x + (right ? x : -x),
  y: CENTRE.y + (bottom ? y : -y),
});

/** The places of a corner's five fields, in the order in which they are walked. */
const fieldsIn = (figure: Figure): readonly Point[] => {
  const corner = CORNERS[figure];
  const points = ROAD.map((point) => inCorner(corner, point));
  return corner.right === corner.bottom ? points : points.reverse();
};

/** Where a track field lies, for the figures in play (FS-6). */
export const fieldAt = (field: number, figures: readonly Figure[]): Point =>
  fieldsIn(figures[ownerOf(field)]!)[field % FIELDS_PER_SEAT]!;

/** How wide a laid combination lies. */
export const LAID_WIDTH = 150;

export interface HomePlan {
  /** Top left of the building's drawing, 190 by 150. */
  readonly house: Point;
  /** Where the figure stands at home. */
  readonly start: Point;
  readonly token: Point;
  readonly name: Point;
  /** Top left of the laid combinations. */
  readonly laid: Point;
  /** Where the sticks lie that were thrown there last. */
  readonly sticks: Point;
  /** Top left of the cards that are noted of whoever lives there. */
  readonly notes: Point;
}

export const homeOf = (figure: Figure): HomePlan => {
  const { right, bottom } = CORNERS[figure];
  const top = bottom ? 614 : 108;
  const left = right ? SHEET.width - 124 - 190 : 124;
  // The figure stands on the side of the road, the token on the side of the cross.
  const [figureX, tokenX] = right ? [left + 130, left + 60] : [left + 60, left + 130];
  // At the bottom the road runs below the name: it makes way for the figures there.
  const aside = bottom ? (right ? 40 : -40) : 0;
  return {
    house: { x: left, y: top },
    start: { x: figureX, y: top + 180 },
    token: { x: tokenX, y: top + 184 },
    name: { x: left + 95 + aside, y: top + 238 },
    laid: { x: right ? CENTRE.x + 128 : CENTRE.x - 128 - LAID_WIDTH, y: top - 6 },
    sticks: { x: right ? CENTRE.x + 150 : CENTRE.x - 128 - LAID_WIDTH + 30, y: top + 150 },
    notes: { x: right ? CENTRE.x + 134 : CENTRE.x - 128 - LAID_WIDTH + 14, y: top + 96 },
  };
};

/** Where a figure stands. In the dungeon there is room for all four (FS-7). */
export const standsAt = (place: Place, figure: Figure, figures: readonly Figure[]): Point => {
  if (place.type === 'start') return homeOf(figure).start;
  if (place.type === 'track') return fieldAt(place.field, figures);
  const { right, bottom } = CORNERS[figure];
  return { x: CENTRE.x + (right ? 20 : -20), y: CENTRE.y + (bottom ? 28 : -9) };
};

/** The hidden pile and the cards laid off lie beside the gates of fire and water. */
export const PILE: Point = { x: 62, y: CENTRE.y };
export const LAID_OFF: Point = { x: SHEET.width - 62, y: CENTRE.y };

const smooth = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const curves = points.map((point, index) => {
    const before = at(index - 1);
    const next = at(index + 1);
    const after = at(index + 2);
    const bend = 5.5;
    return `C${(point.x + (next.x - before.x) / bend).toFixed(1)} ${(point.y + (next.y - before.y) / bend).toFixed(1)} ${(next.x - (after.x - point.x) / bend).toFixed(1)} ${(next.y - (after.y - point.y) / bend).toFixed(1)} ${next.x} ${next.y}`;
  });
  return `M${at(0).x} ${at(0).y}${curves.join('')}Z`;
};

/** The road round the cross, past every home and every wing's gate, whoever plays. */
const ROUND: readonly Point[] = FIGURES.flatMap((figure, index) => [
  ...fieldsIn(figure),
  // After the king's corner, top left, comes the first wing's gate, at the top.
  gateAt(WINGS[index]!),
]);
export const ROAD_PATH: string = smooth(ROUND);

const onRound = (field: number, figures: readonly Figure[]): number =>
  FIGURES.indexOf(figures[ownerOf(field)]!) * (FIELDS_PER_SEAT + 1) + (field % FIELDS_PER_SEAT);

/** The way over these fields along the road: past the gates, and past the homes of those who do not play. */
export const alongRoad = (fields: readonly number[], figures: readonly Figure[]): readonly Point[] =>
  fields.flatMap((field, index) => {
    const to = onRound(field, figures);
    const from = index === 0 ? to - 1 : onRound(fields[index - 1]!, figures);
    const steps = (to - from + ROUND.length) % ROUND.length;
    return Array.from({ length: steps }, (_, step) => ROUND[(from + step + 1 + ROUND.length) % ROUND.length]!);
  });

const { x: cx, y: cy } = CENTRE;
/** The outline of the cross, a little outside its chambers. */
export const crossPath = (margin: number): string => {
  const a = HALF + margin;
  const b = REACH + margin;
  return `M${cx - a} ${cy - a}V${cy - b}H${cx + a}V${cy - a}H${cx + b}V${cy + a}H${cx + a}V${cy + b}H${cx - a}V${cy + a}H${cx - b}V${cy - a}Z`;
};
