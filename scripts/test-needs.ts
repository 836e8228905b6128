/** Before the tests: sees to it that the programs are there which tests run besides the browser. */
import { install, mayInstall, onPath } from './debian.ts';

const NEEDED = [
  { program: 'nginx', name: 'nginx-light' },
  { program: 'openssl', name: 'openssl' },
] as const;

for (const { program, name } of NEEDED) {
  // Debian keeps daemons in a folder that not everybody has on the path.
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  if (onPath(program, env) !== undefined) continue;
  const fault = mayInstall(env) ? install(env, name) : 'this machine does not let us install it';
  if (fault !== undefined) console.error(`wunderkammer: NO TEST BEHIND NGINX: ${program} is missing (${fault})`);
}
