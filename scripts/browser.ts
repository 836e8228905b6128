import { install, isExecutable, mayInstall, onPath } from './debian.ts';

/** A Chromium to test with, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

const NAMES: readonly string[] = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine: the one that `CHROMIUM` names, else the first on the path. */
export const findChromium = (env = process.env): Chromium => {
  const named = env['CHROMIUM'];
  if (named) return isExecutable(named) ? { path: named } : { missing: `CHROMIUM names ${named}, which does not run` };
  const path = NAMES.map((name) => onPath(name, env)).find((found) => found !== undefined);
  return path ? { path } : { missing: `neither ${NAMES.join(' nor ')} is on the path; CHROMIUM may name one` };
};

/** A Chromium, installed if there is none and this machine lets us. */
export const ensureChromium = (env = process.env, allowed = mayInstall(env)): Chromium => {
  const found = findChromium(env);
  if ('path' in found || env['CHROMIUM'] || !allowed) return found;
  console.error('wunderkammer: installing chromium for the browser tests (once) …');
  const fault = install(env, 'chromium');
  return fault === undefined ? findChromium(env) : { missing: `installing chromium failed: ${fault}` };
};
