import { expect, it } from 'vitest';
import { importFaults } from './import-rules.ts';

const NAMES = new Map([
  ['@wunderkammer/kernel', 'packages/kernel'],
  ['@wunderkammer/testkit', 'packages/testkit'],
  ['@wunderkammer/chess', 'games/chess'],
  ['wunderkammer', 'apps/cli'],
]);

const faults = (files: Record<string, string>): readonly string[] =>
  importFaults(new Map(Object.entries(files)), NAMES);

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

it.each([
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
