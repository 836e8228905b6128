import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HELP, readConfig } from './config.ts';
import { Failure } from './failure.ts';
import { KNOWN_SERVICES } from './push/services.ts';

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
  expect(readConfig([], {})).toEqual({
    port: 8484,
    host: undefined,
    web: undefined,
    publicUrl: undefined,
    allowedHosts: [],
    trustProxy: false,
    dataDir: 'data',
    maxDataMb: undefined,
    keepDays: 90,
    keepUnstartedHours: 24,
    databaseUrl: undefined,
    natsUrl: undefined,
    botPace: 700,
    maxTables: 10_000,
    maxTablesEach: 50,
    maxConnections: 20_000,
    maxConnectionsEach: 200,
    messageRate: 20,
    workShare: 15,
    pushServices: { services: KNOWN_SERVICES, trusted: [] },
    pushSubject: undefined,
    contact: undefined,
    logLevel: 'warn',
    adminPassword: undefined,
    metricsToken: undefined,
  });
  expect(readConfig([], { PORT: '', HOST: '', ADMIN_PASSWORD: '' })).toEqual(readConfig([], {}));
});

it('reads the environment, and flags before it', () => {
  const env = { PORT: '9000', HOST: '127.0.0.1', WEB: '/there', MAX_DATA_MB: '512' };
  expect(readConfig([], env)).toMatchObject({ port: 9000, host: '127.0.0.1', web: '/there', maxDataMb: 512 });
  expect(readConfig(['--port', '9001', '--host=::1'], env)).toMatchObject({ port: 9001, host: '::1', web: '/there' });
});

it('reads what stands behind a proxy', () => {
  const env = { PUBLIC_URL: 'https://Games.example/', TRUST_PROXY: 'yes', ADMIN_PASSWORD: 'twelve chars' };
  expect(readConfig([], env)).toMatchObject({
    publicUrl: 'https://games.example',
    trustProxy: true,
    adminPassword: 'twelve chars',
  });
});

it.each([
  ['us@games.example', 'mailto:us@games.example'],
  ['mailto:us@games.example', 'mailto:us@games.example'],
  ['https://games.example/write', 'https://games.example/write'],
])('makes a link of where visitors may write to: %s', (said, contact) => {
  expect(readConfig([], { CONTACT: said })).toMatchObject({ contact });
});

it.each([
  'postgres://house:secret@db.example:5432/house',
  'postgresql://house@db1.example:5432,db2.example:5433/house?sslmode=verify-full',
  'postgres:///house?host=/var/run/postgresql',
])('reads where one of several servers keeps things: %s', (databaseUrl) => {
  const env = { DATABASE_URL: databaseUrl, NATS_URL: 'nats://bus.example:4222' };
  expect(readConfig([], env)).toMatchObject({ databaseUrl, natsUrl: 'nats://bus.example:4222' });
});

it('reads the names it answers to', () => {
  const env = { ALLOWED_HOSTS: 'Games.example, play.example' };
  expect(readConfig([], env)).toMatchObject({ allowedHosts: ['games.example', 'play.example'] });
});

it.each([
  ['none', { services: [], trusted: [] }],
  ['push.example', { services: ['push.example'], trusted: [] }],
  ['known, *.push.example', { services: [...KNOWN_SERVICES, '*.push.example'], trusted: [] }],
  ['http://192.168.1.7:9999', { services: [], trusted: ['http://192.168.1.7:9999'] }],
])('reads the push services %j', (text, pushServices) => {
  expect(readConfig([], { PUSH_SERVICES: text })).toMatchObject({ pushServices });
});

it('lists every setting when asked for help, what is secret without a flag', () => {
  expect(readConfig(['--port', '1', '--help'], {})).toBe('help');
  const settings = Object.keys(readConfig([], {})).map((name) => name.replaceAll(/[A-Z]/g, '-$&').toLowerCase());
  for (const name of settings) {
    expect(HELP).toContain(` ${name.replaceAll('-', '_').toUpperCase()} `);
    expect(HELP.includes(` --${name} `)).toBe(
      !['admin-password', 'metrics-token', 'database-url', 'nats-url'].includes(name),
    );
  }
});

it('says the same in docs/HOSTING.md', () => {
  const page = readFileSync(new URL('../../../docs/HOSTING.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| (?:`--([a-z-]+)`|none) +\|/gm)];
  const settings = Object.keys(readConfig([], {})).map((name) => name.replaceAll(/[A-Z]/g, '-$&').toLowerCase());
  expect(rows.map(([, variable]) => variable)).toEqual(settings.map((name) => name.replaceAll('-', '_').toUpperCase()));
  for (const [, variable, flag] of rows) {
    if (flag !== undefined) expect(flag.replaceAll('-', '_').toUpperCase()).toBe(variable);
  }
});

it.each([
  [['--port', 'http'], {}, '--port must be a whole number from 0 to 65535, not "http"'],
  [['--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not "65536"'],
  [['--port=-1'], {}, '--port must be a whole number from 0 to 65535, not "-1"'],
  [['--port='], {}, '--port needs a value'],
  [[], { PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not "80.5"'],
  [['--prot', '1'], {}, "Unknown option '--prot'; --help lists what there is"],
  [['9000'], {}, "Unexpected argument '9000'; --help lists what there is"],
  [['--admin-password', 'x'], {}, "Unknown option '--admin-password'; --help lists what there is"],
  [[], { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be yes or no, not "true"'],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent, not "loud"'],
  [
    [],
    { PUBLIC_URL: 'games.example' },
    'PUBLIC_URL must be an address such as https://games.example, not "games.example"',
  ],
  [
    [],
    { PUBLIC_URL: 'https://games.example' },
    'PUBLIC_URL is https, so a proxy stands in front of the server: say so with TRUST_PROXY=yes',
  ],
  [
    [],
    { ALLOWED_HOSTS: 'games.example,https://play.example' },
    'ALLOWED_HOSTS must list names such as games.example, separated by commas, not "https://play.example"',
  ],
  [
    [],
    { PUSH_SERVICES: 'push.example,https://push.example/path' },
    'PUSH_SERVICES must list hosts such as push.example or *.push.example, separated by commas, not "https://push.example/path"',
  ],
  [[], { CONTACT: 'me' }, 'CONTACT must be a mail address or an http(s): address, not "me"'],
  [
    [],
    { CONTACT: 'javascript:alert(1)@x' },
    'CONTACT must be a mail address or an http(s): address, not "javascript:alert(1)@x"',
  ],
  [[], { PUSH_SUBJECT: 'me' }, 'PUSH_SUBJECT must be a mailto: or https: address, not "me"'],
  [[], { ADMIN_PASSWORD: 'hunter2' }, 'ADMIN_PASSWORD must have 12 to 200 characters, not 7'],
  [
    [],
    { DATABASE_URL: 'postgres://u:p@h/d' },
    'DATABASE_URL is set and NATS_URL is not: set both for one of several servers, or neither for one alone',
  ],
  [
    [],
    { NATS_URL: 'nats://h' },
    'NATS_URL is set and DATABASE_URL is not: set both for one of several servers, or neither for one alone',
  ],
  [
    [],
    { DATABASE_URL: 'mysql://u:secret@h/d', NATS_URL: 'nats://h' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database',
  ],
  [[], { DATABASE_URL: 'postgres://h/d', NATS_URL: 'h:4222' }, 'NATS_URL must be an address such as nats://host:4222'],
  [[], { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 to 200 characters, not 5'],
  [[], { METRICS_TOKEN: 'not one word at all' }, 'METRICS_TOKEN must have letters, digits and -._~+/= only'],
])('explains %j %j in one line', (args, env, message) => {
  expect(failure(args, env)).toMatchObject({ exitCode: 2, message });
});

it('tells every mistake at once, each in its line', () => {
  const { exitCode, message } = failure(['--port', 'http'], { KEEP_DAYS: '0', ADMIN_PASSWORD: 'hunter2' });
  expect(exitCode).toBe(2);
  expect(message.split('\n')).toEqual([
    '--port must be a whole number from 0 to 65535, not "http"',
    'KEEP_DAYS must be a whole number from 1 to 36500, not "0"',
    'ADMIN_PASSWORD must have 12 to 200 characters, not 7',
  ]);
});

it('says that a flag lacks its value', () => {
  const { exitCode, message } = failure(['--port']);
  expect(exitCode).toBe(2);
  expect(message).toMatch(/^Option '--port <value>' argument missing; --help/);
});
