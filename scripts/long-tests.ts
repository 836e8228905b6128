/** `npm run test:long`: the crash, leak and hostile-input tests of the server in full, and all others with other cases than before. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'vitest',
  ['run', '--project', '!e2e', '--testTimeout=3600000', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, LONG_TESTS: 'yes' } },
);
process.exitCode = status ?? 1;
