// Some of our tools have a part in machine code, in a package for each kind of machine. A lock file knows only those of them that the
// registry it was made with had, and npm leaves the others out without a word. So we look ourselves which part of each tool this
// machine needs, and fetch what is not there. Runs on Node 20 or later, with nothing but npm's packages installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the names of parts end for a kind of machine, the closest first. */
const endingsFor = ({ platform, arch, libc }) => {
  const plain = `-${platform}-${arch}`;
  if (platform === 'win32') return [`${plain}-msvc`, plain];
  if (platform !== 'linux') return [plain];
  return [`${plain}-${libc === 'musl' ? 'musl' : 'gnu'}`, plain];
};

/** What this machine is. Only musl's Node does not say which glibc it runs on. */
export const thisMachine = () => {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch };
  process.report.excludeNetwork = true;
  const { glibcVersionRuntime } = process.report.getReport().header;
  return { platform, arch, libc: glibcVersionRuntime === undefined ? 'musl' : 'glibc' };
};

/**
 * Every part that a machine needs of the tools in a lock file, with its version. A tool that has none for this machine is left out:
 * it runs without, or says so itself.
 */
export const partsFor = (lock, machine) =>
  Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) => {
    const names = Object.keys(optionalDependencies);
    const part = endingsFor(machine)
      .map((ending) => names.find((name) => name.endsWith(ending)))
      .find((name) => name !== undefined);
    return part === undefined ? [] : [{ name: part, version: optionalDependencies[part] }];
  });

const manifestOf = (root, name) => {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** The parts that are not there, or there in another version. */
export const missingFrom = (root, parts) =>
  parts.filter(({ name, version }) => manifestOf(root, name)?.version !== version);

/** The parts that are there and do not load; in a process of its own, as a wrong one may take it down. Programs are left out. */
const unloadableIn = (root, parts) =>
  parts.filter(({ name }) => {
    if (!manifestOf(root, name)?.main?.endsWith('.node')) return false;
    return spawnSync(process.execPath, ['-e', `require(${JSON.stringify(name)})`], { cwd: root }).status !== 0;
  });

const listed = (parts) => parts.map(({ name, version }) => `${name}@${version}`).join(' ');

/**
 * Sees to it that every part this machine needs is there and, after an installation (`fresh`), that it loads. `install` is given the
 * arguments of npm and tells whether it worked. Returns what is wrong in one line, or nothing.
 */
export const mendParts = async (root, install, { fresh = false, machine = thisMachine() } = {}) => {
  const parts = partsFor(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), machine);
  const missing = missingFrom(root, parts);
  if (missing.length > 0) {
    console.error(`wunderkammer: fetching what our tools need on this machine: ${listed(missing)} …`);
    // All of them, not only what is missing: npm takes away what neither it was told of nor the lock file knows.
    const all = parts.map(({ name, version }) => `${name}@${version}`);
    await install(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...all]);
    const still = missingFrom(root, parts);
    if (still.length > 0) return `${listed(still)} could not be installed; try: npm install --no-save ${listed(still)}`;
  }
  const broken = fresh || missing.length > 0 ? unloadableIn(root, parts) : [];
  if (broken.length === 0) return undefined;
  return `${listed(broken)} does not load on this machine; remove the folder node_modules and try again`;
};
