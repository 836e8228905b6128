import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';
import { releaseFaults, versionOf } from './faults.ts';

it('versions, changelog and documents of this tree agree', () => {
  expect(releaseFaults(ROOT)).toEqual([]);
});

describe('a release that does not agree with itself', () => {
  let root: string;
  const version = versionOf(ROOT);
  const change = (file: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(root, file), text.replace(from, to));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wunderkammer-release-'));
    for (const file of [
      'apps/server/package.json',
      'packages/kernel/package.json',
      'games/drei-magier/package.json',
      'package-lock.json',
      'CHANGELOG.md',
      'README.md',
      'docs/HOSTING.md',
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(ROOT, file), join(root, file));
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, string | RegExp, string, string]>([
    ['packages/kernel/package.json', `"version": "${version}"`, '"version": "9.9.9"', 'version 9.9.9, not'],
    [
      'games/drei-magier/package.json',
      `kernel": "${version}"`,
      'kernel": "9.9.9"',
      'asks for @wunderkammer/kernel 9.9.9',
    ],
    [
      'package-lock.json',
      /("games\/drei-magier": \{\s+"name": "[^"]+",\s+"version": )"[^"]+"/,
      '$1"9.9.9"',
      'games/drei-magier: version 9.9.9',
    ],
    ['CHANGELOG.md', `## [${version}]`, '## [9.9.9]', 'the newest release is 9.9.9'],
    ['CHANGELOG.md', /^(## \[\d[^\]]+\] - ).*$/m, '$12026-13-45', '2026-13-45 is no date'],
    ['CHANGELOG.md', /^## \[\d[\s\S]*$/m, `## [${version}] - 2026-01-31\n`, `nothing is said of ${version}`],
    ['CHANGELOG.md', /^## \[\d[\s\S]*$/m, '', 'no heading such as'],
    ['docs/HOSTING.md', /^/, 'wunderkammer_9.9.9_all.deb\n', 'speaks of wunderkammer_9.9.9_all.deb'],
  ])('%s: %s', (file, from, to, told) => {
    expect(releaseFaults(root)).toEqual([]);
    change(file, from, to);
    const faults = releaseFaults(root);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(file);
    expect(faults[0]).toContain(told);
  });
});
