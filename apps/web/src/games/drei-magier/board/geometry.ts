import { type Field, LINKS, type Link, PATH_FIELDS, type Place, SQUARE } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';

/*
 * Where everything lies on the chart, computed from the board's data: a corrected board needs no new drawing.
 * All lengths are units of the drawing.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOARD = { width: 1280, height: 1080 } as const;

/** A place is a medallion: a picture inside, its name on the ring. */
export const MEDALLION = { outer: 122, inner: 92 } as const;

export const FIELD_RADIUS = 19;
export const SYMBOL_RADIUS = 25;

/** From the edge of the chart to the middle of the outermost places. */
const MARGIN = { x: 190, y: 172 } as const;

/** How far a road swings to either side; short roads swing more, or their fields would touch. */
const SWING = { short: 40, long: 27 } as const;
const SHORT_ROAD = 160;

const spread = (index: number, count: number, length: number, margin: number): number =>
  count < 2 ? length / 2 : margin + (index * (length - 2 * margin)) / (count - 1);

const PLACE_POINTS: ReadonlyMap<Place, Point> = new Map(
  SQUARE.flatMap((row, y) =>
    row.map((place, x): [Place, Point] => [
      place,
      { x: spread(x, row.length, BOARD.width, MARGIN.x), y: spread(y, SQUARE.length, BOARD.height, MARGIN.y) },
    ]),
  ),
);

export const placePoint = (place: Place): Point => {
  const point = PLACE_POINTS.get(place);
  if (point === undefined) throw new Error(`no place ${place}`);
  return point;
};

/** A point of a road: 0 at the rim of its first place, 1 at the rim of the other. */
const roadPoint = (link: Link, at: number): Point => {
  const a = placePoint(link.a);
  const b = placePoint(link.b);
  const whole = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / whole, y: (b.y - a.y) / whole };
  const length = whole - 2 * MEDALLION.outer;
  const side = LINKS.indexOf(link) % 2 === 0 ? 1 : -1;
  const swing = side * (length < SHORT_ROAD ? SWING.short : SWING.long) * Math.sin(2 * Math.PI * at);
  const far = MEDALLION.outer + length * at;
  return { x: a.x + along.x * far - along.y * swing, y: a.y + along.y * far + along.x * swing };
};

/** Neighbours in the square that no road joins: what lies between them is not to be passed, and must look it. */
export const APART: readonly (readonly [Place, Place])[] = SQUARE.flatMap((row, y) =>
  row.flatMap((place, x) =>
    [row[x + 1], SQUARE[y + 1]?.[x]].flatMap((next): [Place, Place][] =>
      next === undefined || LINKS.some(({ a, b }) => a === place && b === next) ? [] : [[place, next]],
    ),
  ),
);

/** Where a road crosses a circle around one of its two places, seen from the middle of that place. */
export const crossing = (link: Link, place: Place, radius: number): Point => {
  const [from, to] = [placePoint(link.a), placePoint(link.b)];
  const share = (radius - MEDALLION.outer) / (Math.hypot(to.x - from.x, to.y - from.y) - 2 * MEDALLION.outer);
  const middle = placePoint(place);
  const { x, y } = roadPoint(link, link.a === place ? share : 1 - share);
  return { x: x - middle.x, y: y - middle.y };
};

const ROAD_SAMPLES = 24;
/** How much of a road lies hidden under the rims of its places. */
const UNDER_RIM = 0.1;

/** The winding road between two places, as the `d` of a path. */
export const roadPath = (link: Link): string =>
  Array.from({ length: ROAD_SAMPLES + 1 }, (_, index) =>
    roadPoint(link, (index / ROAD_SAMPLES) * (1 + 2 * UNDER_RIM) - UNDER_RIM),
  )
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

const FIELD_POINTS: ReadonlyMap<Field, Point> = new Map<Field, Point>([
  ...PLACE_POINTS,
  ...PATH_FIELDS.map(({ name, link, k }): [Field, Point] => [name, roadPoint(link, k / (link.fields + 1))]),
]);

/** The middle of a field or place. */
export const fieldPoint = (field: Field): Point => {
  const point = FIELD_POINTS.get(field);
  if (point === undefined) throw new Error(`no field ${field}`);
  return point;
};

/** Everybody has a stand of their own in a medallion, so that nobody moves aside. */
const STAND_WIDTH = 50;
const MAGE_STAND = 70;
const APPRENTICE_STAND = 108;
const standX = (seat: Seat): number => (seat - 1) * STAND_WIDTH;

/** Where the foot of a mage stands on a place. */
export const mageStand = (place: Place, seat: Seat): Point => {
  const { x, y } = placePoint(place);
  return { x: x + standX(seat), y: y + MAGE_STAND };
};

/** How far apart apprentices stand that share a field of the road. */
const SHARED_WIDTH = 26;
const FIELD_FOOT = 9;

/** Where the foot of an apprentice stands; `sharing`: all that stand on the same field, in the order of their seats. */
export const apprenticeStand = (field: Field, seat: Seat, sharing: readonly Seat[]): Point => {
  const { x, y } = fieldPoint(field);
  if (PLACE_POINTS.has(field as Place)) return { x: x + standX(seat), y: y + APPRENTICE_STAND };
  const aside = Math.max(0, sharing.indexOf(seat)) - (Math.max(1, sharing.length) - 1) / 2;
  return { x: x + aside * SHARED_WIDTH, y: y + FIELD_FOOT };
};

/** The cards that still lie on a place, beside its picture. */
export const pilePoint = (place: Place): Point => {
  const { x, y } = placePoint(place);
  return { x: x + 112, y: y + 58 };
};
