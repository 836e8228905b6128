import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

const GAMES = ['feuersalamander', 'drei-magier', 'salomons-oordeel'].map((name) => `@wunderkammer/${name}`);
const PACKAGES = ['@wunderkammer/kernel', ...GAMES];

/** Somebody else's project, which knows nothing of this repository. */
const project = mkdtempSync(join(tmpdir(), 'wunderkammer-packed-'));

const inProject = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const SCRIPT = `
import { botPlayer, replayRecord, simulate, type GameRecord } from '@wunderkammer/kernel';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander, type FeuersalamanderTypes } from '@wunderkammer/feuersalamander';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { texts } from '@wunderkammer/feuersalamander/texts';
import german from '@wunderkammer/feuersalamander/texts/de';

const record: GameRecord<FeuersalamanderTypes> = simulate(feuersalamander, 2, { target: 49 }, botPlayer, 'packed');
const games = [feuersalamander, dreiMagier, salomonsOordeel];
const replayed = replayRecord(JSON.parse(JSON.stringify(record)), games);
const { names } = await texts('nl');
console.log(games.map(({ id }) => id).join(' '), replayed.ok, names.figures.king, german.names.figures.king);
`;

beforeAll(() => {
  const workspaces = PACKAGES.flatMap((name) => ['--workspace', name]);
  execFileSync('npm', ['pack', ...workspaces, '--pack-destination', project], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  const tarballs = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  inProject('npm', 'install', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`));
  writeFileSync(join(project, 'main.ts'), SCRIPT);
}, 120_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

it('the packed games run as plain JavaScript in another project', () => {
  const [script] = inProject(process.execPath, '--input-type=module-typescript', '--eval', SCRIPT).split('\n');
  expect(script).toBe('feuersalamander drei-magier salomons-oordeel function true koning König');
});

it('the packed games bring their types', () => {
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', 'main.ts'];
  expect(inProject(tsc, ...strict)).toBe('');
});

it('the packed games contain no sources and no tests', () => {
  for (const name of PACKAGES) {
    const files = readdirSync(join(project, 'node_modules', name), { recursive: true, encoding: 'utf8' });
    expect(files).toContain(join('dist', 'index.js'));
    expect(files.filter((file) => /(^|\/)src\/|\.test\./.test(file))).toEqual([]);
  }
});

it('the packed games bring their rulebooks', () => {
  const { resolve } = createRequire(join(project, 'main.ts'));
  for (const name of GAMES)
    for (const language of ['nl', 'de', 'en'])
      expect(readFileSync(resolve(`${name}/rulebook/${language}.md`), 'utf8')).toMatch(/^# \S/);
});
