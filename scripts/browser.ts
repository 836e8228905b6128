import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Chromium to test with, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

const NAMES: readonly string[] = ['chromium', 'chromium-browser', 'google-chrome'];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** The Chromium of this machine: the one that `CHROMIUM` names, else the first on the path. */
export const findChromium = (env = process.env): Chromium => {
  const named = env['CHROMIUM'];
  if (named) return isExecutable(named) ? { path: named } : { missing: `CHROMIUM names ${named}, which does not run` };
  const path = NAMES.map((name) => onPath(name, env)).find((found) => found !== undefined);
  return path ? { path } : { missing: `neither ${NAMES.join(' nor ')} is on the path; CHROMIUM may name one` };
};

/** Only there does `apt-get install chromium` give a browser: elsewhere the package is called otherwise, or is a shell. */
const mayInstall = (env: NodeJS.ProcessEnv): boolean => {
  try {
    const isDebian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
    return isDebian && process.getuid?.() === 0 && onPath('apt-get', env) !== undefined;
  } catch {
    return false;
  }
};

const apt = (env: NodeJS.ProcessEnv, ...args: readonly string[]): string | undefined => {
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];
  const { status, stderr, error } = spawnSync('apt-get', [...patient, ...args], {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 600_000,
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `exit code ${status}`);
};

/** Installs Chromium; tells what went wrong. The lists of packages are fetched only when those at hand do not do. */
const install = (env: NodeJS.ProcessEnv): string | undefined => {
  const chromium = ['install', '--yes', '--no-install-recommends', 'chromium'];
  if (apt(env, ...chromium) === undefined) return undefined;
  return apt(env, 'update') ?? apt(env, ...chromium);
};

/** A Chromium, installed if there is none and this machine lets us. */
export const ensureChromium = (env = process.env, allowed = mayInstall(env)): Chromium => {
  const found = findChromium(env);
  if ('path' in found || env['CHROMIUM'] || !allowed) return found;
  console.error('wunderkammer: installing chromium for the browser tests (once) …');
  const fault = install(env);
  return fault === undefined ? findChromium(env) : { missing: `installing chromium failed: ${fault}` };
};
