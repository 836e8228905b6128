import { replaySteps, tableOf } from '@wunderkammer/kernel';
import { gameOf } from '../games/games.ts';
import { api } from '../house/api.ts';
import { keptRecord } from '../keeper/kept-record.ts';
import { withShelf } from '../keeper/with-shelf.ts';
import { handedFor } from './handover.ts';

/** Whose game is looked back at: one of this device, one of the house, or one from a file. */
export type ReplayOf =
  | { readonly kept: 'here' | 'house'; readonly table: string }
  | { readonly kept: 'file'; readonly table?: undefined };

/** Where its table is, with the result on it. */
export const tableAddress = ({ kept, table }: ReplayOf): string | undefined =>
  kept === 'file' ? undefined : kept === 'here' ? `/table/${table}` : `/t/${table}`;

export const replayAddress = (of: ReplayOf): string =>
  of.kept === 'file' ? '/replay' : of.kept === 'here' ? `/replay/${of.table}` : `/t/${of.table}/replay`;

/** Why there is nothing to look back at. */
export type Missing = 'unknown' | 'unfinished' | 'forbidden' | 'unreachable';

/** A file stays with the tab, so that loading the page anew does not lose it. */
const FILE = 'wunderkammer:replay';

export const rememberFile = (record: object): void => {
  try {
    sessionStorage.setItem(FILE, JSON.stringify(record));
  } catch {
    // Too large, or this browser keeps nothing: then it has to be chosen again.
  }
};

export const forgetFile = (): void => {
  try {
    sessionStorage.removeItem(FILE);
  } catch {
    // Nothing was kept.
  }
};

const rememberedFile = (): unknown => {
  try {
    const text = sessionStorage.getItem(FILE);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A game that is not over has secrets yet, at one's own table as well. */
const fromShelf = async (id: string): Promise<object | Missing> => {
  const [kept, steps] = await withShelf((shelf) => Promise.all([shelf.table(id), shelf.steps(id)]));
  const game = kept === undefined ? undefined : await gameOf(kept.setup.game)?.open();
  if (kept === undefined || game === undefined) return 'unknown';
  const table = tableOf(game, kept.setup.seats.length, kept.setup.options);
  const replayed = replaySteps({ game, table, steps }, steps.length);
  if (!replayed.ok) return 'unknown';
  return replayed.turn.type === 'over' ? keptRecord(game, kept, replayed.steps, replayed.turn.outcome) : 'unfinished';
};

const fromHouse = async (table: string): Promise<object | Missing> => {
  const answer = await api.record(table);
  if (answer.type === 'done') return answer.value as object;
  switch (answer.error) {
    case 'not-now':
      return 'unfinished';
    case 'forbidden':
    case 'locked':
      return 'forbidden';
    case 'offline':
    case 'unreachable':
    case 'unavailable':
      return 'unreachable';
    default:
      return 'unknown';
  }
};

/** The record that an address stands for; nothing where one has to choose a file. */
export const fetchRecord = async (of: ReplayOf): Promise<unknown | Missing | undefined> => {
  const handed = handedFor(replayAddress(of));
  if (handed !== undefined) return handed;
  if (of.kept === 'file') return rememberedFile();
  return of.kept === 'here' ? fromShelf(of.table).catch((): Missing => 'unknown') : fromHouse(of.table);
};
