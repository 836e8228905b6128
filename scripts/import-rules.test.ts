import { expect, it } from 'vitest';
import { importFaults } from './import-rules.ts';

const NAMES = new Map([
  ['@wunderkammer/kernel', 'packages/kernel'],
  ['@wunderkammer/testkit', 'packages/testkit'],
  ['@wunderkammer/chess', 'games/chess'],
  ['wunderkammer', 'apps/cli'],
  ['@wunderkammer/server', 'apps/server'],
  ['@wunderkammer/web', 'apps/web'],
]);
const ASSETS = new Set(['apps/web/src/Board.module.css']);

const faults = (files: Record<string, string>): readonly string[] =>
  importFaults(new Map(Object.entries(files)), NAMES, ASSETS);

it('lets apps import games, and games the kernel', () => {
  expect(
    faults({
      'packages/kernel/src/index.ts': '',
      'games/chess/src/index.ts': "import { a } from '@wunderkammer/kernel';\nimport './state.ts';",
      'games/chess/src/state.ts': '',
      'games/chess/src/a.test.ts': "import { a } from '@wunderkammer/testkit';\nimport { it } from 'vitest';",
      'apps/cli/src/main.ts': "import { chess } from '@wunderkammer/chess';\nimport fs from 'node:fs';",
    }),
  ).toEqual([]);
});

it('understands what Vite lets a page import', () => {
  expect(
    faults({
      'apps/web/src/Board.tsx': [
        "import styles from './Board.module.css';",
        "import './Board.module.css';",
        "import address from './Board.module.css?url';",
        "import Bot from './bot.ts?worker';",
        "import { register } from 'virtual:pwa-register/react';",
        "const Page = lazy(() => import('./Page.tsx'));",
        "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });",
      ].join('\n'),
      'apps/web/src/Page.tsx': '',
      'apps/web/src/Page.test.tsx': "import { Page } from './Page.tsx';\nimport { a } from '@wunderkammer/testkit';",
      'apps/web/src/bot.ts': '',
      'apps/web/src/worker.ts': '',
    }),
  ).toEqual([]);
});

it.each([
  ['a web app that imports the server', { 'apps/web/src/a.tsx': "import { a } from '@wunderkammer/server';" }],
  ['a server that imports the web app', { 'apps/server/src/a.ts': "import { a } from '@wunderkammer/web';" }],
  ['a test of the web app that does', { 'apps/web/src/a.test.tsx': "import { a } from '@wunderkammer/server';" }],
  [
    'a web app that reaches into the server',
    { 'apps/web/src/a.tsx': "import '../../server/src/b.ts';", 'apps/server/src/b.ts': '' },
  ],
  ['a style that is not there', { 'apps/web/src/a.tsx': "import './Chess.module.css';" }],
  ['a page that is not there', { 'apps/web/src/a.tsx': "const A = lazy(() => import('./Page.tsx'));" }],
  ['a worker that is not there', { 'apps/web/src/a.ts': "new Worker(new URL('./w.ts', import.meta.url));" }],
  ['a worker by import that is not there', { 'apps/web/src/a.ts': "import Bot from './bot.ts?worker';" }],
  ['a page that imports a test', { 'apps/web/src/a.tsx': "import './b.test.tsx';", 'apps/web/src/b.test.tsx': '' }],
  [
    'a circle of components',
    { 'apps/web/src/A.tsx': "import { B } from './B.tsx';", 'apps/web/src/B.tsx': "import { A } from './A.tsx';" },
  ],
  ['a game that imports an app', { 'games/chess/src/a.ts': "import { a } from 'wunderkammer';" }],
  ['a game that imports the testkit', { 'games/chess/src/a.ts': "import { a } from '@wunderkammer/testkit';" }],
  ['a kernel that imports a game', { 'packages/kernel/src/a.ts': "import type { a } from '@wunderkammer/chess';" }],
  ['a game with input and output', { 'games/chess/src/a.ts': "import fs from 'node:fs';" }],
  ['a game with a dependency', { 'games/chess/src/a.ts': "export * from 'lodash';" }],
  ['dice of its own', { 'games/chess/src/a.ts': 'export const roll = () => Math.random();' }],
  ['a clock', { 'packages/kernel/src/a.ts': 'export const now = Date.now();' }],
  ['a file that is not there', { 'games/chess/src/a.ts': "import './b.ts';" }],
  [
    'a path into another package',
    { 'games/chess/src/a.ts': "import '../../../packages/kernel/src/b.ts';", 'packages/kernel/src/b.ts': '' },
  ],
  ['a circle', { 'games/chess/src/a.ts': "import './b.ts';", 'games/chess/src/b.ts': "import './a.ts';" }],
  [
    'a bot that reaches the state by a detour',
    {
      'games/chess/src/bot/choice.ts': "import {\n  hand,\n} from '../hands.ts';",
      'games/chess/src/hands.ts': "import { cells } from './state.ts';",
      'games/chess/src/state.ts': '',
    },
  ],
])('refuses %s', (_name, files) => {
  expect(faults(files)).not.toEqual([]);
});

it('lets a bot know the types of a state only', () => {
  expect(
    faults({ 'games/chess/src/bot.ts': "import type { S } from './state.ts';", 'games/chess/src/state.ts': '' }),
  ).toEqual([]);
});
