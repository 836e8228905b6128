import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOST_WORDS } from './words.ts';

const BIN = fileURLToPath(new URL('../../bin/wunderkammer.mjs', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Running {
  readonly child: ReturnType<typeof spawn>;
  readonly file: string;
  readonly written: { out: string; err: string };
  readonly asked: Promise<unknown>;
}

/** A game in a process of its own, without a word for its chance; its first decision is `asked`. */
const start = (): Running => {
  const file = join(folder, 'games.jsonl');
  const environment = { ...process.env, LC_ALL: 'de_DE.UTF-8' };
  const child = spawn(process.execPath, [BIN, 'play', 'drei-magier', '--seed', 'process', '--save', file], {
    env: environment,
    stdio: 'pipe',
  });
  const written = { out: '', err: '' };
  child.stderr!.on('data', (text) => {
    written.err += text;
  });
  const asked = new Promise((resolve) => {
    child.stdout!.on('data', (text) => {
      written.out += text;
      if (written.out.endsWith(' > ') && written.out.split(' > ').length > 2) resolve(undefined);
    });
  });
  child.stdin!.write('\n');
  return { child, file, written, asked };
};

describe('the process', () => {
  it('speaks the language of the locale and leaves with 0 at the end of the input', async () => {
    const { child, file, written } = start();
    child.stdin!.end('1\n1\n');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(written.err).toBe('');
    expect(written.out).toContain(HOST_WORDS.de.savedUnfinished(file).slice(0, 40));
    expect(written.out.trimEnd().endsWith(HOST_WORDS.de.goodbye)).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'drei-magier', seats: 3 });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('saves and leaves on %s', async (signal) => {
    const { child, file, written, asked } = start();
    await asked;
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(written.err).toBe('');
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('result');
  });

  it('saves and leaves without a word when nobody reads it any more', async () => {
    const { child, file, written, asked } = start();
    await asked;
    child.stdout!.destroy();
    child.stdin!.write('1\n1\n1\n');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(written.err).toBe('');
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('result');
  });
});
