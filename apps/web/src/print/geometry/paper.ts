/*
 * Everything that is printed is measured in millimetres.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** The papers by name, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
} as const satisfies Readonly<Record<string, Size>>;
export type Paper = keyof typeof PAPERS;

/** What a printer at home leaves white on every side. */
const MARGIN = 5;
/** The line at the foot of a sheet that says what it is. */
const FOOT = 6;

/** A sheet as it lies in the printer. */
export interface Format {
  readonly paper: Paper;
  readonly turned: boolean;
}

export const upright = (paper: Paper): Format => ({ paper, turned: false });
export const turned = (paper: Paper): Format => ({ paper, turned: true });

export const sizeOf = ({ paper, turned }: Format): Size => {
  const { width, height } = PAPERS[paper];
  return turned ? { width: height, height: width } : { width, height };
};

/** Where something may be printed: within the margins, and above the foot. */
export const areaOf = (sheet: Size): Rect => ({
  x: MARGIN,
  y: MARGIN,
  width: sheet.width - 2 * MARGIN,
  height: sheet.height - 2 * MARGIN - FOOT,
});

export const within = (area: Rect, by: number): Rect => ({
  x: area.x + by,
  y: area.y + by,
  width: area.width - 2 * by,
  height: area.height - 2 * by,
});

/** The largest size of this shape that fits. */
export const fitted = (shape: Size, room: Size): Size => {
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
};
