/** `npm run test:long`: the crash, leak and hostile-input tests of the server in full. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'unit', '--testTimeout=3600000', 'apps/server/src', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, LONG_TESTS: 'yes' } },
);
process.exitCode = status ?? 1;
