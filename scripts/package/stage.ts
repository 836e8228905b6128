import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../source-files.ts';

/** The part of a package.json that we read. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly type?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The apps that go along; what they need follows from their package.json. */
const APPS = ['apps/server', 'apps/cli'] as const;

/** Whatever is on the way to a program of ours: packages of ours by their folders, of others by their places in node_modules. */
const production = (): { readonly ours: readonly string[]; readonly others: readonly string[] } => {
  const args = ['ls', '--omit=dev', '--parseable', '--all', ...APPS.flatMap((app) => ['--workspace', app])];
  const printed = execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const places = printed
    .split('\n')
    .map((line) => relative(ROOT, line.trim()).replaceAll('\\', '/'))
    .filter((place) => place.startsWith('node_modules/'));
  const isOurs = (place: string): boolean => /^node_modules\/(@wunderkammer\/[^/]+|wunderkammer)$/.test(place);
  return {
    ours: places.filter((place) => place.startsWith('node_modules/@wunderkammer/') && !place.endsWith('/server')),
    // Types are for whoever compiles.
    others: places.filter((place) => !isOurs(place) && !place.includes('/@types/')),
  };
};

/** What a package of somebody else has for programmers and not for programs. Licences stay. */
const IDLE =
  /\.(map|[cm]?ts|markdown|flow|tgz|test\.[cm]?js)$|\/(test|tests|__tests__|benchmarks?|\.github|node_modules)$/;

const copyOthers = (places: readonly string[], stage: string): void => {
  for (const place of places)
    cpSync(join(ROOT, place), join(stage, place), {
      recursive: true,
      filter: (file) => file === join(ROOT, place) || !IDLE.test(file.replaceAll('\\', '/')),
    });
};

/** A manifest that leads to the compiled files, whoever asks. What is only for us here leads to its sources otherwise. */
const forProduction = ({ name, version, type, exports = {} }: Manifest): string => {
  const compiled = Object.entries(exports).map(([path, target]) => {
    const file = typeof target === 'string' ? target : target['default']!;
    return [path, file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1.js')];
  });
  return `${JSON.stringify({ name, version, type, exports: Object.fromEntries(compiled) }, undefined, 2)}\n`;
};

const copyOurs = (source: string, emitted: string, place: string): void => {
  mkdirSync(place, { recursive: true });
  cpSync(join(emitted, 'src'), join(place, 'dist'), { recursive: true });
  writeFileSync(join(place, 'package.json'), forProduction(readManifest(source)));
  for (const more of ['rulebook', 'bin', 'LICENSE'])
    if (existsSync(join(source, more))) cpSync(join(source, more), join(place, more), { recursive: true });
};

const SERVER = `#!/usr/bin/env node
// Opens the house: docs/HOSTING.md has the settings, --help lists them.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  console.error('wunderkammer: Node ' + process.versions.node + ' is too old; this needs MAJOR.MINOR or later');
  process.exit(2);
}
const { main } = await import('../apps/server/dist/main.js');
await main();
`;

const serverProgram = (): string => {
  const { devEngines }: { devEngines: { runtime: { version: string } } } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const [, major, minor] = /(\d+)\.(\d+)/.exec(devEngines.runtime.version)!;
  return SERVER.replaceAll('MAJOR', major!).replaceAll('MINOR', minor!);
};

const COMMANDS = `#!/usr/bin/env node
import '../apps/cli/bin/wunderkammer.mjs';
`;

/**
 * Lays out the application as it runs elsewhere: server, command line and built web app, compiled, with what they need of others
 * and nothing that only builds or tests. The folders of the apps are where they are here, since they find each other by that.
 */
export const stageApplication = (stage: string, web: string): void => {
  rmSync(stage, { recursive: true, force: true });
  const emitted = `${stage}.emitted`;
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(ROOT, 'scripts/package'), '--outDir', emitted];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const { ours, others } = production();
    copyOthers(others, stage);
    const folders = new Map(
      globSync('{packages,games}/*', { cwd: ROOT }).map((folder) => [readManifest(join(ROOT, folder)).name, folder]),
    );
    for (const place of ours) {
      const folder = folders.get(place.slice('node_modules/'.length))!;
      copyOurs(join(ROOT, folder), join(emitted, folder), join(stage, place));
    }
    for (const app of APPS) copyOurs(join(ROOT, app), join(emitted, app), join(stage, app));
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
  cpSync(web, join(stage, 'apps/web/dist'), { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/HOSTING.md', 'docs/fairness.md'])
    cpSync(join(ROOT, file), join(stage, file), { recursive: true });
  const { version } = readManifest(join(ROOT, 'apps/server'));
  const about = { name: 'wunderkammer', version, private: true, type: 'module', license: 'MIT' };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  for (const [name, program] of [
    ['wunderkammer-server.mjs', serverProgram()],
    ['wunderkammer.mjs', COMMANDS],
  ] as const) {
    const file = join(stage, 'bin', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, program);
    chmodSync(file, 0o755);
  }
};
