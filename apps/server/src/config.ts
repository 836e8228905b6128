import { parseArgs } from 'node:util';
import { wrongCall } from './failure.ts';

export interface Config {
  readonly port: number;
  /** Undefined: every interface of the machine. */
  readonly host: string | undefined;
  /** The folder of the built web app. Undefined: the one that `npm start` builds. */
  readonly web: string | undefined;
}

export const DEFAULT_PORT = 8484;

/** Everything that can be set, by flag or by environment; the flag wins. */
const SETTINGS = {
  port: { env: 'PORT', value: '<number>', words: `the port to listen on (${DEFAULT_PORT}); 0 takes any free one` },
  host: { env: 'HOST', value: '<address>', words: 'the address to listen on (all interfaces of this machine)' },
  web: { env: 'WEB', value: '<folder>', words: 'the built web app (the one that npm start builds)' },
} as const;
type Setting = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS) as Setting[];

export const HELP = `npm start -- [flags]

Serves the Wunderkammer.

${NAMES.map((name) => {
  const { env, value, words } = SETTINGS[name];
  return `  --${`${name} ${value}`.padEnd(16)} or ${env.padEnd(4)}  ${words}`;
}).join('\n')}
  --help                      prints this`;

const wholePort = (text: string, said: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw wrongCall(`${said} must be a whole number from 0 to 65535, not "${text}"`);
  return port;
};

const readFlags = (args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> => {
  try {
    const strings = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options: { ...strings, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    // Node explains a wrong flag in several sentences; the first one says what is wrong.
    if (error instanceof TypeError) throw wrongCall(`${error.message.split(/\. |\n/)[0]}; --help lists what there is`);
    throw error;
  }
};

/** Reads what the server was told, or that it was asked for help. An empty variable counts as not set. */
export const readConfig = (args: readonly string[], env: NodeJS.ProcessEnv): Config | 'help' => {
  const flags = readFlags(args);
  if (flags['help'] === true) return 'help';
  const setting = (name: Setting): { text: string; said: string } | undefined => {
    const flag = flags[name];
    if (flag === '') throw wrongCall(`--${name} needs a value`);
    if (typeof flag === 'string') return { text: flag, said: `--${name}` };
    const variable = env[SETTINGS[name].env];
    return variable ? { text: variable, said: SETTINGS[name].env } : undefined;
  };
  const port = setting('port');
  return {
    port: port === undefined ? DEFAULT_PORT : wholePort(port.text, port.said),
    host: setting('host')?.text,
    web: setting('web')?.text,
  };
};
