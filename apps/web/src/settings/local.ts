/**
 * Small choices kept in the browser. Where storage is forbidden they last as long as the page. `member` says that somebody plays
 * online here, which only the server could tell otherwise.
 */
export type SettingKey =
  | 'language'
  | 'theme'
  | 'pace'
  | 'motion'
  | 'sound'
  | 'name'
  | 'member'
  | 'level'
  | 'talk'
  | 'tap'
  /** Games are kept in this browser: the cabinet has room for the last one before it is read. */
  | 'kept'
  /** The invitation to install was put away. */
  | 'install'
  /** The last table of a game. */
  | `table:${string}`
  /** How the games of one kind went on this device (table/result/records.ts). */
  | `records:${string}`;

const memory = new Map<SettingKey, string>();
const keyOf = (key: SettingKey): string => `wunderkammer:${key}`;

export const readSetting = (key: SettingKey): string | undefined => {
  try {
    return localStorage.getItem(keyOf(key)) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

export const writeSetting = (key: SettingKey, value: string): void => {
  memory.set(key, value);
  try {
    localStorage.setItem(keyOf(key), value);
  } catch {
    // Kept in memory only; the page works all the same.
  }
};
