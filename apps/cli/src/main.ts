import { readFileSync } from 'node:fs';
import type { Command } from './commands/command.ts';
import { Failure, wrongCall } from './failure.ts';
import { GAMES } from './games.ts';
import { Output } from './output.ts';

/** What is not asked for is not loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  print: async () => (await import('./commands/print.ts')).printCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  legal: async () => (await import('./commands/legal.ts')).legalCommand,
  view: async () => (await import('./commands/view.ts')).viewCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  ladder: async () => (await import('./commands/ladder.ts')).ladderCommand,
  balance: async () => (await import('./commands/balance.ts')).balanceCommand,
  sit: async () => (await import('./commands/sit.ts')).sitCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
};

const overview = async (): Promise<string> => {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(9)} ${(await load()).summary}`),
  );
  const games = GAMES.map(({ id, title, seats: { min, max } }) => {
    const players = min === max ? `${min} players` : `${min} to ${max} players`;
    return `  ${id.padEnd(17)} ${title}, ${players}`;
  });
  return `wunderkammer <command> …

Commands (wunderkammer <command> --help tells more):
${commands.join('\n')}

Games:
${games.join('\n')}`;
};

const HELP: readonly string[] = ['--help', '-h', 'help'];

const version = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** What a game may be agreed on, with what holds unless it is. */
const gameHelp = async (args: readonly string[]): Promise<string> => {
  const game = GAMES.find(({ id }) => args.includes(id));
  if (game === undefined) return '';
  const { options } = await game.texts('en');
  const read = game.readOptions({}, game.seats.min);
  const usual = new Map(Object.entries(read.ok ? read.value : {}));
  const lines = game.optionHelp.map(({ key, values }) => {
    const byDefault = usual.has(key) ? ` (default ${usual.get(key)})` : '';
    return `  ${key}=${values}${byDefault}\n      ${options[key]!.about}`;
  });
  return `\n\nOptions of ${game.id}:\n${lines.length === 0 ? '  none' : lines.join('\n')}`;
};

const run = async ([name, ...args]: readonly string[]): Promise<0 | 1> => {
  const command = await (name === undefined ? undefined : COMMANDS[name]?.());
  const wantsHelp = name === undefined || HELP.includes(name) || args.includes('--help') || args.includes('-h');
  if (wantsHelp || name === '--version') {
    const output = new Output();
    if (name === '--version') await output.line(version());
    else await output.line(command === undefined ? await overview() : command.help + (await gameHelp(args)));
    await output.close();
    return 0;
  }
  if (command === undefined) throw wrongCall(`there is no command "${name}"; wunderkammer --help lists them`);
  return command.run(args);
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const [exitCode, message] =
    error instanceof Failure
      ? [error.exitCode, error.message]
      : [1, `internal error, please report it: ${error instanceof Error ? error.message : String(error)}`];
  process.exitCode = exitCode;
  process.stderr.write(`wunderkammer: ${message}\n`);
}
