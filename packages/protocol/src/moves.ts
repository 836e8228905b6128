/**
 * A list of packed moves as runs of even steps, three numbers each: the first move, how many, and the step between them.
 * Hundreds of guesses become a few dozen numbers, since most differ in one field only.
 */
export const packMoves = (moves: ArrayLike<number>, count: number): number[] => {
  const runs: number[] = [];
  for (let at = 0; at < count; ) {
    const first = moves[at]!;
    const stride = at + 1 < count ? moves[at + 1]! - first : 0;
    let end = at + 1;
    while (end < count && moves[end]! - moves[end - 1]! === stride) end++;
    runs.push(first, end - at, stride);
    at = end;
  }
  return runs;
};

export const unpackMoves = (runs: readonly number[]): number[] => {
  const moves: number[] = [];
  for (let at = 0; at + 2 < runs.length; at += 3) {
    for (let index = 0; index < runs[at + 1]!; index++) moves.push(runs[at]! + index * runs[at + 2]!);
  }
  return moves;
};
