import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arenaCommand } from '../commands/arena.ts';
import { fileWith, jsonLines, type Run, wunderkammer } from '../testing.ts';

const MATCH = ['salomons-oordeel', '--players', '2', '--option', 'variant=easy', '--seed', 's'];
const arena = (...args: readonly string[]): Promise<Run> => wunderkammer(['arena', ...MATCH, ...args]);

/** The lines of a match's file, without what a clock measured. */
const untimed = (lines: readonly Record<string, unknown>[]): readonly object[] =>
  lines.map(({ times: _, contenders, ...line }) => ({
    ...line,
    contenders: Array.isArray(contenders)
      ? contenders.map((one: unknown) => (typeof one === 'object' ? { ...one, ms: undefined } : one))
      : undefined,
  }));
const linesOf = (file: string): readonly Record<string, unknown>[] =>
  jsonLines({ exitCode: 0, stdout: readFileSync(file, 'utf8'), stderr: '' });

describe('a match', () => {
  it('is the same with any number of threads, and after an interruption', async () => {
    const [file, seats] = [fileWith(''), ['--seats', 'steady-1,random']];
    const alone = await arena(...seats, '--blocks', '3', '--jobs', '1', '--json', file);
    expect(alone).toMatchObject({ exitCode: 0, stderr: '' });
    const whole = untimed(linesOf(file));
    expect(whole).toHaveLength(8);
    expect(whole[0]).toMatchObject({ type: 'arena', game: 'salomons-oordeel', players: 2, seed: 's' });
    expect(whole[1]).toMatchObject({ type: 'game', block: 0, rotation: 0, seats: [0, 1] });

    const together = await arena(...seats, '--blocks', '3', '--jobs', '2', '--json', '-');
    expect(untimed(jsonLines(together))).toEqual(whole);
    expect(together.stderr.split('\n')[0]).toBe(alone.stdout.split('\n')[0]);

    // In the middle of the second game of a block.
    const text = readFileSync(file, 'utf8');
    const cut = fileWith(text.slice(0, text.indexOf('"block":1,"rotation":1') + 40));
    const resumed = await arena(...seats, '--blocks', '3', '--jobs', '1', '--resume', cut);
    expect(untimed(linesOf(cut))).toEqual(whole);
    const shares = ({ stdout }: Run): unknown => stdout.match(/\S+ % ± \S+ of the wins/g);
    expect(shares(resumed)).toEqual(shares(alone));

    await expect(arenaCommand.run([...MATCH, '--seats', 'random,steady-1', '--resume', cut])).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/ is of another match: \{"type":"arena"/),
    });
    const broken = fileWith(text.replace('"block":1', '"block":7'));
    await expect(arenaCommand.run([...MATCH, ...seats, '--resume', broken])).rejects.toThrow(
      `line 4 of ${broken} is not game 3 of this match`,
    );
  });

  it('stops when it is sure', async () => {
    const { stdout } = await arena('--seats', 'steady-1,random', '--until-sure', '--margin', '30', '--jobs', '1');
    const blocks = Number(/in (\d+) whole blocks/.exec(stdout)![1]);
    expect(blocks).toBeGreaterThanOrEqual(8);
    expect(blocks).toBeLessThan(40);
    expect(stdout).toContain('is steady-1 better than fair, by 30 points? yes');
  });

  it('counts what a program does wrong, says which game it was, and goes on', async () => {
    const seats = ['--seats', "exec:false 'a b',random"];
    const { exitCode, stdout, stderr } = await arena(...seats, '--blocks', '2', '--jobs', '1');
    expect(exitCode).toBe(0);
    expect(stderr.split('\n').filter((line) => line !== '')).toHaveLength(4);
    expect(stderr).toContain('on seat 1 lost the game with the seed "s 1" (rotation 1): it ended with code 1');
    expect(stdout).toContain('lost 4 of these games by its own fault');
    expect(stdout).toMatch(/exec:.+ {2}0\.0 % ± \S+ of the wins/);
  });
});

it.runIf(existsSync('/dev/full'))('a full disk is one line, and what was played is kept', async () => {
  const call = [...MATCH, '--seats', 'random,random', '--jobs', '1', '--json', '/dev/full'];
  await expect(arenaCommand.run(call)).rejects.toMatchObject({
    exitCode: 1,
    message:
      'cannot write to /dev/full: the disk is full; what was played before is kept, and --resume /dev/full goes on',
  });
});

it.each([
  [
    ['--seats', 'steady-1,nobody'],
    /^nobody is called "nobody" at salomons-oordeel; there are random, bot, gentle, .*steady-1.* exec:.*$/,
  ],
  [['--seats', 'steady-1'], /^--seats takes two names for 2 players, not 1$/],
  [['--seats', 'exec:,random'], /^name the program to start/],
  [[], /^--seats is missing$/],
])('%j is wrong, which is said in one line', async (args, message) => {
  await expect(arenaCommand.run([...MATCH, ...args])).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(message),
  });
});
