/** A thread that plays the blocks it is given. */
import { findContender } from '../contenders.ts';
import { findGame } from '../games.ts';
import { BotProcess } from '../programs/bot-process.ts';
import { serve } from '../threads/serve.ts';
import { blockSeed, lineUps, type Match, type PlayedGame } from './match.ts';
import { type Arena, playGame } from './play-game.ts';
import type { Block } from './pool.ts';

const processes = new Map<string, BotProcess>();

const closeAll = async (): Promise<void> => {
  const closing = [...processes.values()];
  processes.clear();
  await Promise.all(closing.map((process) => process.close()));
};

const open = async (match: Match): Promise<Arena> => {
  await closeAll();
  const game = findGame(match.game);
  const contenders = await Promise.all(match.contenders.map((name) => findContender(game, name)));
  return {
    game,
    match,
    contenders,
    processOf: (index, nth) => {
      const contender = contenders[index]!;
      if (contender.type !== 'program') throw new Error(`${contender.name} is no program`);
      const key = `${index} ${nth}`;
      const process = processes.get(key) ?? new BotProcess(contender.command, contender.name, match.timeoutMs);
      processes.set(key, process);
      return process;
    },
  };
};

/** Plays a game; if one of our own bots fails, it says in which. */
const playNamed: typeof playGame = async (arena, block, rotation, seats) => {
  try {
    return await playGame(arena, block, rotation, seats);
  } catch (error) {
    const name = `the game with the seed "${blockSeed(arena.match, block)}" (rotation ${rotation})`;
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

let arena: { readonly key: string; readonly open: Arena } | undefined;

serve<Block, readonly PlayedGame[]>(
  async ({ match, block, from }) => {
    const key = JSON.stringify(match);
    if (arena?.key !== key) arena = { key, open: await open(match) };
    const games: PlayedGame[] = [];
    for (const [rotation, seats] of lineUps(match.contenders.length, match.players).entries())
      if (rotation >= from) games.push(await playNamed(arena.open, block, rotation, seats));
    return games;
  },
  async () => {
    for (const process of processes.values()) process.kill();
    await closeAll();
  },
);
