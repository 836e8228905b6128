/**
 * A process that holds one Vitest and runs the same tests again and again, each time with another fault in one file. The
 * file on the disk stays as it is. It is a process so that it can be killed: a fault may be a loop that never ends.
 */
import { basename, resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Trial, Verdict } from './messages.ts';

const [root = '.', ...include] = process.argv.slice(2);
let trial: Trial | undefined;

/** How long the tests of each file took that found nothing wrong. */
const durations = new Map<string, number>();

/** The tests that are named like the file come first, then those that take the least time: they notice soonest. */
class SoonestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const name = basename(trial?.file ?? '', '.ts');
    const rank = ({ moduleId }: TestSpecification): number =>
      basename(moduleId).startsWith(`${name}.`) ? -1 : (durations.get(moduleId) ?? 0);
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    include,
    setupFiles: resolve(root, 'scripts/same-chance.ts'),
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // What it keeps is found by the file on the disk, which has no fault.
    fsModuleCache: false,
    bail: 1,
    testTimeout: 60_000,
    watch: false,
    update: 'none',
    reporters: [{}],
    sequence: { sequencer: SoonestFirst },
  },
  {
    resolve: { conditions: ['@wunderkammer/source'] },
    ssr: { resolve: { conditions: ['@wunderkammer/source'] } },
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        load: (id) => (id === trial?.file ? trial.source : undefined),
      },
    ],
  },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();
if (specifications.length === 0) throw new Error(`there are no tests in ${include}`);

const noticedIn = (module: TestModule): string | undefined => {
  for (const test of module.children.allTests('failed')) return `${basename(module.moduleId)}: ${test.fullName}`;
  return module.state() === 'failed' ? basename(module.moduleId) : undefined;
};

const tryOut = async (next: Trial): Promise<Verdict> => {
  const before = trial?.file;
  trial = next;
  for (const file of new Set([before ?? next.file, next.file])) vitest.invalidateFile(file);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  const [noticedBy = unhandledErrors.length > 0 ? 'an error outside a test' : undefined] = testModules
    .map(noticedIn)
    .filter((name) => name !== undefined);
  for (const module of testModules) {
    if (module.state() === 'passed') durations.set(module.moduleId, module.diagnostic().duration);
  }
  return { noticedBy };
};

process.on('message', (next: Trial) => void tryOut(next).then((verdict) => process.send?.(verdict)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
