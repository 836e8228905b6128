import { findChromium as chromiumOf } from '../apps/cli/src/print/chromium.ts';
import { install, mayInstall, onPath } from './debian.ts';

/** A Chromium to test with, or why there is none. */
export type Chromium = { readonly path: string } | { readonly missing: string };

/** The browser without windows: it costs a seventh less of the machine. */
const LEAN = 'chromium-headless-shell';

/** The Chromium of this machine: the one that `CHROMIUM` names, else one that is found. */
export const findChromium = (env = process.env): Chromium => {
  const path = chromiumOf(env);
  if (path !== undefined) return { path };
  const named = env['CHROMIUM'];
  return {
    missing: named
      ? `CHROMIUM names ${named}, which does not run`
      : 'there is no Chromium on the path; CHROMIUM may name one',
  };
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
