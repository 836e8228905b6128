/**
 * `npm run release`: proves that versions, changelog and documents agree and makes the archives; `-- --check` makes them, too, looks
 * whether they are of that version and run, and leaves nothing behind.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFaults, versionOf } from './release/faults.ts';
import { ROOT } from './source-files.ts';

const checkOnly = process.argv.includes('--check');
const version = versionOf(ROOT);
const dist = join(ROOT, 'dist');
const archive = join(dist, `wunderkammer-${version}.tar.gz`);
const deb = join(dist, `wunderkammer_${version}_all.deb`);

const end = (faults: readonly string[]): void => {
  for (const fault of faults) console.error(`wunderkammer: ${fault}`);
  if (faults.length > 0) process.exit(1);
};

end(releaseFaults(ROOT));
const isDebian = existsSync('/usr/bin/dpkg-deb');
if (!isDebian) console.error('wunderkammer: NO DEBIAN PACKAGE: there is no dpkg-deb on this machine');
const packing = ['--conditions=@wunderkammer/source', join(ROOT, 'scripts/package.ts'), ...(isDebian ? ['--deb'] : [])];
execFileSync(process.execPath, packing, { stdio: 'inherit' });

const place = mkdtempSync(join(tmpdir(), 'wunderkammer-release-'));
try {
  execFileSync('tar', ['-xzf', archive, '-C', place]);
  const program = join(place, `wunderkammer-${version}`, 'bin/wunderkammer.mjs');
  const said = execFileSync(process.execPath, [program, '--version'], { encoding: 'utf8' }).trim();
  end(said === version ? [] : [`the archive says it is ${said}, not ${version}`]);
  if (isDebian) {
    const field = execFileSync('dpkg-deb', ['--field', deb, 'Version'], { encoding: 'utf8' }).trim();
    end(field === version ? [] : [`the Debian package says it is ${field}, not ${version}`]);
  }
} finally {
  rmSync(place, { recursive: true });
  if (checkOnly) for (const file of [archive, deb]) rmSync(file, { force: true });
}
console.log(checkOnly ? `${version} may be released` : `${version} lies in ${dist}; git tag v${version} marks it`);
