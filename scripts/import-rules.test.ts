import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { followImports } from './import-rules.ts';

const PACKAGES = {
  '@wunderkammer/kernel': 'packages/kernel',
  '@wunderkammer/testkit': 'packages/testkit',
  '@wunderkammer/chess': 'games/chess',
  wunderkammer: 'apps/cli',
  '@wunderkammer/server': 'apps/server',
  '@wunderkammer/web': 'apps/web',
};

const roots: string[] = [];
afterEach(async () => {
  for (const root of roots.splice(0)) await rm(root, { recursive: true });
});

const put = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

/** Lays out a house with these files in it, and follows its imports. */
const faults = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const root = await mkdtemp(join(tmpdir(), 'imports-'));
  roots.push(root);
  for (const [name, folder] of Object.entries(PACKAGES)) {
    await put(join(root, folder, 'package.json'), JSON.stringify({ name, exports: './src/index.ts' }));
    await put(join(root, folder, 'src/index.ts'), 'export const a = 1;');
    const link = join(root, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, folder), link);
  }
  for (const [path, text] of Object.entries(files)) await put(join(root, path), text);
  return (await followImports(root)).faults;
};

it('lets apps import games, and games the kernel', async () => {
  expect(
    await faults({
      'games/chess/src/board.ts': "import { a } from '@wunderkammer/kernel';\nimport './state.ts';",
      'games/chess/src/state.ts': '',
      'games/chess/src/a.test.ts': "import { a } from '@wunderkammer/testkit';",
      'apps/cli/src/main.ts': "import { chess } from '@wunderkammer/chess';\nimport fs from 'node:fs';",
      'apps/server/src/a.test.ts': "import { a } from '../../../games/chess/src/fixtures.ts';",
      'games/chess/src/fixtures.ts': "import { a } from '@wunderkammer/testkit';",
    }),
  ).toEqual([]);
});

it('understands what Vite lets a page import', async () => {
  expect(
    await faults({
      'apps/web/src/Board.tsx': [
        "import styles from './Board.module.css';",
        "import address from './Board.module.css?url';",
        "import { register } from 'virtual:pwa-register/react';",
        "const Page = lazy(() => import('./Page.tsx'));",
        'export const Board = () => <Page />;',
      ].join('\n'),
      'apps/web/src/Board.module.css': '',
      'apps/web/src/Page.tsx': '',
      'apps/web/src/Page.test.tsx': "import { Page } from './Page.tsx';\nimport { a } from '@wunderkammer/testkit';",
    }),
  ).toEqual([]);
});

const NO_CIRCLE = 'nothing imports itself in a circle';
const SOMEWHERE = 'every import leads somewhere';
const KERNEL = 'the kernel stands alone';
const GAME = 'a game knows the kernel, and nothing else';
const PACKAGE = 'a package knows neither a game nor an app';
const APPS = 'no app imports another';
const BY_NAME = 'another package is imported by its name';
const TESTS = 'what tests use is for tests';
const BOT = 'a bot cannot reach the truth of a table';

it.each([
  ['a web app that imports the server', APPS, { 'apps/web/src/a.tsx': "import { a } from '@wunderkammer/server';" }],
  ['a test of the web app that does', APPS, { 'apps/web/src/a.test.tsx': "import { a } from '@wunderkammer/server';" }],
  ['a web app that reaches into the server', BY_NAME, { 'apps/web/src/a.tsx': "import '../../server/src/index.ts';" }],
  ['a style that is not there', SOMEWHERE, { 'apps/web/src/a.tsx': "import './Chess.module.css';" }],
  ['a page that is not there', SOMEWHERE, { 'apps/web/src/a.tsx': "const A = lazy(() => import('./Page.tsx'));" }],
  [
    'a page that imports a test',
    TESTS,
    { 'apps/web/src/a.tsx': "import './b.test.tsx';", 'apps/web/src/b.test.tsx': '' },
  ],
  [
    'a circle of components',
    NO_CIRCLE,
    { 'apps/web/src/A.tsx': "import { B } from './B.tsx';", 'apps/web/src/B.tsx': "import { A } from './A.tsx';" },
  ],
  ['a game that imports an app', GAME, { 'games/chess/src/a.ts': "import { a } from 'wunderkammer';" }],
  ['a game that imports the testkit', GAME, { 'games/chess/src/a.ts': "import { a } from '@wunderkammer/testkit';" }],
  [
    'a kernel that imports a game',
    KERNEL,
    { 'packages/kernel/src/a.ts': "import type { a } from '@wunderkammer/chess';" },
  ],
  [
    'a testkit that imports a game',
    PACKAGE,
    { 'packages/testkit/src/a.ts': "import { a } from '@wunderkammer/chess';" },
  ],
  ['a game with input and output', GAME, { 'games/chess/src/a.ts': "import fs from 'node:fs';" }],
  ['a game with a dependency', GAME, { 'games/chess/src/a.ts': "export * from 'lodash';" }],
  ['a file that is not there', SOMEWHERE, { 'games/chess/src/a.ts': "import './b.ts';" }],
  [
    'a path into another package',
    BY_NAME,
    { 'games/chess/src/a.ts': "import '../../../packages/kernel/src/index.ts';" },
  ],
  ['a circle', NO_CIRCLE, { 'games/chess/src/a.ts': "import './b.ts';", 'games/chess/src/b.ts': "import './a.ts';" }],
  [
    'a bot that reaches the state by a detour',
    BOT,
    {
      'games/chess/src/bot/choice.ts': "import {\n  hand,\n} from '../hands.ts';",
      'games/chess/src/hands.ts': "import { cells } from './state.ts';",
      'games/chess/src/state.ts': '',
    },
  ],
])('refuses %s', async (_what, broken, files) => {
  expect(await faults(files)).toEqual(expect.arrayContaining([expect.stringMatching(`: ${broken}$`)]));
});
