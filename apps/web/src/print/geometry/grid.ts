import { areaOf, type Rect, type Size, within } from './paper.ts';

/** Between two cards, half of it a margin of colour for each: a cut that is not quite straight shows no white. */
export const GAP = 3;
/** Room for the marks to cut by, round all cards of a sheet. */
export const MARKS = 4;

const howMany = (room: number, size: number): number => Math.floor((room + GAP + 1e-6) / (size + GAP));

/**
 * Places for as many things of one size as fit on a sheet, row by row. They lie in the middle of the sheet's width, so that
 * what is on the back lies behind them.
 */
export const gridOn = (sheet: Size, thing: Size): readonly Rect[] => {
  const room = within(areaOf(sheet), MARKS);
  const columns = howMany(room.width, thing.width);
  const rows = howMany(room.height, thing.height);
  const left = (sheet.width - columns * (thing.width + GAP) + GAP) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    ...thing,
    x: left + (index % columns) * (thing.width + GAP),
    y: room.y + Math.floor(index / columns) * (thing.height + GAP),
  }));
};

/** Where something on the front of a sheet lies on its back, when the sheet is turned over its long edge. */
export const behind = <R extends Rect>(front: R, sheet: Size): R => ({
  ...front,
  x: sheet.width - front.x - front.width,
});

/** So many at a time. */
export const inLots = <T>(things: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, lot) => things.slice(lot * size, (lot + 1) * size));
