import { Threads } from '../threads/threads.ts';
import type { Match, PlayedGame } from './match.ts';

/** The games of a block, from a rotation on. */
export interface Block {
  readonly match: Match;
  readonly block: number;
  readonly from: number;
}

export type Pool = Threads<Block, readonly PlayedGame[]>;

/** Whoever can be asked to play blocks. */
export type Asked = Pick<Pool, 'size' | 'ask'>;

/** Threads that play blocks. What is played depends on the match and the block alone, not on who plays it when. */
export const openPool = (size: number): Pool => new Threads(new URL('./worker', import.meta.url), size, { tidy: true });

/** Plays blocks of a match on all threads at once, and gives them in their order. */
export async function* playBlocks(
  pool: Asked,
  match: Match,
  { block: first, rotation }: { readonly block: number; readonly rotation: number },
  end: number,
): AsyncGenerator<readonly PlayedGame[]> {
  const ahead: Promise<readonly PlayedGame[]>[] = [];
  for (let block = first; block < end || ahead.length > 0; ) {
    // Enough that no thread waits for the slowest block.
    while (block < end && ahead.length < 3 * pool.size) {
      const games = pool.ask({ match, block, from: block === first ? rotation : 0 });
      // Nobody may be there to hear of it any more.
      games.catch(() => {});
      ahead.push(games);
      block++;
    }
    yield await ahead.shift()!;
  }
}
