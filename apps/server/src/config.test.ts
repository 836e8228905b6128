import { expect, it } from 'vitest';
import { HELP, readConfig } from './config.ts';
import { Failure } from './failure.ts';

const failure = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Failure => {
  try {
    readConfig(args, env);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('this was read without complaint');
};

it('has a default for everything', () => {
  expect(readConfig([], {})).toEqual({ port: 8484, host: undefined, web: undefined });
  expect(readConfig([], { PORT: '', HOST: '' })).toEqual(readConfig([], {}));
});

it('reads the environment, and flags before it', () => {
  const env = { PORT: '9000', HOST: '127.0.0.1', WEB: '/there' };
  expect(readConfig([], env)).toEqual({ port: 9000, host: '127.0.0.1', web: '/there' });
  expect(readConfig(['--port', '9001', '--host=::1'], env)).toEqual({ port: 9001, host: '::1', web: '/there' });
});

it('lists every setting when asked for help', () => {
  expect(readConfig(['--port', '1', '--help'], {})).toBe('help');
  for (const word of ['--port', 'PORT', '--host', 'HOST', '--web', 'WEB', '8484']) expect(HELP).toContain(word);
});

it.each([
  [['--port', 'http'], {}, '--port must be a whole number from 0 to 65535, not "http"'],
  [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not "65536"'],
  [['--port=-1'], {}, '--port must be a whole number from 0 to 65535, not "-1"'],
  [['--port='], {}, '--port needs a value'],
  [[], { PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5"'],
  [['--prot', '1'], {}, "Unknown option '--prot'; --help lists what there is"],
  [['9000'], {}, "Unexpected argument '9000'; --help lists what there is"],
])('explains %j %j in one line', (args, env, message) => {
  expect(failure(args, env)).toMatchObject({ exitCode: 2, message });
});

it('says that a flag lacks its value', () => {
  const { exitCode, message } = failure(['--port']);
  expect(exitCode).toBe(2);
  expect(message).toMatch(/^Option '--port <value>' argument missing; --help/);
});
