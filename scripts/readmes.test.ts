import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Example, examplesIn, examplesOf, PACKAGES } from './readme-examples.ts';
import { ROOT } from './source-files.ts';

const CONDITION = '@wunderkammer/source';
const BIN = join(ROOT, 'node_modules', '.bin');

/** A folder with nothing but the examples and the packages of this clone. */
const project = mkdtempSync(join(tmpdir(), 'wunderkammer-readmes-'));

const { FORCE_COLOR: _, ...env } = process.env;
/** Everything that is printed, so that a failure says what went wrong. */
const inProject = (command: string, ...args: string[]): string => {
  const options = { cwd: project, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } } as const;
  const { stdout, stderr } = spawnSync(command, args, options);
  return `${stdout}${stderr}`;
};

/** `// toy.test.ts`: a test says its name, and is run by Vitest. */
const testName = ({ code }: Example): string | undefined => /^\/\/ (\S+\.test\.ts)\n/.exec(code)?.[1];

const runProgram = ({ code }: Example): string =>
  inProject(process.execPath, `--conditions=${CONDITION}`, '--input-type=module-typescript', '--eval', code);

/** How many tests passed; the rest of what Vitest says is about the machine. */
const runTest = (example: Example, name: string): string => {
  writeFileSync(join(project, name), example.code);
  const said = inProject(join(BIN, 'vitest'), 'run', name).split('\n');
  return said.filter((line) => /^ *(Test Files|Tests) /.test(line)).join('\n');
};

beforeAll(() => {
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const resolve = { conditions: [CONDITION] };
  writeFileSync(join(project, 'vitest.config.js'), `export default ${JSON.stringify({ resolve, ssr: { resolve } })}`);
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe.each(PACKAGES)('the README of $name', (one) => {
  it('has examples that print what it says', () => {
    for (const example of examplesOf(one)) {
      const name = testName(example);
      const printed = name === undefined ? runProgram(example) : runTest(example, name);
      expect(printed.trimEnd()).toBe(example.prints.trimEnd());
    }
  });
});

it('the examples have the right types', () => {
  const files = PACKAGES.flatMap((one) =>
    examplesOf(one).map(({ code }, index) => {
      const file = `${one.folder.replace('/', '-')}-${index}.ts`;
      writeFileSync(join(project, file), code);
      return file;
    }),
  );
  const config = { extends: join(ROOT, 'tsconfig.json'), include: [], files };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  expect(inProject(join(BIN, 'tsc'), '-p', '.')).toBe('');
});

it('a program of which nothing is said is found', () => {
  expect(() => examplesIn('```ts\nconsole.log(1);\n```\n\n```sh\nnpm start\n```\n')).toThrow('nothing says');
  expect(examplesIn('```sh\nnpm start\n```\n\n```ts\nf();\n```\n\nprints\n\n```text\n1\n```\n')).toEqual([
    { code: 'f();\n', prints: '1\n' },
  ]);
});
