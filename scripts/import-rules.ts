/** The direction of imports (ARCHITECTURE.md): apps -> games -> kernel, and no bot can reach the truth of a table. */
import {
  cruise,
  type ICruiseResult,
  type IReachabilityForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';

/** Test files and what only they use. */
const TEST = String.raw`\.test\.tsx?$|/(fixtures|testing)\.tsx?$|/testing/|^packages/testkit/`;

type Rule = IRegularForbiddenRuleType | IReachabilityForbiddenRuleType;

const rule = <R extends Rule>(name: string, from: R['from'], to: R['to']) =>
  ({ name, severity: 'error', from, to }) as const;

const RULES: readonly Rule[] = [
  rule('nothing imports itself in a circle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
  // `mdast` is types alone: tsc finds them in `@types`.
  rule('every import leads somewhere', {}, { couldNotResolve: true, pathNot: '^(virtual:|mdast$)' }),
  rule('the kernel stands alone', { path: '^packages/kernel/', pathNot: TEST }, { pathNot: '^packages/kernel/' }),
  rule(
    'a game knows the kernel, and nothing else',
    { path: '^games/([^/]+)/', pathNot: TEST },
    { pathNot: '^(packages/kernel|games/$1)/' },
  ),
  rule(
    'a package knows neither a game nor an app',
    { path: '^packages/', pathNot: String.raw`\.test\.tsx?$` },
    { path: '^(games|apps)/' },
  ),
  rule('no app imports another', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
  rule(
    'another package is imported by its name',
    { path: '^((?:packages|games|apps)/[^/]+)/' },
    // What games bring to tests is no part of their packages, so there is no other way to it.
    { dependencyTypes: ['local'], pathNot: String.raw`^$1/|/fixtures\.ts$` },
  ),
  rule('what tests use is for tests', { path: '^(packages|games|apps)/', pathNot: TEST }, { path: TEST }),
  rule(
    'a bot cannot reach the truth of a table',
    { path: '^games/[^/]+/src/(bot|sparring)/', pathNot: TEST },
    { path: String.raw`^games/[^/]+/src/(state|rules|codec|random-policy|game)\.ts$`, reachable: true },
  ),
];

export interface Cruised {
  readonly files: number;
  /** One line for each import against the direction. */
  readonly faults: readonly string[];
}

/** Follows the imports of a tree. */
export const followImports = async (root: string): Promise<Cruised> => {
  const { output } = await cruise(
    ['packages', 'games', 'apps'],
    {
      baseDir: root,
      ruleSet: { forbidden: [...RULES] },
      validate: true,
      // TypeScript 7 has no interface that could be asked for imports.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '/dist/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@wunderkammer/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  );
  const { totalCruised, violations } = (output as ICruiseResult).summary;
  return {
    files: totalCruised,
    faults: violations.map(({ rule: { name }, from, to }) => `${from} → ${to}: ${name}`),
  };
};
