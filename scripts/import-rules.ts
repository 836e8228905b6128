import { dirname, join } from 'node:path/posix';

/** A package of the house: `packages/kernel`, `games/drei-magier`, `apps/cli` … */
const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Test files and what only they use. */
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^(games|apps)\/.*\/((fixtures|testing)\.tsx?$|testing\/)/.test(path);

const isBot = (path: string): boolean => /^games\/[^/]+\/src\/bot(\.ts$|\/)/.test(path) && !isTest(path);

/** What a bot must not reach, by any way: the truth of a table. */
const TRUTH = /\/src\/(state|rules|codec|random-policy|game)\.ts$/;

/** Which packages may import which: apps -> games -> kernel, one direction; no app imports another. */
const allowedPackages = (path: string): RegExp => {
  const kind = path.split('/')[0];
  if (isTest(path)) return /^(packages\/(kernel|testkit|protocol|rulebook)|games\/.*)$/;
  if (packageOf(path) === 'packages/kernel') return /^$/;
  if (kind === 'packages' || kind === 'games') return /^packages\/kernel$/;
  return /^(packages\/(kernel|protocol|rulebook)|games\/.*)$/;
};

/** The rules are pure: no input or output, no clock, no dice of their own. */
const isPure = (path: string): boolean => /^(packages\/kernel|games)\//.test(path) && !isTest(path);
const IMPURE = /\b(Math\.random|Date\.now|new Date\b|performance\.now|process\.|globalThis\b|setTimeout|fetch\()/;

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)|new Worker\(\s*new URL\('([^']+)'/gm;

const importsOf = (source: string): readonly Import[] =>
  [...source.matchAll(IMPORT)].map(([, type, from, bare, dynamic, worker]) => ({
    // What stands behind a question mark tells Vite how to load the file (`?worker`, `?url`).
    specifier: (from ?? bare ?? dynamic ?? worker)!.split('?')[0]!,
    typeOnly: type !== undefined,
  }));

/**
 * Checks the direction of imports in the files of a tree; returns one line a fault. `assets` are the other files there are
 * (styles, pictures), which may be imported and import nothing.
 */
export const importFaults = (
  files: ReadonlyMap<string, string>,
  packageNames: ReadonlyMap<string, string>,
  assets: ReadonlySet<string> = new Set(),
): readonly string[] => {
  const faults: string[] = [];
  const graph = new Map<string, readonly string[]>();
  for (const [path, source] of files) {
    const targets: string[] = [];
    if (isPure(path) && IMPURE.test(source)) faults.push(`${path} is not pure: ${IMPURE.exec(source)?.[0]}`);
    for (const { specifier, typeOnly } of importsOf(source)) {
      if (specifier.startsWith('.')) {
        const target = join(dirname(path), specifier);
        if (!files.has(target) && !assets.has(target)) faults.push(`${path} imports ${specifier}, which is not there`);
        // What games bring to tests is no part of their packages, so there is no other way to it.
        const borrowed = isTest(path) && target.endsWith('/fixtures.ts');
        if (packageOf(target) !== packageOf(path) && !borrowed)
          faults.push(`${path} reaches into ${packageOf(target)} by ${specifier}`);
        if (!isTest(path) && isTest(target)) faults.push(`${path} imports the test file ${specifier}`);
        if (!typeOnly) targets.push(target);
        continue;
      }
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      const target = packageNames.get(name);
      if (target !== undefined && !allowedPackages(path).test(target))
        faults.push(`${path} must not import ${specifier}`);
      if (target === undefined && isPure(path)) faults.push(`${path} must not depend on ${specifier}`);
    }
    graph.set(path, targets);
  }
  return [...faults, ...botFaults(graph), ...cycles(graph)];
};

const reachable = (graph: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    for (const next of graph.get(path) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(start);
  return seen;
};

const botFaults = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...graph.keys()]
    .filter(isBot)
    .flatMap((bot) =>
      [...reachable(graph, bot)].filter((path) => TRUTH.test(path)).map((path) => `the bot ${bot} can reach ${path}`),
    );

const cycles = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] =>
  [...graph.keys()]
    .filter((path) => reachable(graph, path).has(path))
    .map((path) => `${path} imports itself in a circle`);
