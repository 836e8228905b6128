import { simulate } from '@wunderkammer/kernel';
import { optionFlags, playersFlag, readCall, required, wholeFlag } from '../arguments.ts';
import { housePlayer } from '../contenders.ts';
import { findGame } from '../games.ts';
import { Output, Progress } from '../output.ts';
import type { Command } from './command.ts';

export const simulateCommand: Command = {
  summary: 'plays whole games and writes their records',
  help: `wunderkammer simulate <game> --players N --games G --seed S [--option key=value]… [--policy NAME] [--out FILE]

Plays G whole games and writes one record per line. The same arguments give the same bytes.
  --players N         how many seats
  --games G           how many games
  --seed S            any text; game k of the run depends on S and k only
  --option key=value  an option of the game, e.g. target=49 or figures=king,monk; may be repeated
  --policy random     the random policy of the rule files, which sees everything (default)
  --policy bot        the game's usual bot on every seat, which sees what its seat may see
  --policy NAME       likewise a level (gentle, steady, sharp, master), one with a temper (master:reckless), or a
                      sparring partner (steady-1)
  --out FILE          write there instead of to standard output`,
  async run(args) {
    const call = readCall(args, ['players', 'games', 'seed', 'policy', 'out'], { words: 1, options: true });
    const game = findGame(call.positionals[0]);
    const players = playersFlag(call, game);
    const games = required(wholeFlag(call, 'games', { min: 0 }), 'games');
    const seed = required(call.flags['seed'], 'seed');
    const options = optionFlags(call, game, players);
    const { seating } = await housePlayer(game, call.flags['policy'] ?? 'random');

    const output = new Output(call.flags['out']);
    const progress = new Progress('games played:');
    for (let index = 0; index < games; index++) {
      await output.json(simulate(game, players, options, seating, `${seed}/${index}`));
      progress.show(index + 1, games);
    }
    progress.end();
    await output.close();
    return 0;
  },
};
