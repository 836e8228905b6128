import { FastRandom } from '@wunderkammer/kernel';
import { comeIn, type GuestPlayer, playAsGuest, readTableLink, type Visit } from '@wunderkammer/protocol/guest';
import { readCall, required, wholeFlag } from '../arguments.ts';
import { commandOf, mindOf } from '../contenders.ts';
import { badInput, wrongCall } from '../failure.ts';
import { GAMES } from '../games.ts';
import { Output } from '../output.ts';
import { BotProcess } from '../programs/bot-process.ts';
import { ProgramGuest } from '../programs/program-guest.ts';
import type { Command } from './command.ts';

export const sitCommand: Command = {
  summary: 'lets a bot, or a program of yours, sit down at a table online',
  help: `wunderkammer sit <link of a table> --bot "python3 mybot.py" [--name N] [--token T] [--timeout SECONDS]

Takes a seat at an online table that has not begun, plays it to the end by the public protocol, and prints how it ended.
  --bot COMMAND      a program that reads and writes JSON lines (docs/bots.md), or a level of our own bots: gentle, steady,
                     sharp, master, also with a temper (master:reckless)
  --name N           under which name it sits there (default Robo)
  --token T          plays the seat of whoever made this token for a program (the table's menu has it)
  --timeout SECONDS  how long a program may take for a decision (default 5). If it does not answer, answers amiss or ends,
                     the game's own bot plays on for it: nobody is kept waiting`,
  async run(args) {
    const call = readCall(args, ['bot', 'name', 'token', 'timeout'], { words: 1 });
    const [given] = call.positionals;
    const link = readTableLink(given ?? '');
    if (link === undefined)
      throw wrongCall(
        `name the link of a table, like http://localhost:8484/t/AbCdEfGh1234${given === undefined ? '' : `, not "${given}"`}`,
      );
    const bot = required(call.flags['bot'], 'bot');
    const name = call.flags['name'] ?? 'Robo';
    const timeoutMs = 1000 * (wholeFlag(call, 'timeout', { min: 1, max: 3_600 }) ?? 5);
    const mind = mindOf(bot);
    const program = mind === undefined ? new BotProcess(commandOf(bot), bot, timeoutMs) : undefined;
    const player: Visit['player'] = (game, table, seat): GuestPlayer =>
      program === undefined
        ? game.bot(mind!, seat, table, new FastRandom(crypto.randomUUID()))
        : new ProgramGuest(program, game, table, seat);
    try {
      const token = call.flags['token'] ?? (await comeIn(link.house, name));
      const ending = await playAsGuest({ link, token, name, games: GAMES, player });
      if (ending?.outcome !== undefined) program?.over(ending.outcome);
      const output = new Output();
      await output.json({ over: true, ...ending });
      await output.close();
      return 0;
    } catch (error) {
      const because = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      throw badInput(`${given}: ${error instanceof Error ? error.message : String(error)}${because}`);
    } finally {
      await program?.close();
    }
  },
};
