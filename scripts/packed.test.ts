import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf, PACKAGES } from './readme-examples.ts';
import { ROOT } from './source-files.ts';

const PUBLISHED = PACKAGES.filter((one) => !one.private);
const GAMES = PUBLISHED.filter(({ folder }) => folder.startsWith('games/'));

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

const runScript = (script: string): string =>
  inProject(process.execPath, '--input-type=module-typescript', '--eval', script);

beforeAll(() => {
  const pack = (...what: string[]): void => {
    execFileSync('npm', ['pack', ...what, '--pack-destination', project], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  };
  pack(...PUBLISHED.flatMap(({ name }) => ['--workspace', name]));
  // What they need of others is taken from here, so that no network is needed.
  const foreign = [...new Set(PUBLISHED.flatMap((one) => one.foreign))];
  pack('--ignore-scripts', ...foreign.map((name) => `./node_modules/${name}`));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  const tarballs = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  inProject('npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`));
}, 120_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

it('the packed games run as plain JavaScript in another project', () => {
  expect(runScript(SCRIPT)).toBe('feuersalamander drei-magier salomons-oordeel true koning König\n');
});

describe.each(PUBLISHED)('$name, packed', (one) => {
  const folder = join(project, 'node_modules', one.name);

  it('contains what runs, no sources and no tests', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toContain(join('dist', 'index.js'));
    expect(files.filter((file) => /(^|\/)src\/|\.test\./.test(file))).toEqual([]);
  });

  it('brings its licence and its README', () => {
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# \S/);
  });

  it('runs the examples of its README', () => {
    for (const { code, prints } of examplesOf(one)) expect(runScript(code)).toBe(prints);
  });
});

it('what is packed brings its types', () => {
  const examples = PUBLISHED.flatMap(examplesOf).map(({ code }) => code);
  const files = [SCRIPT, ...examples].map((code, index) => {
    const file = `main-${index}.ts`;
    writeFileSync(join(project, file), code);
    return file;
  });
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  expect(inProject(tsc, ...strict, ...files)).toBe('');
});

it('the packed games bring their rulebooks', () => {
  const { resolve } = createRequire(join(project, 'main.js'));
  for (const { name } of GAMES)
    for (const language of ['nl', 'de', 'en'])
      expect(readFileSync(resolve(`${name}/rulebook/${language}.md`), 'utf8')).toMatch(/^# \S/);
});
