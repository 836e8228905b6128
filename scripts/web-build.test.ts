import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';
import { hashOfFiles } from './source-hash.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wunderkammer-build-'));
  mkdirSync(join(folder, 'src'));
  write('src/a.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): void => writeFileSync(join(folder, name), content);
const hash = (): string => hashOfFiles(folder, ['src/**', 'lock.json']);

it('the hash of the sources changes with their content, their names and their number', () => {
  const hashes = [hash()];
  write('src/a.ts', 'two');
  hashes.push(hash());
  write('src/b.ts', '');
  hashes.push(hash());
  write('lock.json', '{}');
  hashes.push(hash());
  rmSync(join(folder, 'src/b.ts'));
  write('src/c.ts', '');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('the hash of the sources stays when only tests and strangers change', () => {
  const before = hash();
  write('src/a.test.ts', 'a test');
  write('src/a.test.tsx', 'a test');
  write('elsewhere.ts', 'a stranger');
  write('src/a.ts', 'one');
  expect(hash()).toBe(before);
});

it('compresses what is worth it, beside the original', () => {
  const text = 'curiosity '.repeat(100);
  for (const name of ['page.html', 'src/script.js', 'font.woff2']) write(name, text);
  write('tiny.js', 'tiny');
  precompress(folder);
  for (const name of ['page.html', 'src/script.js']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
  for (const name of ['font.woff2', 'tiny.js']) expect(existsSync(join(folder, `${name}.br`))).toBe(false);
});
