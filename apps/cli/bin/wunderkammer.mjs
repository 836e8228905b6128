#!/usr/bin/env node
// Runs the TypeScript of src/ on Node 24, natively. On an older Node it hands over to the one that was fetched (scripts/own-node.mjs).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

if (Number.parseInt(process.versions.node, 10) < 24) {
  const newer = join(fileURLToPath(new URL('../../../', import.meta.url)), 'node_modules', '.bin', 'node');
  if (!existsSync(newer)) {
    process.stderr.write(
      `wunderkammer: Node ${process.versions.node} is too old; npm start or npm test fetches another\n`,
    );
    process.exit(1);
  }
  const { status, signal } = spawnSync(newer, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (signal !== null) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}

// The rules are many small functions; V8's usual budget for inlining ends halfway through a move (12 % of the speed).
setFlagsFromString('--max-inlined-bytecode-size-cumulative=4500');
setFlagsFromString('--max-inlined-bytecode-size=1500');

const source = new URL('../src/main.ts', import.meta.url);
if (existsSync(source)) {
  module.registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, '@wunderkammer/source'] }),
  });
  await import(source.href);
}
// Packed for others (npm run package) it is JavaScript.
else await import(new URL('../dist/main.js', import.meta.url).href);
