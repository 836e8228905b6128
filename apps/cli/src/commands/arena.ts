import { blockSeed, lineUps, type Match, type PlayedGame } from '../arena/match.ts';
import { headOf, lineOf, resumeFile } from '../arena/match-file.ts';
import { openPool, playBlocks } from '../arena/pool.ts';
import { ratioOf, reportLines, resultLine } from '../arena/report.ts';
import { Standings } from '../arena/standings.ts';
import { verdictOf } from '../arena/statistics.ts';
import { type Call, optionFlags, playersFlag, readCall, required, wholeFlag } from '../arguments.ts';
import { findContender } from '../contenders.ts';
import { badInput, Failure, wrongCall } from '../failure.ts';
import { findGame } from '../games.ts';
import { Output, Progress } from '../output.ts';
import { defaultJobs } from '../threads/threads.ts';
import type { Command } from './command.ts';

const USUAL_BLOCKS = 100;
const MOST_UNTIL_SURE = 2_000;

export const arenaCommand: Command = {
  summary: 'lets bots play each other, and says who is better',
  help: `wunderkammer arena <game> --players N --seats A,B [--blocks B] [--seed S] [--option key=value]… [--until-sure]
                   [--margin P] [--json FILE|-] [--resume FILE] [--timeout SECONDS] [--jobs J]

Plays blocks of games. In a block chance is the same, and everybody sits on every seat once: with two names one A plays
B on all other seats, with as many names as players they move round the table. Prints each one's share of the wins (a
shared win is split) with a 95 % interval over blocks, and how long decisions took.
  --players N         how many seats
  --seats A,B         who plays: a level (gentle, steady, sharp, master), one with a temper (master:reckless), a sparring
                      partner (steady-1), random, or exec:<command line>, a program of yours (docs/bots.md)
  --blocks B          how many blocks (default ${USUAL_BLOCKS}; with --until-sure the most there may be, default ${MOST_UNTIL_SURE})
  --seed S            any text (default "arena"); block k depends on S and k only
  --option key=value  an option of the game; may be repeated
  --until-sure        stop when it is clear whether A is better than its fair share (Wald's sequential test,
                      alpha = beta = 0.05; no better than fair against better by the margin)
  --margin P          what counts as better, in points of share (default 5)
  --json FILE         write a line for the match, one for each game as it ends, and one for the result; - is standard output,
                      and what people read goes to standard error then
  --resume FILE       go on with such a file of the same match where it stopped (--blocks may be another)
  --timeout SECONDS   how long a program may take for a decision (default 5). A program that does not answer, answers
                      amiss or ends has lost that game: a random choice plays on for it
  --jobs J            how many threads (default: as many as there are cores); the games are the same with any number`,
  async run(args) {
    const flags = ['players', 'seats', 'blocks', 'seed', 'margin', 'json', 'resume', 'timeout', 'jobs'];
    const call = readCall(args, flags, { words: 1, options: true, switches: ['until-sure'] });
    const match = await matchOf(call);
    const untilSure = call.switches.includes('until-sure');
    const blocks = wholeFlag(call, 'blocks', { min: 1 }) ?? (untilSure ? MOST_UNTIL_SURE : USUAL_BLOCKS);
    const margin = (wholeFlag(call, 'margin', { min: 1, max: 50 }) ?? 5) / 100;
    const jobs = wholeFlag(call, 'jobs', { min: 1, max: 256 }) ?? defaultJobs();
    const { json, resume } = call.flags;
    if (json !== undefined && resume !== undefined)
      throw wrongCall('--resume goes on in its own file; leave out --json');

    const standings = new Standings(match);
    const isDone = (): boolean =>
      standings.blocks >= blocks || (untilSure && verdictOf(ratioOf(standings, margin)) !== 'open');
    const rotations = lineUps(match.contenders.length, match.players).length;
    const games = resume === undefined ? [] : resumeFile(resume, match);
    for (const game of games) standings.add(game);

    const file = resume ?? json;
    const written =
      file === undefined ? undefined : new Output(file === '-' ? undefined : file, { append: resume !== undefined });
    if (resume === undefined) await written?.json(headOf(match));
    const progress = new Progress('games played:');
    const pool = openPool(jobs);
    try {
      const next = { block: Math.floor(games.length / rotations), rotation: games.length % rotations };
      for await (const played of isDone() ? [] : playBlocks(pool, match, next, blocks)) {
        for (const game of played) {
          tellFaults(match, game);
          await written?.json(lineOf(game));
          standings.add(game);
        }
        await written?.flush();
        progress.show(standings.games, blocks * rotations);
        if (isDone()) break;
      }
      await written?.json(resultLine(standings, margin));
      await written?.flush();
    } catch (error) {
      if (error instanceof Failure && file !== undefined && file !== '-')
        throw badInput(`${error.message}; what was played before is kept, and --resume ${file} goes on`);
      throw error;
    } finally {
      progress.end();
      await pool.close();
    }
    const lines = reportLines(match, standings, margin);
    if (file === '-') process.stderr.write(`${lines.join('\n')}\n`);
    await written?.close();
    if (file === '-') return 0;
    const output = new Output();
    for (const line of lines) await output.line(line);
    await output.close();
    return 0;
  },
};

const matchOf = async (call: Call): Promise<Match> => {
  const game = findGame(call.positionals[0]);
  const players = playersFlag(call, game);
  const contenders = required(call.flags['seats'], 'seats')
    .split(',')
    .map((name) => name.trim());
  for (const name of contenders) await findContender(game, name);
  lineUps(contenders.length, players);
  return {
    game: game.id,
    players,
    options: optionFlags(call, game, players),
    contenders,
    seed: call.flags['seed'] ?? 'arena',
    timeoutMs: 1000 * (wholeFlag(call, 'timeout', { min: 1, max: 3_600 }) ?? 5),
  };
};

/** Says what programs did wrong, as soon as it is known. */
const tellFaults = (match: Match, { block, rotation, seats, faults = {} }: PlayedGame): void => {
  for (const [seat, fault] of Object.entries(faults)) {
    const name = match.contenders[seats[Number(seat)]!];
    process.stderr.write(
      `wunderkammer: ${name} on seat ${seat} lost the game with the seed "${blockSeed(match, block)}" (rotation ${rotation}): it ${fault}\n`,
    );
  }
};
