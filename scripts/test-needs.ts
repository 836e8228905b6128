/** Before the tests: sees to it that the programs are there which tests run besides the browser. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
];

/** Tests make clusters of their own in scratch folders: the machine is to have none of its own because of them. */
const CLUSTERS = '/etc/postgresql-common/createcluster.d';
const withoutCluster = (work: () => string | undefined): string | undefined => {
  const file = `${CLUSTERS}/wunderkammer-tests.conf`;
  mkdirSync(CLUSTERS, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
  try {
    return work();
  } finally {
    rmSync(file);
  }
};

for (const { isThere, name, tests } of NEEDED) {
  if (isThere()) continue;
  const fault = mayInstall(env) ? withoutCluster(() => install(env, name)) : 'this machine does not let us install it';
  if (fault !== undefined) console.error(`wunderkammer: NO TEST ${tests}: ${name} is missing (${fault})`);
}
