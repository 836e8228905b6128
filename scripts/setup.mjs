// Sees to it that the dependencies and a Node that is new enough are there, then runs the npm script it is given. Runs on
// Node 20 or later, with nothing installed: `npm start` and `npm test` of a fresh clone go through here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mendParts } from './native-parts.mjs';
import { ownNode } from './own-node.mjs';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed-from', root);
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

let child;
// Whoever stops us means what we run: a server must not be left behind. npm passes a signal on to the shell between
// it and us, and no further; that the shell is gone is all we notice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child?.kill('SIGTERM'), 500).unref();

const exitCode = (args, env) =>
  new Promise((resolve) => {
    child = spawn('npm', args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', (error) => {
      console.error(`wunderkammer: cannot run npm: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });

const run = async (args, env = process.env) => {
  const code = await exitCode(args, env);
  if (code !== 0) process.exit(code);
};

const installedFrom = () => {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
};

const fresh = installedFrom() !== lock;
if (fresh) {
  console.error('wunderkammer: installing the dependencies (once, and again when package-lock.json changes) …');
  // Not `npm ci`, which refuses a lock file without the optional binaries of other systems; nothing is saved all the same.
  await run(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
}
const fault = await mendParts(fileURLToPath(root), (args) => exitCode(args, process.env), { fresh });
if (fault !== undefined) {
  console.error(`wunderkammer: ${fault}`);
  process.exit(1);
}
if (fresh) writeFileSync(stamp, lock);
const folder = await ownNode(fileURLToPath(root), process, run);
const path = folder === undefined ? process.env.PATH : `${folder}${delimiter}${process.env.PATH}`;
const [script, ...args] = process.argv.slice(2);
await run(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], { ...process.env, PATH: path });
