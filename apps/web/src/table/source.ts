import type { CharacterId } from '@wunderkammer/cast';
import type { GameTypes, Outcome, RuleViolation, Seat, StepBase, Table, Viewer, Words } from '@wunderkammer/kernel';

/** What helps the memory at a table, agreed before it starts. */
export const AIDS = ['none', 'notes', 'automatic'] as const;
export type Aids = (typeof AIDS)[number];

export type SeatKind = 'person' | 'bot';

export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
  /** Who of the cast a bot is; nobody in particular where it plays for somebody who has left. */
  readonly character?: CharacterId;
}

/** Where a table stands in a series: which game this is, of how many, and how the earlier ones ended. */
export interface SeriesSetup {
  readonly games: number;
  readonly outcomes: readonly Outcome[];
}

/** Everything that is agreed before a game begins. */
export interface TableSetup {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatSetup[];
  readonly aids: Aids;
  readonly series: SeriesSetup;
  /** A guided first game: chance and the bots follow its script as long as it goes. */
  readonly lesson?: boolean;
}

/** What everybody at a table may know about it, whatever happens on it. */
export interface TableInfo extends TableSetup {
  readonly id: string;
  readonly table: Table;
  /** The hash of the seed, published before the first chance step. */
  readonly commitment: string;
}

/** Private marks in a notebook, by the notebook's own keys. */
export type Marks = Readonly<Record<string, string>>;

/** One line of what happened, as one viewer saw it. */
export interface Entry<T extends GameTypes = GameTypes> {
  readonly seen: T['Seen'];
  /** Holds something that not everybody saw. */
  readonly secret: boolean;
}

/** All that the person in front may know: the table now, and how it came to be. */
export interface Sync<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly version: number;
  readonly view: T['View'];
  readonly legal: readonly T['Choice'][];
  readonly log: readonly Entry<T>[];
  readonly marks: Marks;
  /** How many steps this viewer had been shown before. */
  readonly shown: number;
  /** The last step is a decision of this viewer's that can be taken back. */
  readonly back?: boolean;
  /** This is a look at the table after somebody took their last decision back. */
  readonly takenBack?: Seat;
}

/** One step as the person in front saw it, and the table after it. `version` counts the steps played. */
export interface Happened<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly version: number;
  readonly entry: Entry<T>;
  readonly view: T['View'];
  readonly legal: readonly T['Choice'][];
  readonly back?: boolean;
}

/** Something went wrong that is nobody's move. */
export type Fault =
  /** There is no such table. */
  | { readonly type: 'unknown' }
  /** A kept game that cannot be opened: it does not fit the rules from this step on; -1: not even before the first. */
  | { readonly type: 'damaged'; readonly at: number; readonly message: string }
  /** The browser keeps nothing: the game goes on, but a reload would lose it. */
  | { readonly type: 'unsaved'; readonly message: string }
  /** The engine died. */
  | { readonly type: 'crashed'; readonly message: string };

export interface SourceListener<T extends GameTypes = GameTypes> {
  readonly opened: (info: TableInfo) => void;
  readonly synced: (sync: Sync<T>) => void;
  readonly happened: (happened: Happened<T>) => void;
  /** The notes are others than were noted here: one could not be kept, or was made elsewhere. */
  readonly marked: (marks: Marks) => void;
  readonly fault: (fault: Fault) => void;
}

/** Why a decision was not taken: a rule of the game, or something around the table, in all languages. */
export type Refused = RuleViolation | { readonly words: Words };

/**
 * Where a table's steps come from. The page that draws the table knows no other door: a worker in this browser and a
 * server far away look alike from here.
 */
export interface TableSource<T extends GameTypes = GameTypes> {
  /** Says who sits in front now; answered by `synced`. A watcher gets what everybody may see. */
  face(viewer: Viewer): void;
  /** Plays a decision of whoever sits in front, or says why not. */
  decide(step: StepBase & { readonly by: Seat }): Promise<Refused | undefined>;
  /** Says why a decision is not possible, without playing it. */
  explain(step: StepBase & { readonly by: Seat }): Promise<Refused | undefined>;
  /** Takes the last decision of whoever sits in front back, or says why not; answered by `synced` as well. */
  takeBack(): Promise<Refused | undefined>;
  mark(key: string, value: string): void;
  /** The record of the game; everything is in it, so only once the game is over. */
  record(): Promise<object | undefined>;
  listen(listener: SourceListener<T>): () => void;
  close(): void;
}
