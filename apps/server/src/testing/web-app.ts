import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const PAGE = '<!doctype html><title>A cabinet</title>';
export const SCRIPT = `export const words = '${'curiosity '.repeat(200)}';`;

/** A folder that looks like a built web app. */
export const smallWebApp = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-web-'));
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': PAGE,
    'sw.js': 'self.skipWaiting();',
    'manifest.webmanifest': '{}',
    '.secret': 'not for others',
    'assets/index-a1b2c3.js': SCRIPT,
    'assets/index-a1b2c3.js.br': brotliCompressSync(SCRIPT),
    'assets/index-a1b2c3.js.gz': gzipSync(SCRIPT),
    'assets/only-d4e5f6.css': 'body {}',
  };
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};
