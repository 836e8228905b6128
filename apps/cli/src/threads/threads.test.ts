import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { Threads } from './threads.ts';

const SERVE = JSON.stringify(new URL('./serve.ts', import.meta.url).href);

/** Threads that do this with what they are asked. */
const threadsDoing = (answer: string, size: number): Threads<number, number> => {
  const file = join(mkdtempSync(join(tmpdir(), 'wunderkammer-threads-')), 'worker');
  writeFileSync(`${file}.ts`, `import { serve } from ${SERVE}; serve(${answer});`);
  return new Threads(pathToFileURL(file), size);
};

it('threads answer everything, however few they are, and say what failed', async () => {
  const threads = threadsDoing('(n) => { if (n === 3) throw new Error("three"); return n * n; }', 2);
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => threads.ask(n)));
  const told = answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message));
  expect(told).toEqual([1, 4, 'three', 16, 25]);
  await threads.close();
});

it('one that dies fails what it was asked, and is not waited for', async () => {
  const threads = threadsDoing('() => new Promise(() => setTimeout(() => { throw new Error("dead"); }))', 1);
  await expect(threads.ask(1)).rejects.toThrow('dead');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await threads.close();
});
