import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@wunderkammer/kernel';
import { type Chapter, contentsOf, plainText, rulesOf } from '@wunderkammer/rulebook';
import { describe, expect, it } from 'vitest';
import { bookOf, entriesOf } from './play/rules.ts';
import { HOST_WORDS } from './play/words.ts';
import { fileWith, jsonLines, wunderkammer } from './testing.ts';

const EXAMPLES = ['feuersalamander', 'drei-magier', 'salomons-oordeel'].map((game) =>
  fileURLToPath(new URL(`../../../games/${game}/records/examples.jsonl`, import.meta.url)),
);
const [FEUERSALAMANDER, MAGIER, SALOMON] = EXAMPLES as [string, string, string];
const record = JSON.parse(readFileSync(FEUERSALAMANDER, 'utf8').split('\n')[0]!) as {
  steps: unknown[];
  options: object;
};
/** Nested too deeply for anything that recurses. */
const DEEP = '['.repeat(200_000) + ']'.repeat(200_000);
const withRecord = (change: object): string => JSON.stringify({ ...record, ...change });

describe('rules', () => {
  it.each(LANGUAGES)('prints a whole rulebook (%s)', async (language) => {
    const { exitCode, stdout } = await wunderkammer(['rules', 'drei-magier', '--lang', language]);
    expect(exitCode).toBe(0);
    const { title, chapters } = await bookOf('drei-magier', language);
    const headings = chapters.flatMap((chapter) => [
      chapter.title,
      ...chapter.rules.map((rule) => `${rule.number} ${rule.title}`),
    ]);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => headings.includes(line))).toEqual(headings);
    expect(lines[0]).toBe(title);
    const words = (await entriesOf('drei-magier', language)).map(({ word }) => word);
    const glossary = lines.slice(lines.indexOf(HOST_WORDS[language].glossary));
    expect(words.filter((word) => !glossary.some((line) => line.startsWith(word)))).toEqual([]);
  });

  it.each(['contents', 'inhoud', 'Inhalt'])('lists the contents (%s)', async (word) => {
    const { stdout } = await wunderkammer(['rules', 'salomons-oordeel', word, '--lang', 'de']);
    const { chapters } = await bookOf('salomons-oordeel', 'de');
    const [{ title, rules }] = chapters as [Chapter];
    const entries = rules.map((rule) => `  ${rule.number}   ${rule.title}`);
    expect(stdout.split('\n').slice(0, rules.length + 2)).toEqual([title, ...entries, '']);
    expect(stdout.split('\n\n')).toHaveLength(chapters.length + 1);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Glossar');
  });

  it.each(['glossary', 'woordenlijst', 'Glossar'])('prints the words of a game in their order (%s)', async (word) => {
    const { stdout } = await wunderkammer(['rules', 'feuersalamander', word, '--lang', 'nl']);
    const [title, ...entries] = stdout.trimEnd().split('\n\n');
    expect(title).toBe('Woordenlijst');
    expect(entries[0]).toBe(
      [
        'afleggen (in het boekje ook: afgeven)',
        '  Een kaart uit je hand open naast de stapel leggen. (FS-17, FS-10)',
        '  de abwerfen (in het boekje ook: ablegen) · en discard',
      ].join('\n'),
    );
    const words = (await entriesOf('feuersalamander', 'nl')).map((entry) => entry.word);
    expect(entries.map((entry, index) => entry.startsWith(words[index]!))).toEqual(words.map(() => true));
  });

  it.each(LANGUAGES)('prints what we decided, and nothing else (%s)', async (language) => {
    const { stdout } = await wunderkammer(['rules', 'salomons-oordeel', 'rulings', '--lang', language]);
    const rules = rulesOf(await bookOf('salomons-oordeel', language)).filter(({ rulings }) => rulings.length > 0);
    const headings = rules.map(({ number, title }) => `${number} ${title}`);
    expect(stdout.split('\n').filter((line) => /^SO-/.test(line))).toEqual(headings);
    const text = stdout.replaceAll(/\s+/g, ' ');
    const said = rules.flatMap(({ rulings }) => contentsOf({ text: [], rulings })).map(plainText);
    expect(said.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  it('prints the rules that are asked for, in that order, however their numbers are written', async () => {
    const { stdout } = await wunderkammer(['rules', 'drei-magier', 'dm-9', '20', 'DM-8', '--lang', 'en']);
    expect(stdout.match(/^DM-.*/gm)).toEqual(['DM-9 Three zeros', 'DM-20 Sharing a field', 'DM-8 The pip throw']);
  });

  it.each([
    [['drei-magier', '40'], 'there is no rule DM-40; near it are DM-30, DM-31, DM-32'],
    [['drei-magier', 'DM-8', 'FS-3'], 'there is no rule FS-3; near it are DM-2, DM-3, DM-4'],
    [['drei-magier', 'duel'], '"duel" is not the number of a rule; they go from DM-1 to DM-32'],
    [['chess'], 'there is no game "chess"; there are feuersalamander, drei-magier, salomons-oordeel'],
    [['drei-magier', '--lang', 'fr'], '--lang must be nl, de or en, not "fr"'],
  ])('says in one line what is wrong with %j', async (args, message) => {
    expect(await wunderkammer(['rules', ...args])).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `wunderkammer: ${message}\n`,
    });
  });
});

describe('replay', () => {
  it.each(EXAMPLES)('accepts the records of another implementation: %s', async (file) => {
    const run = await wunderkammer(['replay', file]);
    expect(run.exitCode).toBe(0);
    for (const line of jsonLines(run)) expect(line).toMatchObject({ ok: true, over: true });
  });

  it('prints exactly the promised line', async () => {
    const { steps } = record;
    const bad = withRecord({ steps: [steps[0], steps[2]], result: undefined });
    const part = withRecord({ steps: steps.slice(0, 5), result: undefined });
    const run = await wunderkammer(['replay'], `${JSON.stringify(record)}\n\n${bad}\n${part}`);
    const [whole, broken, open] = run.stdout.split('\n');
    const result = JSON.stringify((record as unknown as { result: object }).result);
    expect(whole).toBe(`{"line":1,"ok":true,"steps":${steps.length},"over":true,"result":${result}}`);
    expect(broken).toMatch(
      /^\{"line":3,"ok":false,"at":1,"rule":"FS-1[01]","code":"[a-z-]+\/[a-z-]+","message":"[^:]+, [a-zA-Z]+: [A-Z][a-z’, ]+\."\}$/,
    );
    expect(open).toBe('{"line":4,"ok":true,"steps":5,"over":false}');
    expect(run.exitCode).toBe(1);
  });

  it.each<[string, string | Buffer]>([
    ['not JSON', 'hello'],
    ['an unfinished last line', JSON.stringify(record).slice(0, 500)],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['a text', '"record"'],
    ['deep nesting', DEEP],
    ['deep nesting in a step', withRecord({ steps: ['DEEP'] }).replace('"DEEP"', DEEP)],
    ['a million steps', withRecord({ steps: new Array(1_000_000).fill(7) })],
    ['a line of megabytes', withRecord({ meta: { note: 'x'.repeat(8_000_000) }, seats: 9 })],
    ['a record of another game', withRecord({ game: 'salomons-oordeel' })],
    ['an unknown key', withRecord({ extra: true })],
    ['a prototype', `{"__proto__":{},${JSON.stringify(record).slice(1)}`],
    ['a seat out of range', withRecord({ steps: [record.steps[0], { by: 2, type: 'throw' }] })],
    ['a huge number', withRecord({ steps: [record.steps[0], { by: 1e300, type: 'throw' }] })],
    ['a fraction', withRecord({ options: { target: 49.5 } })],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('answers %s in one line, and still reads the next', async (_name, line) => {
    const input = Buffer.concat([Buffer.from(line), Buffer.from(`\n${JSON.stringify(record)}\n`)]);
    const run = await wunderkammer(['replay'], input);
    const [bad, good, ...more] = jsonLines(run);
    expect(bad).toMatchObject({ line: 1, ok: false, rule: 'record' });
    expect(String(bad!['message']).length).toBeLessThan(300);
    expect(good).toMatchObject({ line: 2, ok: true });
    expect(more).toEqual([]);
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
  });

  it.each(['tower-labyrinth-1', 'labyrinth-moon-1'])(
    'names line, step and field of a game on an older board: %s',
    async (to) => {
      const [newer] = readFileSync(MAGIER, 'utf8').split('\n');
      const { steps, ...rest } = JSON.parse(newer!) as { steps: { type: string }[] };
      const at = steps.findIndex(({ type }) => type === 'walk');
      const older = JSON.stringify({ ...rest, steps: steps.with(at, { ...steps[at], to } as never) });
      const run = await wunderkammer(['replay'], `${newer}\n${older}\n`);
      expect(jsonLines(run)).toMatchObject([
        { line: 1, ok: true },
        {
          line: 2,
          ok: false,
          at,
          rule: 'record',
          code: 'record/step',
          message: `step.to must be a field of the board, not "${to}"`,
        },
      ]);
      expect(run.exitCode).toBe(1);
    },
  );

  it('says in one line that a file cannot be read', async () => {
    expect(await wunderkammer(['replay', '/nowhere/at.all'])).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'wunderkammer: cannot read /nowhere/at.all: there is no such file\n',
    });
    const folder = await wunderkammer(['replay', '/']);
    expect(folder).toMatchObject({ exitCode: 1, stderr: 'wunderkammer: cannot read /: it is a folder\n' });
  });
});

describe('simulate', () => {
  const call = (game: string, players: string, ...more: string[]): string[] => [
    ...['simulate', game, '--players', players, '--games', '2', '--seed', 'cli'],
    ...more,
  ];

  it.each([
    ['feuersalamander', '2', '--option', 'target=49', '--option', 'figures=king,monk'],
    ['feuersalamander', '4', '--policy', 'bot'],
    ['drei-magier', '3'],
    ['salomons-oordeel', '3', '--option', 'variant=easy', '--option', 'openOnly=true'],
    ['salomons-oordeel', '2', '--option', 'first=1', '--policy', 'bot'],
  ])('writes the same fair and legal games of %s for %s players twice', async (game, players, ...more) => {
    const [first, second] = await Promise.all([1, 2].map(() => wunderkammer(call(game, players, ...more))));
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(second!.stdout).toBe(first!.stdout);
    const replayed = await wunderkammer(['replay'], first!.stdout);
    expect(jsonLines(replayed)).toMatchObject([
      { ok: true, over: true },
      { ok: true, over: true },
    ]);
    const verified = await wunderkammer(['verify'], first!.stdout);
    expect(jsonLines(verified)).toMatchObject([
      { line: 1, ok: true },
      { line: 2, ok: true },
    ]);
    for (const { checked } of jsonLines(verified)) expect(checked).toBeGreaterThan(0);
  });

  it('writes to a file', async () => {
    const file = fileWith('');
    expect(await wunderkammer(call('drei-magier', '3', '--out', file))).toMatchObject({ exitCode: 0, stdout: '' });
    expect(await wunderkammer(['replay', file])).toMatchObject({ exitCode: 0 });
  });

  it('says in one line that the disk is full', async () => {
    expect(await wunderkammer(call('salomons-oordeel', '2', '--out', '/dev/full'))).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'wunderkammer: cannot write to /dev/full: the disk is full\n',
    });
  });

  it('says in one line that the reader closed the pipe', async () => {
    const bin = fileURLToPath(new URL('../bin/wunderkammer.mjs', import.meta.url));
    const args = ['simulate', 'drei-magier', '--games', '10000', '--seed', 'pipe'];
    const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [exitCode] = await once(child, 'close');
    expect(exitCode).toBe(1);
    expect(stderr).toBe('wunderkammer: cannot write to standard output: the reader closed the pipe\n');
  });
});

describe('verify', () => {
  it('is not content with a record without fairness', async () => {
    const run = await wunderkammer(['verify', FEUERSALAMANDER]);
    expect(run.exitCode).toBe(1);
    expect(jsonLines(run)[0]).toEqual({ line: 1, ok: false, at: -1, message: 'the record has no fairness to check' });
  });

  it('finds a throw that was changed afterwards', async () => {
    const { stdout } = await wunderkammer(['simulate', 'drei-magier', '--games', '1', '--seed', 'forged']);
    const forged = JSON.parse(stdout) as { steps: { type: string; sums?: (number | null)[] }[] };
    const { sums } = forged.steps[0] as { sums: number[] };
    const winner = sums.indexOf(Math.max(...sums));
    sums[winner] = sums[winner]! === 6 ? 5 : sums[winner]! + 1;
    const run = await wunderkammer(['verify'], JSON.stringify(forged));
    expect(jsonLines(run)[0]).toMatchObject({ ok: false, at: 0 });
  });
});

describe('legal and view', () => {
  it('list what may come next', async () => {
    const legal = async (...args: string[]): Promise<Record<string, unknown>> => {
      const run = await wunderkammer(['legal', ...args]);
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      return jsonLines(run)[0]!;
    };
    expect(await legal(FEUERSALAMANDER, '--at', '0')).toEqual({ turn: 'chance', type: 'deal' });
    expect(await legal(FEUERSALAMANDER, '--at', '1')).toEqual({
      turn: 'decision',
      seats: [0],
      legal: [
        { by: 0, type: 'discard', card: 'air' },
        { by: 0, type: 'discard', card: 'water' },
      ],
    });
    expect(await legal(FEUERSALAMANDER)).toMatchObject({ turn: 'over', result: { ranking: expect.any(Array) } });
    expect(await legal(SALOMON, '--line', '2', '--at', '2')).toEqual({
      turn: 'decision',
      seats: [1, 2, 3],
      legal: [1, 2, 3].map((by) => ({ by, type: 'arrange' })),
    });
  });

  it('show what a seat may know, and no more', async () => {
    const view = async (as: string): Promise<string> => {
      const run = await wunderkammer(['view', SALOMON, '--as', as, '--at', '3']);
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      return run.stdout;
    };
    expect(await view('0')).toContain('blue1');
    expect(await view('0')).not.toContain('purple4');
    expect(await view('1')).toContain('purple4');
    for (const stone of ['blue1', 'purple4']) expect(await view('watcher')).not.toContain(stone);
  });

  it.each([
    [['legal', FEUERSALAMANDER, '--at', '100000'], /has only \d+ steps/],
    [['legal', FEUERSALAMANDER, '--line', '9'], /no record on line 9/],
    [['view', FEUERSALAMANDER, '--as', '2'], /no seat 2/],
    [['legal', '/nowhere/at.all'], /no such file/],
  ])('say what is wrong with the input of %j', async (args, message) => {
    const run = await wunderkammer(args);
    expect(run).toMatchObject({ exitCode: 1, stdout: '' });
    expect(run.stderr).toMatch(message);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('bench', () => {
  it('prints its one line', async () => {
    const run = await wunderkammer(['bench', 'drei-magier', '--seconds', '1']);
    expect(Object.keys(jsonLines(run)[0]!)).toEqual([
      'game',
      'players',
      'decisionsPerSecond',
      'gamesPerSecond',
      'decisionsPerGame',
    ]);
    for (const value of Object.values(jsonLines(run)[0]!).slice(1)) expect(value).toBeGreaterThan(0);
  });
});

describe('the call', () => {
  it.each([
    [['frobnicate']],
    [['simulate']],
    [['simulate', 'chess', '--players', '2', '--games', '1', '--seed', 'x']],
    [['simulate', 'feuersalamander', '--players', '5', '--games', '1', '--seed', 'x']],
    [['simulate', 'drei-magier', '--players', '2', '--games', '1', '--seed', 'x']],
    [['simulate', 'feuersalamander', '--players', 'two', '--games', '1', '--seed', 'x']],
    [['simulate', 'feuersalamander', '--games', '1', '--seed', 'x']],
    [['simulate', 'feuersalamander', '--players', '2', '--games', '-1', '--seed', 'x']],
    [['simulate', 'feuersalamander', '--players', '2', '--games', '1']],
    [['simulate', 'drei-magier', '--games', '1', '--seed', 'x', '--policy', 'cheat']],
    [['simulate', 'drei-magier', '--games', '1', '--seed', 'x', '--option', 'target']],
    [['simulate', 'drei-magier', '--games', '1', '--seed', 'x', '--option', 'target=1']],
    [['simulate', 'feuersalamander', '--players', '2', '--games', '1', '--seed', 'x', '--option', 'target=0']],
    [['simulate', 'feuersalamander', '--players', '2', '--games', '1', '--seed', 'x', '--option', 'figures=king,king']],
    [['replay', 'a', 'b']],
    [['replay', '--fast']],
    [['legal']],
    [['legal', FEUERSALAMANDER, '--at', '-1']],
    [['view', FEUERSALAMANDER]],
    [['view', FEUERSALAMANDER, '--as', 'king']],
    [['bench', 'drei-magier']],
    [['bench', 'drei-magier', '--seconds', '0']],
  ])('%j is wrong, which is said in one line with exit code 2', async (args) => {
    const run = await wunderkammer(args);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toMatch(/^wunderkammer: .+\n$/);
  });

  it.each(['', 'play', 'simulate', 'arena', 'ladder', 'balance', 'sit', 'replay', 'legal', 'view', 'verify', 'bench'])(
    'help for "%s"',
    async (command) => {
      const run = await wunderkammer([command, '--help'].filter((word) => word !== ''));
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      expect(run.stdout).toContain(`wunderkammer ${command}`);
    },
  );

  it('its version is that of its package', async () => {
    const run = await wunderkammer(['--version']);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
