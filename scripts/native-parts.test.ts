import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Machine, mendParts, missingFrom, partsFor, thisMachine } from './native-parts.mjs';
import { ROOT } from './source-files.ts';

const LOCK = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const namesFor = (machine: Machine): string[] => partsFor(LOCK, machine).map(({ name }) => name);

describe('the parts in machine code that a machine needs', () => {
  it.each<[Machine, string, string]>([
    [{ platform: 'darwin', arch: 'arm64' }, 'darwin-arm64', 'darwin-arm64'],
    [{ platform: 'darwin', arch: 'x64' }, 'darwin-x64', 'darwin-x64'],
    [{ platform: 'win32', arch: 'x64' }, 'win32-x64-msvc', 'win32-x64'],
    [{ platform: 'linux', arch: 'arm64', libc: 'glibc' }, 'linux-arm64-gnu', 'linux-arm64'],
    [{ platform: 'linux', arch: 'arm64', libc: 'musl' }, 'linux-arm64-musl', 'linux-arm64-musl'],
    [{ platform: 'linux', arch: 'x64', libc: 'glibc' }, 'linux-x64-gnu', 'linux-x64'],
  ])('%j', (machine, binding, program) => {
    const names = namesFor(machine);
    expect(names).toContain(`@rolldown/binding-${binding}`);
    expect(names).toContain(`lightningcss-${binding}`);
    expect(names).toContain(`@oxc-parser/binding-${binding}`);
    expect(names).toContain(`@biomejs/cli-${program}`);
    // TypeScript has one for every Linux.
    expect(names).toContain(`@typescript/typescript-${machine.platform}-${machine.arch}`);
    // One part a tool, none twice.
    expect(new Set(names).size).toBe(names.length);
    const tools = Object.values<{ optionalDependencies?: Record<string, string> }>(LOCK.packages).filter(
      ({ optionalDependencies = {} }) => names.some((name) => name in optionalDependencies),
    );
    expect(tools).toHaveLength(names.length);
  });

  it('is of the version that the tool of the lock file asks for', () => {
    const rolldown = partsFor(LOCK, { platform: 'darwin', arch: 'arm64' }).find(({ name }) =>
      name.includes('rolldown'),
    );
    expect(rolldown?.version).toBe(LOCK.packages['node_modules/rolldown'].version);
  });

  it('is nothing where a tool has none for such a machine', () => {
    expect(namesFor({ platform: 'haiku', arch: 'x64' })).toEqual([]);
  });

  it('is all there on this machine', () => {
    expect(missingFrom(ROOT, partsFor(LOCK, thisMachine()))).toEqual([]);
    expect(namesFor(thisMachine()).length).toBeGreaterThan(5);
  });
});

describe('a part that is not there', () => {
  let root: string;
  const npm = async (args: string[]): Promise<unknown> =>
    spawnSync('npm', [...args, '--prefer-offline'], { cwd: root, shell: process.platform === 'win32' });
  const loads = (): boolean =>
    spawnSync(process.execPath, ['-e', 'require("lightningcss")'], { cwd: root }).status === 0;
  const part = partsFor(LOCK, thisMachine()).find(({ name }) => name.startsWith('lightningcss-'))!;
  const inRoot = (name: string): string => join(root, 'node_modules', name);

  beforeEach(() => {
    // A project with one tool, as npm leaves it where the lock file does not know this machine's part.
    root = mkdtempSync(join(tmpdir(), 'native-parts-'));
    const { version, optionalDependencies, dependencies } = LOCK.packages['node_modules/lightningcss'];
    const project = { name: 'elsewhere', private: true, dependencies: { lightningcss: version } };
    writeFileSync(join(root, 'package.json'), JSON.stringify(project));
    const needed = Object.keys(dependencies);
    const packages = {
      '': project,
      'node_modules/lightningcss': { version, dependencies, optionalDependencies },
      ...Object.fromEntries(needed.map((name) => [`node_modules/${name}`, LOCK.packages[`node_modules/${name}`]])),
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'elsewhere', lockfileVersion: 3, packages }));
    mkdirSync(join(root, 'node_modules'));
    for (const name of ['lightningcss', ...needed])
      cpSync(join(ROOT, 'node_modules', name), inRoot(name), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is fetched, and the tool loads', async () => {
    expect(loads()).toBe(false);
    expect(await mendParts(root, npm)).toBeUndefined();
    expect(existsSync(inRoot(part.name))).toBe(true);
    expect(loads()).toBe(true);
    const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(locked.packages).not.toHaveProperty(`node_modules/${part.name}`);
  });

  it('is named in one line, with what to do, where it cannot be fetched', async () => {
    const fault = await mendParts(root, async () => {});
    expect(fault).toBe(
      `${part.name}@${part.version} could not be installed; try: npm install --no-save ${part.name}@${part.version}`,
    );
  });

  it('is fetched again in the right version, and nothing is fetched when it is there', async () => {
    cpSync(join(ROOT, 'node_modules', part.name), inRoot(part.name), { recursive: true });
    const asked: string[][] = [];
    const install = async (args: string[]): Promise<void> => {
      asked.push(args);
    };
    expect(await mendParts(root, install, { fresh: true })).toBeUndefined();
    expect(asked).toEqual([]);

    writeFileSync(join(inRoot(part.name), 'package.json'), JSON.stringify({ name: part.name, version: '0.0.1' }));
    expect(await mendParts(root, install)).toContain('could not be installed');
    expect(asked[0]).toContain(`${part.name}@${part.version}`);
  });

  it('is told where it is there and does not load', async () => {
    cpSync(join(ROOT, 'node_modules', part.name), inRoot(part.name), { recursive: true });
    const { main } = JSON.parse(readFileSync(join(inRoot(part.name), 'package.json'), 'utf8'));
    writeFileSync(join(inRoot(part.name), main), 'not for this machine');
    expect(await mendParts(root, npm, { fresh: true })).toBe(
      `${part.name}@${part.version} does not load on this machine; remove the folder node_modules and try again`,
    );
  });
});
