/** Before the tests: sees to it that the programs are there which tests run besides the browser. */
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { install, mayInstall, onPath } from './debian.ts';

interface Need {
  readonly isThere: () => boolean;
  /** The package that brings it. */
  readonly name: string;
  /** What is left out without it. */
  readonly tests: string;
}

// Debian keeps daemons in a folder that not everybody has on the path.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
const program = (name: string) => (): boolean => onPath(name, env) !== undefined;

const NEEDED: readonly Need[] = [
  { isThere: program('nginx'), name: 'nginx-light', tests: 'BEHIND NGINX' },
  { isThere: program('openssl'), name: 'openssl', tests: 'BEHIND NGINX' },
  // Each version in a folder of its own; where there is no Debian, a test finds it in other places, too.
  {
    isThere: () => globSync('{/usr/lib/postgresql/*,/{usr/local,opt/homebrew}/opt/postgresql*}/bin/initdb').length > 0,
    name: 'postgresql',
    tests: 'WITH POSTGRESQL',
  },
  { isThere: program('nats-server'), name: 'nats-server', tests: 'WITH NATS' },
  { isThere: program('promtool'), name: 'prometheus', tests: 'WITH PROMETHEUS' },
];

/**
 * Tests start what they need themselves, in scratch folders: the machine is to have no cluster of PostgreSQL because of them, and
 * no server is to run that was only installed for them.
 */
const QUIETLY: readonly (readonly [file: string, text: string])[] = [
  ['/etc/postgresql-common/createcluster.d/wunderkammer-tests.conf', 'create_main_cluster = false\n'],
  ['/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n'],
];
const quietly = (work: () => string | undefined): string | undefined => {
  const ours = QUIETLY.filter(([file]) => !existsSync(file));
  try {
    for (const [file, text] of ours) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: 0o755 });
    }
    return work();
  } finally {
    for (const [file] of ours) rmSync(file, { force: true });
  }
};

for (const { isThere, name, tests } of NEEDED) {
  if (isThere()) continue;
  const fault = mayInstall(env) ? quietly(() => install(env, name)) : 'this machine does not let us install it';
  if (fault !== undefined) console.error(`wunderkammer: NO TEST ${tests}: ${name} is missing (${fault})`);
}
