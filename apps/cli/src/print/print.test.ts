import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wunderkammer } from '../testing.ts';
import { findChromium } from './chromium.ts';
import { runPrint } from './run.ts';
import { serveFolder } from './serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-print-test-'));
const out = join(folder, 'kit.pdf');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('wunderkammer print', () => {
  it.each([
    [[], 'name a game: feuersalamander, drei-magier, salomons-oordeel'],
    [['chess', '--out', out], 'there is no game "chess"'],
    [['drei-magier'], '--out is missing'],
    [['drei-magier', '--out', out, '--paper', 'a5'], '--paper must be a4 or letter, not "a5"'],
    [['drei-magier', '--out', out, '--board', 'a1'], '--board must be a4, letter, a3 or a2, not "a1"'],
    [['drei-magier', '--out', out, '--language', 'fr'], '--lang must be nl, de or en, not "fr"'],
    [['drei-magier', '--out', out, '--line-art=1'], "Option '--line-art' does not take an argument"],
  ])('refuses %j', async (args, message) => {
    await expect(runPrint(args)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
    expect(existsSync(out)).toBe(false);
  });

  it('says where the web app should be', async () => {
    vi.stubEnv('WEB', folder);
    const { exitCode, stderr } = await wunderkammer(['print', 'drei-magier', '--out', out]);
    expect(stderr).toBe(
      `wunderkammer: there is no web app in ${folder}: npm run build makes one, or print from its page in a browser\n`,
    );
    expect(exitCode).toBe(1);
  });

  it('leads to the page where there is no browser', async () => {
    writeFileSync(join(folder, 'index.html'), 'page');
    vi.stubEnv('WEB', folder);
    vi.stubEnv('CHROMIUM', join(folder, 'nothing'));
    await expect(runPrint(['drei-magier', '--out', out])).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/no Chromium.*open \/print\/drei-magier in any browser/),
    });
  });
});

it('a browser is the one that is named, or none', () => {
  expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROMIUM: join(folder, 'nothing'), PATH: process.env['PATH'] })).toBeUndefined();
});

it('what is served is the folder and nothing above it, and its page at every other address', async () => {
  const web = mkdtempSync(join(folder, 'web-'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(web, 'index.html'), 'page');
  writeFileSync(join(web, 'a.js'), 'script');
  const { address, stop } = await serveFolder(web);
  const get = async (path: string): Promise<[number, string]> => {
    const answer = await fetch(`${address}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get('/print/drei-magier?paper=a4')).toEqual([200, 'page']);
  expect(await get('/a.js')).toEqual([200, 'script']);
  expect(await get('/b.js')).toEqual([404, '']);
  expect(await get('/..%2fsecret.txt')).toEqual([404, '']);
  expect(await get('/sw.js')).toEqual([404, '']);
  stop();
});
