import { install, isExecutable, mayInstall, onPath } from './debian.ts';

/** A Chromium to test with, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

/** The same browser without windows: it costs a seventh less of the machine. */
const LEAN = 'chromium-headless-shell';
const NAMES: readonly string[] = [LEAN, 'chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine: the one that `CHROMIUM` names, else the first on the path. */
export const findChromium = (env = process.env): Chromium => {
  const named = env['CHROMIUM'];
  if (named) return isExecutable(named) ? { path: named } : { missing: `CHROMIUM names ${named}, which does not run` };
  const path = NAMES.map((name) => onPath(name, env)).find((found) => found !== undefined);
  return path ? { path } : { missing: `neither ${NAMES.join(' nor ')} is on the path; CHROMIUM may name one` };
};

/** A Chromium, the lean one if this machine lets us install it. */
export const ensureChromium = (env = process.env, allowed = mayInstall(env)): Chromium => {
  if (env['CHROMIUM'] || !allowed || onPath(LEAN, env) !== undefined) return findChromium(env);
  console.error(`wunderkammer: installing ${LEAN} for the browser tests (once) …`);
  const fault = install(env, LEAN);
  const found = findChromium(env);
  if (fault === undefined || 'path' in found) return found;
  return { missing: `installing ${LEAN} failed: ${fault}` };
};
