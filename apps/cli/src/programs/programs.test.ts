import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Game, randomPlayer } from '@wunderkammer/kernel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlayedGame } from '../arena/match.ts';
import { playGame } from '../arena/play-game.ts';
import { GAMES } from '../games.ts';
import { BotProcess } from './bot-process.ts';

const open: BotProcess[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((process) => process.close()));
});

/** A program on seat 0 against random ones: so many games, one process. */
const playAgainst = async (game: Game, command: readonly string[], games: number, timeoutMs = 5_000) => {
  const process = new BotProcess(command, 'bot', timeoutMs);
  open.push(process);
  const players = game.seats.min;
  const match = { game: game.id, players, options: {}, contenders: ['bot', 'random'], seed: 'programs', timeoutMs };
  const arena = {
    game,
    match,
    contenders: [
      { type: 'program', name: 'bot', command },
      { type: 'house', name: 'random', seating: randomPlayer },
    ] as const,
    processOf: () => process,
  };
  const seats = Array.from({ length: players }, (_, seat) => Math.min(seat, 1));
  const played: PlayedGame[] = [];
  for (let block = 0; block < games; block++) played.push(await playGame(arena, block, 0, seats));
  return played;
};

/** A program of one line: `answer` gets a message and its number, and returns what is printed, if anything. */
const saying = (answer: string): readonly string[] => [
  process.execPath,
  '-e',
  `let n = 0; const answer = ${answer};
   require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
     const text = answer(JSON.parse(line), n++); if (text !== undefined) process.stdout.write(text + '\\n');
   });`,
];
const FAITHFUL = `m.type === 'decide' ? JSON.stringify({ decide: m.legal[0] }) : undefined`;

describe('a program', () => {
  it('is told everything of its seat, game after game, and decides', async () => {
    // It fails unless each message comes where it should.
    const command = saying(`((expected) => (m, n) => {
      if (m.type !== expected[n % expected.length]) process.exit(9);
      if (m.type === 'start' && (m.game !== 'toy' || m.seat !== 0 || m.seats !== 2 || m.options.highest === undefined)) process.exit(8);
      if (m.type === 'decide' && (m.view.viewer !== 0 || typeof m.view.cards[1] !== 'object')) process.exit(7);
      if (m.type === 'over' && m.result.scores.length !== 2) process.exit(6);
      return ${FAITHFUL};
    })(['start', 'seen', 'decide', 'seen', 'seen', 'over'])`);
    const games = await playAgainst(toyGame, command, 3);
    expect(games.map(({ faults }) => faults)).toEqual([undefined, undefined, undefined]);
    expect(games[0]!.times[0]!.buckets.length).toBe(1);
  });

  it.each([
    ['prints garbage', `(m) => m.type === 'decide' ? 'checkmate' : undefined`, 'answered what is not JSON: checkmate'],
    [
      'says something else',
      `(m) => m.type === 'decide' ? '{"move":1}' : undefined`,
      'answered without "decide": {"move":1}',
    ],
    [
      'decides in a shape of its own',
      `(m) => m.type === 'decide' ? '{"decide":5}' : undefined`,
      'answered amiss: decide must be an object, not 5',
    ],
    [
      'decides for another',
      `(m) => m.type === 'decide' ? JSON.stringify({ decide: { by: 1, type: 'bid', bid: 0 } }) : undefined`,
      'decided for 1, but sits on seat 0',
    ],
    ['ends', `(m) => m.type === 'decide' ? process.exit(3) : undefined`, 'ended with code 3'],
  ])('that %s loses that game, and the next begins anew', async (_, answer, fault) => {
    const games = await playAgainst(toyGame, saying(answer), 2);
    for (const { faults, decisions } of games) {
      expect(faults).toEqual({ 0: fault });
      expect(decisions).toBe(2);
    }
  });

  it('that decides against the rules loses that game', async () => {
    const salomon = GAMES.find(({ id }) => id === 'salomons-oordeel')!;
    const answer = `(m) => m.type === 'decide' ? JSON.stringify({ decide: { by: 0, type: 'arrange', cells: [['red1', 0, 0]] } }) : undefined`;
    const [game] = await playAgainst(salomon, saying(answer), 1);
    expect(game!.faults![0]).toMatch(/^decided against the rules \(SO-\d+, [a-z/-]+\): \{"by":0,"type":"arrange"/);
  });

  it('that hangs is waited for as long as was said, and no longer', async () => {
    const before = Date.now();
    const [game] = await playAgainst(toyGame, saying('() => undefined'), 1, 300);
    expect(game!.faults).toEqual({ 0: 'did not answer within 0.3 s' });
    expect(Date.now() - before).toBeLessThan(5_000);
  });

  it('that is not there is said to be so', async () => {
    const [game] = await playAgainst(toyGame, ['./no-such-program'], 1);
    expect(game!.faults![0]).toMatch(/^cannot be started: .*ENOENT/);
  });

  it('that does not want to end is ended', async () => {
    const process = new BotProcess(
      [globalThis.process.execPath, '-e', 'setInterval(() => {}, 1000); process.stdin.resume()'],
      'deaf',
      1_000,
    );
    process.start('toy', 0 as never, { seats: 2, options: {} });
    await process.close();
    await expect(process.decide({} as never, [])).rejects.toThrow('ended by SIGKILL');
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('THERE IS NO python3: examples/bot.py IS NOT TESTED');

describe.skipIf(!python)('examples/bot.py', () => {
  const script = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));

  it.each(GAMES)('plays $id by its rules', async (game) => {
    for (const { faults, times } of await playAgainst(game, ['python3', script], 1, 30_000)) {
      expect(faults).toBeUndefined();
      expect(times[0]!.buckets.length).toBeGreaterThan(0);
    }
  });
});
