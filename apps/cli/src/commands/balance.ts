import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@wunderkammer/kernel';
import { readCall, wholeFlag } from '../arguments.ts';
import { chartsOf } from '../balance/charts.ts';
import type { Findings, Inquiry } from '../balance/measure.ts';
import { balancePage } from '../balance/page.ts';
import { setupsOf, type TableSetup } from '../balance/table-setups.ts';
import { badInput, causeOf, wrongCall } from '../failure.ts';
import { findGame } from '../games.ts';
import { Output, Progress } from '../output.ts';
import { writeSection } from '../section.ts';
import { defaultJobs, Threads } from '../threads/threads.ts';
import type { Command } from './command.ts';

const USUAL_GAMES = 400;

export const balanceCommand: Command = {
  summary: 'finds out how fair a game is, how long it takes and what luck settles',
  help: `wunderkammer balance <game> [--players N] [--games G] [--seed S] [--level L] [--out DIR] [--jobs J]

Plays every variant of a game with every number of seats, and tells what came of it as Markdown: wins by seat and for
whoever begins, how long games are, how much of who wins is settled by chance and how much by play, what the deal decides.
  --players N   only tables of so many
  --games G     how many games of each kind of table (default ${USUAL_GAMES}), besides those in which seats are exchanged
  --seed S      any text (default "balance")
  --level L     who plays: ${LEVELS.join(', ')} (default steady)
  --out DIR     write <game>.md and its charts (SVG) there, in place of what stands between the page's marks
  --jobs J      how many threads (default: as many as there are cores)`,
  async run(args) {
    const call = readCall(args, ['players', 'games', 'seed', 'level', 'out', 'jobs'], { words: 1 });
    const game = findGame(call.positionals[0]);
    const players = wholeFlag(call, 'players', { min: game.seats.min, max: game.seats.max });
    const games = wholeFlag(call, 'games', { min: 8 }) ?? USUAL_GAMES;
    const { seed = 'balance', level: levelName = 'steady', out } = call.flags;
    const level = LEVELS.find((known) => known === levelName);
    if (level === undefined) throw wrongCall(`--level must be one of ${LEVELS.join(', ')}, not "${levelName}"`);

    const setups = setupsOf(game, players);
    const jobs = wholeFlag(call, 'jobs', { min: 1, max: 256 }) ?? defaultJobs();
    const progress = new Progress('kinds of tables played:');
    const threads = new Threads<Inquiry, Findings>(new URL('../balance/worker', import.meta.url), jobs);
    let done = 0;
    const find = async (setup: TableSetup): Promise<Findings> => {
      const found = await threads.ask({ game: game.id, setup, level, games, seed });
      progress.show(++done, setups.length);
      return found;
    };
    const findings = await Promise.all(setups.map(find)).finally(() => threads.close());
    progress.end();
    const flags = `${players === undefined ? '' : ` --players ${players}`} --games ${games} --seed ${seed} --level ${level}`;
    const charts = out === undefined ? new Map<string, string>() : chartsOf(game.title, findings);
    const page = balancePage(game, findings, level, `npx wunderkammer balance ${game.id}${flags}`, [...charts.keys()]);
    if (out !== undefined) {
      writeAll(out, charts, game.id);
      writeSection(join(out, `${game.id}.md`), `# ${game.title}: how it plays\n`, `balance ${game.id}`, page);
      return 0;
    }
    const output = new Output();
    await output.line(page);
    await output.close();
    return 0;
  },
};

const writeAll = (folder: string, charts: ReadonlyMap<string, string>, id: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, svg] of charts) writeFileSync(join(folder, `${id}-${name}.svg`), svg);
  } catch (error) {
    throw badInput(`cannot write to ${folder}: ${causeOf(error)}`);
  }
};
