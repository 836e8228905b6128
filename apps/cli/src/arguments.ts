import { parseArgs } from 'node:util';
import type { Game, Language } from '@wunderkammer/kernel';
import { wrongCall } from './failure.ts';
import { isLanguage, languageOf } from './play/locale.ts';

/** A command's flags as they were typed, every one a text but for switches; `option` may come more than once. */
export interface Call {
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly options: readonly string[];
  /** Those that were given of the flags that stand alone. */
  readonly switches: readonly string[];
}

/** Reads a call that may have these flags (besides `--option`), these switches and at most this many words. */
export const readCall = (
  args: readonly string[],
  flags: readonly string[],
  { words, options = false, switches = [] }: { words: number; options?: boolean; switches?: readonly string[] },
): Call => {
  try {
    const parsed: { values: object; positionals: string[] } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(flags.map((name) => [name, { type: 'string' as const }])),
        ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
        ...(options && { option: { type: 'string' as const, multiple: true as const } }),
      },
    });
    const { values, positionals } = parsed;
    if (positionals.length > words) throw wrongCall(`I do not know what to do with "${positionals[words]}"`);
    const given = new Map<string, string | true | string[]>(Object.entries(values));
    const texts = [...given].filter((flag): flag is [string, string] => typeof flag[1] === 'string');
    const option = given.get('option');
    return {
      positionals,
      flags: Object.fromEntries(texts),
      options: Array.isArray(option) ? option : [],
      switches: switches.filter((name) => given.has(name)),
    };
  } catch (error) {
    if (error instanceof TypeError) throw wrongCall(error.message.split(/[.\n]/)[0]!);
    throw error;
  }
};

/** A whole number given as a flag; undefined if it was not given. */
export const wholeFlag = (
  { flags }: Call,
  name: string,
  { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
): number | undefined => {
  const text = flags[name];
  if (text === undefined) return undefined;
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw wrongCall(`--${name} must be a whole number ${range}, not "${text}"`);
  }
  return value;
};

export const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw wrongCall(`--${name} is missing`);
  return value;
};

/** The number of players: the flag, or the game's only choice. */
export const playersFlag = (call: Call, { id, seats }: Game): number => {
  const given = wholeFlag(call, 'players', { min: 1 });
  const players = seats.min === seats.max && given === undefined ? seats.min : required(given, 'players');
  if (players < seats.min || players > seats.max) {
    const range = seats.min === seats.max ? `exactly ${seats.min}` : `${seats.min} to ${seats.max}`;
    throw wrongCall(`${id} is for ${range} players, not ${players}`);
  }
  return players;
};

/** The language: the flag `--lang`, or that of the locale. */
export const languageFlag = ({ flags: { lang } }: Call): Language => {
  if (lang === undefined) return languageOf(process.env);
  if (!isLanguage(lang)) throw wrongCall(`--lang must be nl, de or en, not "${lang}"`);
  return lang;
};

/** The options of a game from `--option key=value`: numbers, true, false, and lists by commas are read as such. */
export const optionFlags = ({ options }: Pick<Call, 'options'>, game: Game, seats: number): object => {
  const given: Record<string, unknown> = {};
  for (const option of options) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(option) ?? [];
    if (key === undefined || value === undefined) throw wrongCall(`--option is written key=value, not "${option}"`);
    if (Object.hasOwn(given, key)) throw wrongCall(`the option ${key} is given twice`);
    Object.defineProperty(given, key, { value: optionValue(value), enumerable: true });
  }
  const read = game.readOptions(given, seats);
  if (!read.ok) throw wrongCall(read.message);
  return given;
};

const optionValue = (text: string): unknown => {
  if (text.includes(',')) return text.split(',').map(optionValue);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};
