import { join } from 'node:path';
import { type Game, LEVELS } from '@wunderkammer/kernel';
import { lineUps, type Match } from '../arena/match.ts';
import { keepFile, lineOf } from '../arena/match-file.ts';
import { type Asked, playBlocks } from '../arena/pool.ts';
import { Standings } from '../arena/standings.ts';
import type { Estimate } from '../arena/statistics.ts';
import { Times } from '../arena/times.ts';
import { sparringOf } from '../sparring.ts';
import type { Pairing } from './ratings.ts';

/** The bot that never changes: what others are measured by, today and later. */
export const ANCHOR = 'steady-1';

/** One rung, as it was measured. */
export interface Rung extends Pairing {
  readonly share: Estimate;
}

export interface Climb {
  readonly rungs: readonly Rung[];
  /** How long decisions took, by name. */
  readonly times: ReadonlyMap<string, Times>;
}

/** Who plays whom: each level the one below, two rungs at once, and the anchor; the newcomer, where there is one, the mildest. */
export const pairsOf = (sparring: readonly string[]): readonly (readonly [one: string, other: string])[] => {
  const levels: readonly string[] = LEVELS;
  const below = (distance: number): (readonly [string, string])[] =>
    levels.slice(distance).map((level, index) => [level, levels[index]!] as const);
  return [
    ...(sparring.includes('newcomer') ? ([[levels[0]!, 'newcomer']] as const) : []),
    ...below(1),
    ...below(2),
    ...(sparring.includes(ANCHOR) ? levels.map((level) => [level, ANCHOR] as const) : []),
  ];
};

/** How a ladder is climbed. */
export interface Way {
  readonly blocks: number;
  readonly seed: string;
  /** Where the games are kept and gone on from, a file a pair. */
  readonly keep: string | undefined;
  readonly show: (played: number, of: number) => void;
}

/** Plays all pairs of a game. */
export const climb = async (pool: Asked, game: Game, { blocks, seed, keep, show }: Way): Promise<Climb> => {
  const players = game.seats.min;
  const times = new Map<string, Times>();
  const rungs: Rung[] = [];
  const pairs = pairsOf(Object.keys(await sparringOf(game)));
  for (const [one, other] of pairs) {
    // Chance of its own for each pair, so that what one pair came to says nothing of another.
    const own = `${seed} ${one} ${other}`;
    const match: Match = { game: game.id, players, options: {}, contenders: [one, other], seed: own, timeoutMs: 0 };
    const standings = await playPair(pool, match, blocks, keep, (played) =>
      show(rungs.length * blocks + played, pairs.length * blocks),
    );
    for (const standing of standings.standings()) {
      const sum = times.get(standing.name) ?? new Times();
      sum.addAll(standing.times.toJSON());
      times.set(standing.name, sum);
    }
    rungs.push({ one, other, players, shares: standings.firstShares, share: standings.standings()[0]!.share });
  }
  return { rungs, times };
};

const playPair = async (
  pool: Asked,
  match: Match,
  blocks: number,
  keep: string | undefined,
  show: (played: number) => void,
): Promise<Standings> => {
  const [one, other] = match.contenders;
  const kept =
    keep === undefined ? undefined : await keepFile(join(keep, `${match.game}-${one}-${other}.jsonl`), match);
  const rotations = lineUps(match.contenders.length, match.players).length;
  const games = (kept?.games ?? []).slice(0, blocks * rotations);
  const standings = new Standings(match);
  for (const game of games) standings.add(game);
  const next = { block: Math.floor(games.length / rotations), rotation: games.length % rotations };
  for await (const played of playBlocks(pool, match, next, blocks)) {
    for (const game of played) {
      standings.add(game);
      await kept?.written.json(lineOf(game));
    }
    await kept?.written.flush();
    show(standings.blocks);
  }
  await kept?.written.close();
  return standings;
};
