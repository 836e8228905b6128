import { replaySteps, tableOf } from '@wunderkammer/kernel';
import { gameOf } from '../games/games.ts';
import { api } from '../house/api.ts';
import { keptRecord } from '../keeper/kept-record.ts';
import { withShelf } from '../keeper/with-shelf.ts';
import { type ReplayOf, replayAddress } from './addresses.ts';
import { handedFor } from './handover.ts';

/** Why there is nothing to look back at. */
export type Missing = 'unknown' | 'unfinished' | 'forbidden' | 'unreachable';

/** A file stays with the tab, and with this entry of its history: loading the page anew does not lose it, coming anew does. */
const FILE = 'wunderkammer:replay';

export const rememberFile = (record: object): void => {
  try {
    sessionStorage.setItem(FILE, JSON.stringify(record));
    history.replaceState({ file: true }, '');
  } catch {
    // Too large, or this browser keeps nothing: then it has to be chosen again.
  }
};

export const forgetFile = (): void => {
  try {
    sessionStorage.removeItem(FILE);
    history.replaceState(null, '', location.pathname);
  } catch {
    // Nothing was kept.
  }
};

const rememberedFile = (): unknown => {
  try {
    const isHere = (history.state as { readonly file?: unknown } | null)?.file === true;
    const text = isHere ? sessionStorage.getItem(FILE) : null;
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
