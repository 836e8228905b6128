import type { Command } from '@wunderkammer/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Bus } from '../bus/bus.ts';
import type { HouseTime } from '../house-time.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import type { LiveTable } from './live-table.ts';
import type { Keeping } from './room.ts';
import type { Draw, TableState } from './table-state.ts';

/** What a table needs from the house it stands in. */
export interface TableContext {
  readonly world: World;
  readonly store: Store;
  readonly bus: Bus;
  readonly nodes: Nodes;
  readonly bots: Bots;
  readonly time: HouseTime;
  readonly draw: Draw;
  readonly keeping: Keeping;
  /** The beat on which bots play. */
  readonly pace: number;
  /** Opens the table on which the people of this one play on. */
  openNext(state: TableState): Promise<string>;
  /** Refuses if this person sits at as many tables as one may. */
  mayJoin(person: string): Promise<void>;
  /** Throws if this person does too much in too short a time. */
  count(person: string, command: Exclude<Command['type'], 'play'>): void;
  /** It is this person's turn, and they are not looking. */
  awaited(person: string, state: TableState): void;
  /** The table waits for this person, who is away since then; in so many milliseconds others may hand over the seat. */
  missed(person: string, state: TableState, absence: { readonly since: number; readonly left: number }): void;
  /** The table in memory is not what is kept: it has to be read again. */
  lost(table: LiveTable, error: unknown): void;
  /** A decision was kept and told, so many milliseconds after it arrived. */
  moved(ms: number): void;
}
