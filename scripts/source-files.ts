import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The paths, from the root, of everything that matches. */
export const pathsOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' }).sort();

/** Every file that matches, by its path from the root. */
export const readFiles = (pattern: string): ReadonlyMap<string, string> =>
  new Map(pathsOf(pattern).map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]));
