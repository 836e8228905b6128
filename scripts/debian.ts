/** Programs that tests need: found on the path, or installed where that is possible. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const onPath = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** Only there are the packages what their names say: elsewhere one is called otherwise, or is a shell. */
export const mayInstall = (env: NodeJS.ProcessEnv): boolean => {
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

/** Installs a package; tells what went wrong. The lists of packages are fetched only when those at hand do not do. */
export const install = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const wanted = ['install', '--yes', '--no-install-recommends', name];
  if (apt(env, ...wanted) === undefined) return undefined;
  return apt(env, 'update') ?? apt(env, ...wanted);
};
