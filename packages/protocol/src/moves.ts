/**
 * Packed moves as what they mostly are: every combination of a few fields. `[first, count, stride, count, stride, …]` stands for
 * `count` moves from `first` on, `stride` apart; of that as many times as the next count says, so far apart; and so on. Two
 * thousand claims become some twenty of these.
 */
export type Run = [first: number, ...counts: number[]];

/** The moves in their order, as runs. */
export const packMoves = (moves: ArrayLike<number>, count: number): Run[] => {
  let runs = gatherMoves(moves, count);
  for (let before = runs.length + 1; runs.length < before; ) {
    before = runs.length;
    runs = gather(runs);
  }
  return runs;
};

/** Where the runs of the first round begin in the list of moves, and how far apart their moves are. */
let starts = new Int32Array(1024);
let strides = new Float64Array(1024);

/** The first two rounds, in which there may be thousands: so what the first one finds is not made into runs. */
const gatherMoves = (moves: ArrayLike<number>, count: number): Run[] => {
  if (count >= starts.length) [starts, strides] = [new Int32Array(2 * count), new Float64Array(2 * count)];
  let found = 0;
  for (let at = 0; at < count; found++) {
    const stride = at + 1 < count ? moves[at + 1]! - moves[at]! : 0;
    starts[found] = at;
    strides[found] = stride;
    at++;
    while (at < count && moves[at]! - moves[at - 1]! === stride) at++;
  }
  starts[found] = count;

  const gathered: Run[] = [];
  for (let at = 0; at < found; ) {
    const first = moves[starts[at]!]!;
    const [length, stride] = [starts[at + 1]! - starts[at]!, strides[at]!];
    const apart = at + 1 < found ? moves[starts[at + 1]!]! - first : 0;
    let end = at + 1;
    while (
      end < found &&
      starts[end + 1]! - starts[end]! === length &&
      (length === 1 || strides[end] === stride) &&
      moves[starts[end]!]! - moves[starts[end - 1]!]! === apart
    )
      end++;
    const run: Run = length > 1 ? [first, length, stride] : [first];
    if (end - at > 1) run.push(end - at, apart);
    gathered.push(run);
    at = end;
  }
  return gathered;
};

/** Puts runs into one that follow each other and differ only in where they begin, each time by as much. */
const gather = (runs: readonly Run[]): Run[] => {
  const gathered: Run[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at]!;
    const stride = at + 1 < runs.length ? runs[at + 1]![0] - run[0] : 0;
    let end = at + 1;
    while (end < runs.length && runs[end]![0] - runs[end - 1]![0] === stride && isAlike(runs[end]!, run)) end++;
    gathered.push(end - at > 1 ? [...run, end - at, stride] : run);
    at = end;
  }
  return gathered;
};

const isAlike = (one: Run, other: Run): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 1; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** The moves that runs stand for, in their order. */
export const unpackMoves = (runs: readonly Run[]): number[] => runs.flatMap(unpackRun);

const unpackRun = ([first, ...counts]: Run): number[] => {
  let moves = [first];
  for (let at = 0; at + 1 < counts.length; at += 2) {
    const [count, stride] = [counts[at]!, counts[at + 1]!];
    const block = moves;
    moves = Array.from({ length: count }, (_, times) => block.map((move) => move + times * stride)).flat();
  }
  return moves;
};
