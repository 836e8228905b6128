import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathsOf, ROOT } from './source-files.ts';

/** A package of the workspace that others may build on. */
export interface Package {
  /** From the root: `games/drei-magier`. */
  readonly folder: string;
  readonly name: string;
  /** Not on npm. */
  readonly private: boolean;
  /** What it needs of others, by name. */
  readonly foreign: readonly string[];
}

/** A program of a README, and what it prints. */
export interface Example {
  readonly code: string;
  readonly prints: string;
}

export const PACKAGES: readonly Package[] = pathsOf('{packages,games}/*/package.json').map((path) => {
  const { name, private: kept = false, dependencies = {} } = JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
  const foreign = Object.keys(dependencies).filter((other) => !other.startsWith('@wunderkammer/'));
  return { folder: dirname(path), name, private: kept, foreign };
});

const FENCED = /^```(\w*)\n(.*?)^```$/gms;

/** Every `ts` block with the `text` block behind it. A program of which nothing is said is a fault. */
export const examplesIn = (readme: string): readonly Example[] => {
  const blocks = [...readme.matchAll(FENCED)].map(([, language, text]) => ({ language, text: text! }));
  return blocks.flatMap(({ language, text }, index) => {
    if (language !== 'ts') return [];
    const next = blocks[index + 1];
    if (next?.language !== 'text') throw new Error(`nothing says what this prints:\n${text}`);
    return [{ code: text, prints: next.text }];
  });
};

/** The examples of a package; to have none is a fault, too. */
export const examplesOf = ({ folder }: Package): readonly Example[] => {
  const examples = examplesIn(readFileSync(`${ROOT}${folder}/README.md`, 'utf8'));
  if (examples.length === 0) throw new Error(`${folder}/README.md has no example that runs`);
  return examples;
};
