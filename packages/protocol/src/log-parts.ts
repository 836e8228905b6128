import type { ServerMessage, SyncMessage, ToldStep } from './server.ts';

type LogMessage = Extract<ServerMessage, { t: 'log' }>;

/** Gathers the parts of long logs until the `sync` comes that they belong to. */
export class LogParts {
  readonly #parts = new Map<string, { readonly from: number; readonly log: ToldStep[] }>();

  /** Keeps a part that came. */
  take({ table, from, log }: LogMessage): void {
    const before = this.#parts.get(table);
    // What does not follow what is there begins anew.
    if (before !== undefined && before.from + before.log.length === from) before.log.push(...log);
    else this.#parts.set(table, { from, log: [...log] });
  }

  /** The table with its whole log, as if it had come at once. */
  join(sync: SyncMessage): SyncMessage {
    const parts = this.#parts.get(sync.table);
    this.#parts.delete(sync.table);
    const { game } = sync;
    if (parts === undefined || game === undefined || parts.from + parts.log.length !== game.from) return sync;
    return { ...sync, game: { ...game, from: parts.from, log: [...parts.log, ...game.log] } };
  }

  /** The line is another one: what had come over it counts for nothing. */
  clear(): void {
    this.#parts.clear();
  }
}
