import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Every file that matches, by its path from the root. */
export const readFiles = (pattern: string): ReadonlyMap<string, string> => {
  const paths = globSync(pattern, { cwd: ROOT, exclude: (name) => name === 'node_modules' || name === 'dist' });
  return new Map(paths.sort().map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]));
};
