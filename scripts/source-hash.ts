import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** One hash over the names and contents of all files that match, tests left out, whatever order they are found in. */
export const hashOfFiles = (root: string, patterns: readonly string[]): string => {
  const paths = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const hash = createHash('sha256');
  for (const path of new Set(paths.sort())) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
};
