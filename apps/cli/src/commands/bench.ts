import { copyState, FastRandom, type Game, playout, tableOf } from '@wunderkammer/kernel';
import { optionFlags, playersFlag, readCall, required, wholeFlag } from '../arguments.ts';
import { findGame } from '../games.ts';
import { Output, Progress } from '../output.ts';
import type { Command } from './command.ts';

export const benchCommand: Command = {
  summary: 'measures how fast random games are played',
  help: `wunderkammer bench <game> --players N --seconds S [--option key=value]…

Plays random games for S seconds of CPU time after a short warm-up, single thread, with the random policy of
the rule files and the same checked play that every game goes through, and prints one JSON line:
  {"game":…,"players":…,"decisionsPerSecond":…,"gamesPerSecond":…,"decisionsPerGame":…}
A decision is every step of a seat, forced ones included; chance steps are played but not counted.`,
  async run(args) {
    const call = readCall(args, ['players', 'seconds'], { words: 1, options: true });
    const game = findGame(call.positionals[0]);
    const players = playersFlag(call, game);
    const seconds = required(wholeFlag(call, 'seconds', { min: 1, max: 3_600 }), 'seconds');
    const options = optionFlags(call, game, players);
    const { decisions, games, cpuSeconds } = measure(game, players, options, seconds);
    const output = new Output();
    await output.json({
      game: game.id,
      players,
      decisionsPerSecond: Math.round(decisions / cpuSeconds),
      gamesPerSecond: Math.round(games / cpuSeconds),
      decisionsPerGame: Math.round((decisions / games) * 10) / 10,
    });
    await output.close();
    return 0;
  },
};

const WARM_UP_SECONDS = 1;
const GAMES_A_LOOK = 200;

const measure = (
  game: Game,
  players: number,
  givenOptions: object,
  seconds: number,
): { decisions: number; games: number; cpuSeconds: number } => {
  const table = tableOf(game, players, givenOptions);
  const initial = game.create(table);
  const state = game.create(table);
  const { engine } = game;
  const random = new FastRandom('bench');
  const progress = new Progress('seconds measured:');

  const run = (limit: number): { decisions: number; games: number; cpuSeconds: number } => {
    const start = process.cpuUsage();
    let decisions = 0;
    let games = 0;
    let cpuSeconds = 0;
    while (cpuSeconds < limit) {
      for (let played = 0; played < GAMES_A_LOOK; played++) {
        copyState(initial, state);
        decisions += playout(engine, engine.randomPolicy, state, random);
      }
      games += GAMES_A_LOOK;
      const { user, system } = process.cpuUsage(start);
      cpuSeconds = (user + system) / 1e6;
      progress.show(Math.floor(cpuSeconds), limit);
    }
    progress.end();
    return { decisions, games, cpuSeconds };
  };
  run(WARM_UP_SECONDS);
  return run(seconds);
};
