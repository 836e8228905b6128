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

/** The first round, in which every move is still a run of its own: there may be thousands. */
const gatherMoves = (moves: ArrayLike<number>, count: number): Run[] => {
  const gathered: Run[] = [];
  for (let at = 0; at < count; ) {
    const first = moves[at]!;
    const stride = at + 1 < count ? moves[at + 1]! - first : 0;
    let end = at + 1;
    while (end < count && moves[end]! - moves[end - 1]! === stride) end++;
    gathered.push(end - at > 1 ? [first, end - at, stride] : [first]);
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
