import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/harness/longest-first.ts';

/** What V8 made of our TypeScript, for the many processes that tests start: each would otherwise strip and compile it anew. */
const COMPILED = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  resolve: { conditions: ['@wunderkammer/source'] },
  ssr: { resolve: { conditions: ['@wunderkammer/source'] } },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,games,apps/web}/**/src/**/*.test.{ts,tsx}'],
          setupFiles: './scripts/same-chance.ts',
          // By itself Vitest leaves one core to others.
          maxWorkers: availableParallelism(),
          // What is pure has nothing to leave behind for the next file.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/{server,cli}/src/**/*.test.ts', '{bench,scripts}/**/*.test.ts'],
          setupFiles: './scripts/same-chance.ts',
          env: { NODE_COMPILE_CACHE: COMPILED },
          // Much of it waits for disks, processes and clocks.
          sequence: { groupOrder: 1 },
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/harness/global-setup.ts',
          setupFiles: './e2e/harness/each-file.ts',
          runner: './e2e/harness/runner.ts',
          // After the others, which want every core; a browser per worker, kept from file to file.
          sequence: { groupOrder: 2 },
          env: { NODE_COMPILE_CACHE: COMPILED },
          maxWorkers: 3,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
