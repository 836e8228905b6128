import type { Seat } from '@wunderkammer/kernel';
import type { Card, Clocks, OutsideView, Room } from '@wunderkammer/protocol';
import type { Head } from '../store/store.ts';
import type { TableState } from './table-state.ts';

/** When tables are put away: those that were played at, and those that never started. */
export interface Keeping {
  readonly played: number;
  readonly unstarted: number;
}

const DAY = 24 * 3600 * 1000;

/** How long before it is put away a table says so. */
const warning = (keep: number): number => Math.min(7 * DAY, keep / 2);

const keepOf = (status: Room['status'], keeping: Keeping): number =>
  status === 'waiting' ? keeping.unstarted : keeping.played;

/** When a table is put away if nobody touches it. */
export const archiveTime = (state: TableState, keeping: Keeping): number =>
  state.touched + keepOf(state.status, keeping);

const nearArchive = (state: TableState, keeping: Keeping, now: number): number | undefined => {
  if (state.status === 'archived') return undefined;
  const at = archiveTime(state, keeping);
  return at - now <= warning(keepOf(state.status, keeping)) ? at : undefined;
};

/** What a room tells of the time: everybody's, and the date until which the one who looks would have been waited for. */
interface Times {
  readonly clocks: Clocks | undefined;
  readonly late: number | undefined;
}

/** The table without its game, for somebody who may know of it; built field by field, so that nothing else gets out. */
export const roomFor = (
  state: TableState,
  person: string | undefined,
  now: number,
  keeping: Keeping,
  { clocks, late }: Times,
): Room => {
  const { ending, proposal, next } = state;
  const archive = nearArchive(state, keeping, now);
  return {
    table: state.id,
    setup: state.setup,
    status: state.status,
    commitment: state.commitment,
    seats: state.seats.map(({ kind, name, character, handedBy, resigned, muted, agrees, entropy }) => ({
      kind,
      name,
      ...(character !== null && { character }),
      handed: handedBy !== null,
      ...(handedBy !== null && { handedBy }),
      resigned,
      muted,
      agrees,
      ready: entropy !== '',
    })),
    host: state.seatOf(state.host) ?? null,
    you: {
      seat: state.seatOf(person) ?? null,
      host: person !== undefined && state.host === person,
      ...(late !== undefined && { late }),
    },
    chat: state.chatOn,
    ...(clocks && { clocks }),
    ...(ending && { ending: endingOf(ending) }),
    ...(proposal && { proposal: proposalOf(proposal) }),
    outcomes: state.outcomes.map(({ ranking, scores }) => ({
      ranking: ranking.map((group) => [...group]),
      scores: [...scores],
    })),
    ...(next && { next: { table: next.table, by: state.seatOf(next.person) ?? null } }),
    ...(archive !== undefined && { archive }),
    ...(state.damage && { damaged: state.damage.how }),
  };
};

/** The table for somebody who may not watch it: the same for everybody outside, whatever happens among those inside. */
export const outsideViewOf = (state: TableState): OutsideView => {
  const { id: table, setup, commitment, status, seats, host, truth, ending } = state;
  if (status === 'waiting') {
    const shown = seats.map(({ kind, name }) => ({ kind, name }));
    return { table, setup, commitment, status, seats: shown, host: state.seatOf(host) ?? null };
  }
  return { table, setup, commitment, status: truth === undefined && ending !== undefined ? 'closed' : status };
};

const proposalOf = ({ by, declined, again }: NonNullable<TableState['proposal']>): NonNullable<Room['proposal']> => ({
  by,
  ...(declined !== undefined && { declined }),
  again,
});

const endingOf = ({ how, outcome, by }: NonNullable<TableState['ending']>): NonNullable<Room['ending']> => ({
  how,
  ...(outcome && { outcome: { ranking: outcome.ranking.map((group) => [...group]), scores: [...outcome.scores] } }),
  ...(by !== undefined && { by }),
});

type KeptCard = Omit<Card, 'yourTurn' | 'waits' | 'archive' | 'touched'>;

const keptCard = (state: TableState): KeptCard => ({
  table: state.id,
  game: state.setup.game,
  status: state.status,
  seats: state.seats.map(({ kind, name }) => ({ kind, name })),
  clock: state.setup.clock,
  watch: state.setup.watch,
  aids: state.setup.aids,
  options: state.setup.options,
  games: state.setup.games,
  opened: state.opened,
  ...(state.ending && { ending: endingOf(state.ending) }),
});

/** What lists show of a table, as it is kept; decisions do not change it. */
export const cardJson = (state: TableState): string => JSON.stringify(keptCard(state));

/** A head names people, a card seats; both in the order of the seats. */
const waitsOf = (card: KeptCard, { members }: Head): number[] => {
  const seats = card.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return seats.filter((_, index) => members[index]?.waited);
};

/** A table in the lobby: nothing in it changes with what those at the table do among themselves. */
export const publicCard = (head: Head): Card => {
  const card = JSON.parse(head.card) as KeptCard;
  return { ...card, waits: waitsOf(card, head), yourTurn: false };
};

/** A table in the list of somebody who sits there. */
export const ownCard = (head: Head, person: string, now: number, keeping: Keeping): Card => {
  const keep = keepOf(head.status, keeping);
  const archive = head.touched + keep;
  return {
    ...publicCard(head),
    touched: head.touched,
    yourTurn: head.members.some((member) => member.person === person && member.waited),
    ...(head.status !== 'archived' && archive - now <= warning(keep) && { archive }),
  };
};

/** A table's place in lists and schedules. `due` is when the server has to do something by itself. */
export const headOf = (state: TableState, due: number | null, card: string): Head => {
  const { asked } = state;
  const members: Head['members'][number][] = [];
  for (const [index, { person }] of state.seats.entries()) {
    const seat = index as Seat;
    if (person !== null) members.push({ person, waited: asked.includes(seat) && !state.isDriven(seat) });
  }
  return {
    table: state.id,
    version: state.version,
    status: state.status,
    listed: state.setup.listed,
    touched: state.touched,
    due,
    members,
    card,
  };
};
