// Sees to it that the dependencies are there, then runs the npm script it is given. Runs on Node 20 or later,
// with nothing installed: `npm start` and `npm test` of a fresh clone go through here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed-from', root);
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

const run = (args, env = process.env) => {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`wunderkammer: cannot run npm: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

const installedFrom = () => {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
};

if (installedFrom() !== lock) {
  console.error('wunderkammer: installing the dependencies (once, and again when package-lock.json changes) …');
  // Not `npm ci`, which refuses a lock file without the optional binaries of other systems; nothing is saved all the same.
  run(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}
const [script, ...args] = process.argv.slice(2);
run(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]);
