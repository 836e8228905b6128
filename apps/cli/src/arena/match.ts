import { allSeats, type Outcome } from '@wunderkammer/kernel';
import { wrongCall } from '../failure.ts';
import type { WrittenTimes } from './times.ts';

/** Who plays whom at what: all that a game of a match depends on, besides its number. */
export interface Match {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  /** The names of the contenders. */
  readonly contenders: readonly string[];
  readonly seed: string;
  readonly timeoutMs: number;
}

/** One game of a match: the block is the chance, the rotation says who sits where. */
export interface PlayedGame {
  readonly block: number;
  readonly rotation: number;
  /** By seat, an index into the match's contenders. */
  readonly seats: readonly number[];
  readonly ranking: Outcome['ranking'];
  readonly scores: readonly number[];
  readonly steps: number;
  readonly decisions: number;
  /** By seat. */
  readonly times: readonly WrittenTimes[];
  /** Why programs lost their game, by seat: such a seat was played on at random, and cannot win. */
  readonly faults?: Readonly<Record<number, string>>;
}

/**
 * Who sits where in each game of a block. Of two, the first sits on every seat in turn and the second on all others; as many as
 * there are seats move round the table.
 */
export const lineUps = (contenders: number, players: number): readonly (readonly number[])[] => {
  if (contenders === 2) return allSeats(players).map((own) => allSeats(players).map((seat) => (seat === own ? 0 : 1)));
  if (contenders === players)
    return allSeats(players).map((rotation) => allSeats(players).map((seat) => (seat + players - rotation) % players));
  const many = players === 2 ? 'two names' : `two names, or ${players}`;
  throw wrongCall(`--seats takes ${many} for ${players} players, not ${contenders}`);
};

/** The seed of a block: chance is the same in all its games. */
export const blockSeed = ({ seed }: Match, block: number): string => `${seed} ${block}`;

/** By seat, its share of the win: those who are first share it. Whoever lost by a fault gives way to the next. */
export const winShares = ({
  ranking,
  seats,
  faults = {},
}: Pick<PlayedGame, 'ranking' | 'seats' | 'faults'>): number[] => {
  const honest = ranking.map((group) => group.filter((seat) => !Object.hasOwn(faults, seat)));
  const first = honest.find((group) => group.length > 0) ?? ranking[0]!;
  return seats.map((_, seat) => (first.some((winner) => winner === seat) ? 1 / first.length : 0));
};
