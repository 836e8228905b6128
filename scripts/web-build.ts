import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from '../apps/server/src/failure.ts';
import { precompress } from './precompress.ts';
import { ROOT } from './source-files.ts';
import { hashOfFiles } from './source-hash.ts';

/** Everything the web app is built from, the way it is built included. */
const SOURCES: readonly string[] = [
  'apps/web/{src,public,build}/**',
  'apps/web/{index.html,vite.config.ts,tsconfig.json,package.json}',
  'games/*/{src/**,rulebook/**,package.json}',
  'packages/{cast,kernel,protocol,rulebook}/{src/**,package.json}',
  'package-lock.json',
  'scripts/{web-build,precompress}.ts',
];

const WEB = join(ROOT, 'apps/web');

/**
 * Each build has a folder of its own, named by the hash of its sources: a server goes on serving what it began with while
 * a test run builds what has changed since. Not below apps/web, where Vite's development server would take it for a change.
 */
const BUILDS = join(ROOT, '.builds');
const KEPT = 5;

const forgetOldBuilds = (): void => {
  const byAge = globSync('*', { cwd: BUILDS })
    .map((name) => join(BUILDS, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of byAge.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
};

/** Games for tests: the file that lists them, and all they are made from. */
export interface MoreGames {
  readonly file: string;
  readonly sources: readonly string[];
}

const build = (folder: string, more: string | undefined): void => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: WEB,
    // A test run sets it to `test`, and React would come with everything that helps its developers.
    env: { ...process.env, NODE_ENV: 'production', ...(more !== undefined && { MORE_GAMES: join(ROOT, more) }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Failure(1, `the web app does not build${error ? `: ${error.message}` : ', see above'}`);
  precompress(folder);
};

/**
 * The folder of the built web app; builds it when its sources changed since. A test may add games that are not offered to
 * players (apps/web/build/more-games.ts).
 */
export const builtWeb = async (more?: MoreGames): Promise<string> => {
  const folder = join(BUILDS, hashOfFiles(ROOT, [...SOURCES, ...(more?.sources ?? [])]));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  console.error('wunderkammer: building the web app (again only when its sources change) …');
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    build(unfinished, more?.file);
    // Somebody else may have built the same in the meantime; theirs is as good as ours.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  forgetOldBuilds();
  return folder;
};
