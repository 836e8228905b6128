import { parseArgs } from 'node:util';
import { wrongCall } from './failure.ts';
import { KNOWN_SERVICES } from './push/services.ts';
import {
  anyText,
  contact,
  databaseUrl,
  hostNames,
  natsUrl,
  oneOf,
  pushServices,
  type Reader,
  secretOf,
  tokenOf,
  visitorsContact,
  webAddress,
  wholeFrom,
  yesOrNo,
} from './setting-readers.ts';

const DEFAULT_PORT = 8484;

interface Setting<T> {
  readonly env: string;
  /** What stands for its value in the help. */
  readonly value: string;
  readonly words: string;
  readonly read: Reader<T>;
  readonly otherwise: T;
  /** By environment only: everybody on a machine can see the flags of its programs. */
  readonly secret?: true;
}

const setting = <T>(env: string, value: string, words: string, read: Reader<T>, otherwise: T): Setting<T> => ({
  env,
  value,
  words,
  read,
  otherwise,
});

const optional = <T>(env: string, value: string, words: string, read: Reader<T>): Setting<T | undefined> =>
  setting<T | undefined>(env, value, words, read, undefined);

const secret = <T>(env: string, words: string, read: Reader<T>): Setting<T | undefined> => ({
  ...optional(env, '', words, read),
  secret: true,
});

const DOOR = {
  port: setting(
    'PORT',
    '<number>',
    `the port to listen on (${DEFAULT_PORT}); 0 takes any free one`,
    wholeFrom(0, 65_535),
    DEFAULT_PORT,
  ),
  host: optional('HOST', '<address>', 'the address to listen on (every one of this machine)', anyText),
  web: optional('WEB', '<folder>', 'the built web app (the one that npm start builds)', anyText),
} as const;

const PROXY = {
  'public-url': optional(
    'PUBLIC_URL',
    '<address>',
    'where people open the house, such as https://games.example',
    webAddress,
  ),
  'allowed-hosts': setting(
    'ALLOWED_HOSTS',
    '<names>',
    'other names it answers to, comma-separated (those of its own network, and that of the public address)',
    hostNames,
    [],
  ),
  'trust-proxy': setting(
    'TRUST_PROXY',
    'yes|no',
    'trust what the one proxy in front of it adds to X-Forwarded-For and -Proto (no)',
    yesOrNo,
    false,
  ),
} as const;

const KEEPING = {
  'data-dir': setting('DATA_DIR', '<folder>', 'where everything is kept (./data)', anyText, 'data'),
  'max-data-mb': optional(
    'MAX_DATA_MB',
    '<number>',
    'how large the database may become (as the disk allows)',
    wholeFrom(16, 1_000_000_000),
  ),
  'keep-days': setting(
    'KEEP_DAYS',
    '<number>',
    'days after which an untouched table is put away (90)',
    wholeFrom(1, 36_500),
    90,
  ),
  'keep-unstarted-hours': setting(
    'KEEP_UNSTARTED_HOURS',
    '<number>',
    'the same for one that never started (24)',
    wholeFrom(1, 876_000),
    24,
  ),
} as const;

const GROWING = {
  'database-url': secret(
    'DATABASE_URL',
    'keeps everything in PostgreSQL, with NATS_URL: one server of several; postgres://… (a file in the data folder)',
    databaseUrl,
  ),
  'nats-url': secret(
    'NATS_URL',
    'where the servers of one house tell each other what is new, with DATABASE_URL; nats://… (there is one server)',
    natsUrl,
  ),
} as const;

const PLAYING = {
  'bot-pace': setting('BOT_PACE', '<ms>', 'the beat on which bots play (700)', wholeFrom(1, 60_000), 700),
} as const;

const LIMITING = {
  'max-tables': setting('MAX_TABLES', '<number>', 'tables that are not over (10000)', wholeFrom(1, 10_000_000), 10_000),
  'max-tables-each': setting(
    'MAX_TABLES_EACH',
    '<number>',
    'of these, where one person sits (50)',
    wholeFrom(1, 10_000),
    50,
  ),
  'max-connections': setting('MAX_CONNECTIONS', '<number>', 'connections (20000)', wholeFrom(1, 10_000_000), 20_000),
  'max-connections-each': setting(
    'MAX_CONNECTIONS_EACH',
    '<number>',
    'of these, from one address (200)',
    wholeFrom(1, 10_000_000),
    200,
  ),
  'message-rate': setting(
    'MESSAGE_RATE',
    '<number>',
    'messages a second that are worked on for one connection; what comes faster waits (20)',
    wholeFrom(1, 1_000_000),
    20,
  ),
  'work-share': setting(
    'WORK_SHARE',
    '<percent>',
    'of the server’s time, what one person or the strangers at one address may take while others want some (15)',
    wholeFrom(1, 100),
    15,
  ),
} as const;

const NOTIFYING = {
  'push-services': setting(
    'PUSH_SERVICES',
    '<hosts>',
    'the push services it contacts, comma-separated; "known" are those of the browsers (known); "none"',
    pushServices,
    { services: KNOWN_SERVICES, trusted: [] },
  ),
  'push-subject': optional(
    'PUSH_SUBJECT',
    '<address>',
    'whom a push service may write to: mailto:… or https://… (the public address)',
    contact,
  ),
} as const;

const RUNNING = {
  contact: optional(
    'CONTACT',
    '<address>',
    'where visitors may write to, shown on the page: a mail address or https://… (nothing)',
    visitorsContact,
  ),
  'log-level': setting(
    'LOG_LEVEL',
    '<level>',
    'fatal, error, warn, info, debug or silent (warn)',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    'warn',
  ),
  'admin-password': secret(
    'ADMIN_PASSWORD',
    'opens /admin and `wunderkammer admin`, 12 characters or more (closed)',
    secretOf(12, 200),
  ),
  'metrics-token': secret(
    'METRICS_TOKEN',
    'opens /metrics to whoever sends it as a bearer token, 16 characters or more (to this machine and network)',
    tokenOf(16, 200),
  ),
} as const;

/** Everything that can be set, as the help shows it. */
const GROUPS = {
  'Where it listens': DOOR,
  'Behind a proxy': PROXY,
  'What it keeps': KEEPING,
  'As one of several': GROWING,
  'How it plays': PLAYING,
  'What it lets strangers do': LIMITING,
  Notifications: NOTIFYING,
  'Running it': RUNNING,
} as const;
const SETTINGS = {
  ...DOOR,
  ...PROXY,
  ...KEEPING,
  ...GROWING,
  ...PLAYING,
  ...LIMITING,
  ...NOTIFYING,
  ...RUNNING,
} as const;

type Name = keyof typeof SETTINGS;
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
export type Config = {
  readonly [Key in Name as CamelCase<Key>]: (typeof SETTINGS)[Key] extends Setting<infer T> ? T : never;
};

const NAMES = Object.keys(SETTINGS) as Name[];
const FLAGS = NAMES.filter((name) => !(SETTINGS[name] as Setting<unknown>).secret);

const helpLine = ([name, { env, value, words, secret }]: readonly [string, Setting<unknown>]): string =>
  `  ${(secret ? '' : `--${name} ${value}`).padEnd(33)} ${env.padEnd(20)}  ${words}`;

export const HELP = `npm start -- [flags]

Opens the Wunderkammer. Everything can be set by a flag or by the environment variable beside it; the flag wins.
What stands in brackets holds if nothing is set.

${Object.entries(GROUPS)
  .map(([title, group]) => `${title}\n${Object.entries(group).map(helpLine).join('\n')}`)
  .join('\n\n')}

  --help                                                  prints this

docs/HOSTING.md tells how to run a house for others.`;

const readFlags = (args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> => {
  try {
    const strings = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options: { ...strings, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    // Node explains a wrong flag in several sentences; the first one says what is wrong.
    if (error instanceof TypeError) throw wrongCall(`${error.message.split(/\. |\n/)[0]}; --help lists what there is`);
    throw error;
  }
};

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is wrong between settings that are each well said. */
const contradictions = ({ publicUrl, trustProxy }: Config): readonly string[] =>
  // Without it every visitor would have the proxy's address, and cookies would not be kept to HTTPS.
  publicUrl?.startsWith('https:') && trustProxy === false
    ? ['PUBLIC_URL is https, so a proxy stands in front of the server: say so with TRUST_PROXY=yes']
    : [];

/** Several servers need both; one alone has no use for either. */
const halves = (isSet: (name: Name) => boolean): readonly string[] => {
  if (isSet('database-url') === isSet('nats-url')) return [];
  const [there, missing] = isSet('database-url') ? ['DATABASE_URL', 'NATS_URL'] : ['NATS_URL', 'DATABASE_URL'];
  return [`${there} is set and ${missing} is not: set both for one of several servers, or neither for one alone`];
};

/** Reads what the server was told, or that it was asked for help. An empty variable counts as not set. */
export const readConfig = (args: readonly string[], env: NodeJS.ProcessEnv): Config | 'help' => {
  const flags = readFlags(args);
  if (flags['help'] === true) return 'help';
  const faults: string[] = [];
  const read = (name: Name): unknown => {
    const { env: variable, read, otherwise } = SETTINGS[name] as Setting<unknown>;
    const flag = flags[name];
    if (flag === '') throw wrongCall(`--${name} needs a value`);
    if (typeof flag === 'string') return read(flag, `--${name}`);
    const text = env[variable];
    return text ? read(text, variable) : otherwise;
  };
  const config = Object.fromEntries(
    NAMES.map((name) => {
      try {
        return [camelCase(name), read(name)];
      } catch (error) {
        faults.push((error as Error).message);
        return [camelCase(name), undefined];
      }
    }),
  );
  faults.push(...contradictions(config as unknown as Config), ...halves((name) => Boolean(env[SETTINGS[name].env])));
  if (faults.length > 0) throw wrongCall(faults.join('\n'));
  return config as unknown as Config;
};
