import { isCharacterId } from '@wunderkammer/cast';
import {
  type DecisionBase,
  type Game,
  type State,
  seat as seatOf,
  tableOf,
  type ViewBase,
  type Viewer,
} from '@wunderkammer/kernel';
import {
  applyPatch,
  choicesOf,
  type Offer,
  type PlayedMessage,
  type Room,
  type SyncMessage,
  type TakenBackMessage,
} from '@wunderkammer/protocol';
import type { Entry, Marks, Refused, SourceListener, Sync, TableInfo, TableSource } from '../table/source.ts';
import type { Connection } from './connection.ts';
import type { Noted } from './pending-notes.ts';
import { refusedBy } from './refusals.ts';

type GameSync = NonNullable<SyncMessage['game']>;
type SeenStep = GameSync['log'][number];

/** What a source needs of the connection. */
export type SourceConnection = Pick<Connection, 'do' | 'why' | 'mark' | 'marksOf' | 'reopen'>;

export interface SourceParts {
  readonly table: string;
  readonly connection: SourceConnection;
  readonly game: Game;
  readonly room: Room;
  /** The record of the game once it is over. */
  readonly fetchRecord: () => Promise<object | undefined>;
  /** How many steps this browser had been shown before, when it last had this table on the page. */
  readonly shownBefore: number;
}

/** The game as it was last known here. */
interface Known {
  readonly viewer: Viewer;
  readonly version: number;
  readonly view: ViewBase;
  readonly legal: readonly DecisionBase[];
  readonly log: readonly Entry[];
  /** The notes that the house has kept; what one has noted since is with the connection. */
  readonly kept: Marks;
  readonly shown: number;
  readonly back: boolean;
  /** How many steps were taken back so far. */
  readonly undone: number;
}

/** What everybody may know of an online table, as the table's page wants it. */
const infoOf = (game: Game, { table: id, setup, seats, commitment, outcomes }: Room): TableInfo => ({
  id,
  game: setup.game,
  options: setup.options,
  seats: seats.map(({ name, kind, character }) => ({
    name,
    kind: kind === 'person' ? 'person' : 'bot',
    ...(isCharacterId(character) && { character }),
  })),
  aids: setup.aids,
  series: { games: setup.games, outcomes: outcomes as unknown as TableInfo['series']['outcomes'] },
  table: { ...tableOf(game, setup.seats, setup.options), names: seats.map(({ name }) => name) },
  commitment,
});

/** A table kept by the house: with the same interface as a table kept in this browser. */
export class OnlineSource implements TableSource {
  readonly #parts: SourceParts;
  readonly #game: Game;
  /** Packed moves unpack alike in every state, so any will do. */
  readonly #blank: State;
  readonly #listeners = new Set<SourceListener>();
  #info: TableInfo;
  #known: Known | undefined;

  constructor(parts: SourceParts) {
    this.#parts = parts;
    this.#game = parts.game;
    this.#info = infoOf(parts.game, parts.room);
    this.#blank = parts.game.create(this.#info.table);
  }

  /** How many steps are known here. */
  get version(): number | undefined {
    return this.#known?.version;
  }

  /** How many steps were taken back, as far as is known here. */
  get takenBack(): number {
    return this.#known?.undone ?? 0;
  }

  get viewer(): Viewer | undefined {
    return this.#known?.viewer;
  }

  /** Nobody changes places in front of this page: whoever sits down is shown what is known. */
  face(): void {
    if (this.#known !== undefined) this.#tellSync(this.#known);
  }

  async decide(step: DecisionBase): Promise<Refused | undefined> {
    const { connection, table } = this.#parts;
    const reply = await connection.do(table, { type: 'play', after: this.#known?.version ?? 0, step: { ...step } });
    return refusedBy(reply);
  }

  async takeBack(): Promise<Refused | undefined> {
    const { connection, table } = this.#parts;
    return refusedBy(await connection.do(table, { type: 'takeBack', after: this.#known?.version ?? 0 }));
  }

  async explain(step: DecisionBase): Promise<Refused | undefined> {
    return refusedBy(await this.#parts.connection.why(this.#parts.table, step));
  }

  mark(key: string, value: string): void {
    if (this.#known?.viewer !== 'watcher') this.#parts.connection.mark(this.#parts.table, key, value);
  }

  record(): Promise<object | undefined> {
    return this.#parts.fetchRecord();
  }

  listen(listener: SourceListener): () => void {
    this.#listeners.add(listener);
    listener.opened(this.#info);
    if (this.#known !== undefined) listener.synced(this.#syncOf(this.#known));
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The table itself changed; what the page shows of it may have. */
  roomChanged(room: Room): void {
    const info = infoOf(this.#game, room);
    if (JSON.stringify(info) === JSON.stringify(this.#info)) return;
    this.#info = info;
    for (const listener of this.#listeners) listener.opened(info);
  }

  /**
   * Takes the game as the house has it; the log is what came after `from`. Returns what happened since, or undefined if it
   * does not follow what is known here: then everything must be asked for.
   */
  sync(game: GameSync): readonly Entry[] | undefined {
    const viewer: Viewer = game.seat === null ? 'watcher' : seatOf(game.seat);
    const before = this.#known;
    const follows = before !== undefined && before.viewer === viewer && before.version === game.from;
    if (game.from > 0 && !follows) {
      this.#known = undefined;
      return undefined;
    }
    const fresh = game.log.map(entryOf);
    const legal = this.#legal(game.offer, viewer);
    // Nothing happened while the connection was away: what is being shown goes on. (A seat that was handed over or taken back has
    // nothing new to see, but something else to decide.)
    const back = game.back === 1;
    const unchanged =
      follows && fresh.length === 0 && back === before.back && JSON.stringify(legal) === JSON.stringify(before.legal);
    const earlier = game.from > 0 && before !== undefined ? before.log : [];
    this.#known = {
      viewer,
      version: game.steps,
      view: game.view,
      legal,
      log: [...earlier, ...fresh],
      kept: game.marks,
      shown: Math.min(before === undefined ? this.#parts.shownBefore : before.version, game.steps),
      back,
      undone: game.takenBack ?? 0,
    };
    if (unchanged) this.#tellMarks(this.#known);
    else this.#tellSync(this.#known);
    return before === undefined ? [] : fresh;
  }

  /** What was noted here is kept; or it is not, and then the page shows again what is. */
  noted({ marks, refused }: Noted): void {
    if (this.#known === undefined) return;
    if (refused === undefined) this.#known = { ...this.#known, kept: { ...this.#known.kept, ...marks } };
    else this.#tellMarks(this.#known);
  }

  /** Takes steps as they were played. Returns false if some before them are missing. */
  played({ n, steps, offer, back }: PlayedMessage): boolean {
    const known = this.#known;
    if (known === undefined) return false;
    if (n <= known.version) return true;
    if (n - steps.length !== known.version) return false;
    let { view } = known;
    const log = [...known.log];
    const legal = this.#legal(offer, known.viewer);
    const happened = steps.map(({ s, x, p }, index) => {
      if (p !== undefined) view = applyPatch(view, p);
      const entry = entryOf({ s, x });
      log.push(entry);
      const isLast = index === steps.length - 1;
      return {
        viewer: known.viewer,
        version: known.version + index + 1,
        entry,
        view,
        legal: isLast ? legal : [],
        back: isLast && back === 1,
      };
    });
    this.#known = { ...known, version: n, view, legal, log, shown: n, back: back === 1 };
    for (const step of happened) for (const listener of this.#listeners) listener.happened(step);
    return true;
  }

  /** Takes the last step away again. Returns false if it is not the last one here. */
  tookBack({ n, by, p, offer, back, takenBack }: TakenBackMessage): boolean {
    const known = this.#known;
    if (known === undefined) return false;
    if (takenBack <= known.undone) return true;
    if (n + 1 !== known.version || takenBack !== known.undone + 1) return false;
    this.#known = {
      ...known,
      version: n,
      view: p === undefined ? known.view : applyPatch(known.view, p),
      legal: this.#legal(offer, known.viewer),
      log: known.log.slice(0, n),
      shown: n,
      back: back === 1,
      undone: takenBack,
    };
    const sync = { ...this.#syncOf(this.#known), takenBack: seatOf(by) };
    for (const listener of this.#listeners) listener.synced(sync);
    return true;
  }

  #legal(offer: Offer | undefined, viewer: Viewer): readonly DecisionBase[] {
    if (offer === undefined || viewer === 'watcher') return [];
    return choicesOf(offer, this.#game, this.#blank, viewer);
  }

  #tellSync(known: Known): void {
    const sync = this.#syncOf(known);
    for (const listener of this.#listeners) listener.synced(sync);
  }

  #tellMarks(known: Known): void {
    const marks = this.#marks(known);
    for (const listener of this.#listeners) listener.marked(marks);
  }

  #syncOf(known: Known): Sync {
    const { kept: _kept, undone: _undone, ...rest } = known;
    return { ...rest, marks: this.#marks(known) };
  }

  /** What is kept, and over it what has been noted since; an empty note wipes out. */
  #marks({ kept }: Known): Marks {
    const marks = Object.entries({ ...kept, ...this.#parts.connection.marksOf(this.#parts.table) });
    return Object.fromEntries(marks.filter(([, value]) => value !== ''));
  }
}

const entryOf = ({ s, x }: { readonly s: SeenStep['s']; readonly x?: 1 | undefined }): Entry => ({
  seen: s,
  secret: x === 1,
});
