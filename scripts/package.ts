/**
 * `npm run package`: the application as one archive, which runs where there is Node and nothing else; with `--deb` as a Debian
 * package, too. They lie in `dist/`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDeb } from './package/deb.ts';
import { readManifest, stageApplication } from './package/stage.ts';
import { ROOT } from './source-files.ts';
import { builtWeb } from './web-build.ts';

const { version } = readManifest(join(ROOT, 'apps/server'));
const dist = join(ROOT, 'dist');
const name = `wunderkammer-${version}`;
const stage = join(dist, name);
const megabytes = (file: string): string => `${(statSync(file).size / 1e6).toFixed(1)} MB`;

mkdirSync(dist, { recursive: true });
stageApplication(stage, await builtWeb());
const archive = join(dist, `${name}.tar.gz`);
// The program `tar`, which Windows and macOS have as well; names are relative, since Windows' reads a colon as a machine's name.
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: dist, stdio: ['ignore', 'ignore', 'inherit'] });
console.log(`${archive} (${megabytes(archive)})`);
if (process.argv.includes('--deb')) {
  const deb = join(dist, `wunderkammer_${version}_all.deb`);
  const work = join(dist, 'deb');
  makeDeb(stage, version, work, deb);
  rmSync(work, { recursive: true });
  console.log(`${deb} (${megabytes(deb)})`);
}
rmSync(stage, { recursive: true });
