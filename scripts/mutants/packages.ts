import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Mutant, mutantsOf } from './mutate.ts';

/** A package whose rules are tried: where it is, and which tests must notice. */
export interface Package {
  readonly root: string;
  readonly folder: string;
  /** What has no rule in it: words, what stands on box and label, bots, tests and what serves them, types. */
  readonly without: RegExp;
  readonly tests: readonly string[];
  /** Further tests, for what those have not noticed. */
  readonly further: readonly string[];
}

export interface Candidate {
  readonly file: string;
  readonly source: string;
  readonly mutant: Mutant;
}

const NO_RULES =
  /\/((text|names)(-\w+)?|notation|glossary|label|box|balance|bot|testing|fixtures|random-policy|vocabulary|violations|index|game|.*\.test)\.ts$/;
const NO_RULE_TESTS = '(conformance|bot|text|random-policy)';

export const gamePackage = (root: string, id: string): Package => ({
  root,
  folder: `games/${id}/src`,
  without: NO_RULES,
  tests: [`games/${id}/src/!${NO_RULE_TESTS}.test.ts`],
  further: [`games/${id}/src/conformance.test.ts`],
});

/** Every fault of a package, file by file. */
export const candidatesOf = ({ root, folder, without }: Package): readonly Candidate[] =>
  globSync(`${folder}/*.ts`, { cwd: root })
    .filter((file) => !without.test(`/${file}`))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(resolve(root, file), 'utf8');
      return mutantsOf(source).map((mutant) => ({ file, source, mutant }));
    });
