/** What lies on the table, without the rules: enough to draw it. */
export {
  COLUMNS,
  cellIndex,
  cellName,
  colOf,
  DIGITS,
  EYE,
  facesOf,
  handSize,
  isEye,
  leftOver,
  ROWS,
  rowOf,
  stoneAt,
  stoneIndex,
  WIDTH,
} from './stones.ts';
export * from './vocabulary.ts';
