import { mkdirSync } from 'node:fs';
import { openPool } from '../arena/pool.ts';
import { readCall, wholeFlag } from '../arguments.ts';
import { badInput, causeOf } from '../failure.ts';
import { findGame, GAMES } from '../games.ts';
import { climb } from '../ladder/climb.ts';
import { ladderPage } from '../ladder/page.ts';
import { Output, Progress } from '../output.ts';
import { writeSection } from '../section.ts';
import { defaultJobs } from '../threads/threads.ts';
import type { Command } from './command.ts';

const USUAL_BLOCKS = 150;

export const ladderCommand: Command = {
  summary: 'measures how far apart the levels of the bots are',
  help: `wunderkammer ladder [<game>…] [--blocks B] [--seed S] [--out FILE] [--keep DIR] [--jobs J]

Lets the levels of a game (of every game, if none is named) play each other, their neighbours two rungs around and the
bot that never changes (steady-1), as the arena does: everybody on every seat with the same chance, at the smallest table.
Prints shares of wins, ratings and decision times as Markdown.
A rating is on Elo's scale, steady-1 having 1000: the strengths under which the results are likeliest if of n at a table
each wins with the share that its strength has of all (Luce's model; with two, Bradley and Terry's), with a 95 % interval
by drawing the blocks anew.
  --blocks B    blocks for each pair (default ${USUAL_BLOCKS})
  --seed S      any text (default "ladder")
  --out FILE    put it into this page, in place of what stands between the marks of each game
  --keep DIR    keep the games there, a file a pair, and go on from those that are there: after an interruption, or with more
                blocks
  --jobs J      how many threads (default: as many as there are cores)`,
  async run(args) {
    const call = readCall(args, ['blocks', 'seed', 'out', 'keep', 'jobs'], { words: GAMES.length });
    const games = call.positionals.length === 0 ? GAMES : call.positionals.map((id) => findGame(id));
    const blocks = wholeFlag(call, 'blocks', { min: 2 }) ?? USUAL_BLOCKS;
    const seed = call.flags['seed'] ?? 'ladder';
    const { out, keep } = call.flags;
    if (keep !== undefined) makeFolder(keep);
    const pool = openPool(wholeFlag(call, 'jobs', { min: 1, max: 256 }) ?? defaultJobs());
    const output = new Output();
    try {
      for (const game of games) {
        const progress = new Progress(`${game.id}, blocks played:`);
        const climbed = await climb(pool, game, {
          blocks,
          seed,
          keep,
          show: (played, of) => progress.show(played, of),
        });
        progress.end();
        const command = `npx wunderkammer ladder ${game.id} --blocks ${blocks} --seed ${seed}`;
        const page = ladderPage(game, climbed, command);
        if (out === undefined) await output.line(`${page}\n`);
        else writeSection(out, '# Bots\n', `ladder ${game.id}`, page);
      }
    } finally {
      await pool.close();
    }
    await output.close();
    return 0;
  },
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw badInput(`cannot make ${folder}: ${causeOf(error)}`);
  }
};
