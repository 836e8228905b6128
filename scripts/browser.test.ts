import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './browser.ts';

let bin = '';
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'wunderkammer-bin-'));
  for (const tool of ['sh', 'touch', 'chmod']) symlinkSync(`/bin/${tool}`, join(bin, tool));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => rmSync(bin, { recursive: true }));

const program = (name: string, script = ''): string => {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
};

/** An apt-get that writes down what it is asked for, and gives a browser when `condition` holds. */
const aptGet = (condition: string): (() => string[]) => {
  const log = join(bin, 'log');
  const give = `touch ${bin}/chromium-headless-shell; chmod +x ${bin}/chromium-headless-shell`;
  program(
    'apt-get',
    `while [ "$1" != install ] && [ "$1" != update ]; do shift; done
echo "$1 $DEBIAN_FRONTEND" >> ${log}
if [ "$1" = update ]; then touch ${bin}/updated; exit 0; fi
if ${condition}; then ${give}; else echo "E: no such package" >&2; exit 100; fi`,
  );
  return () => readFileSync(log, 'utf8').trim().split('\n');
};

it('takes the browser that CHROMIUM names before any other', () => {
  program('chromium');
  const named = program('my-browser');
  expect(findChromium({ PATH: bin, CHROMIUM: named })).toEqual({ path: named });
  expect(ensureChromium({ PATH: bin, CHROMIUM: '/nowhere' }, true)).toEqual({
    missing: 'CHROMIUM names /nowhere, which does not run',
  });
});

it.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  'finds %s on the path',
  (name) => {
    const path = program(name);
    expect(findChromium({ PATH: `/nowhere:${bin}` })).toEqual({ path });
  },
);

it('installs none where the lean one is, or where it may not', () => {
  const asked = aptGet('true');
  expect(ensureChromium({ PATH: bin }, false)).toEqual({ missing: expect.stringContaining('on the path') });
  const full = program('chromium');
  expect(ensureChromium({ PATH: bin }, false)).toEqual({ path: full });
  const lean = program('chromium-headless-shell');
  expect(ensureChromium({ PATH: bin }, true)).toEqual({ path: lean });
  expect(asked).toThrow('ENOENT');
});

it('installs the lean one, without a question, also beside another', () => {
  program('chromium');
  const asked = aptGet('true');
  expect(ensureChromium({ PATH: bin }, true)).toEqual({ path: join(bin, 'chromium-headless-shell') });
  expect(asked()).toEqual(['install noninteractive']);
});

it('fetches the lists of packages when those at hand do not do', () => {
  const asked = aptGet(`[ -e ${bin}/updated ]`);
  expect(ensureChromium({ PATH: bin }, true)).toEqual({ path: join(bin, 'chromium-headless-shell') });
  expect(asked()).toEqual(['install noninteractive', 'update noninteractive', 'install noninteractive']);
});

it('says why when it cannot, and takes another that is there', () => {
  aptGet('false');
  expect(ensureChromium({ PATH: bin }, true)).toEqual({
    missing: 'installing chromium-headless-shell failed: E: no such package',
  });
  const full = program('chromium');
  expect(ensureChromium({ PATH: bin }, true)).toEqual({ path: full });
});
