import type { DecisionRules, GameTexts, GameTypes, Outcome, Seat, Table, ViewBase, Viewer } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';
import type { SoundName } from '../sound/sound.ts';
import type { Phase } from '../table/director.ts';
import type { Part } from '../table/finale/part.ts';
import type { Marks } from '../table/source.ts';
import type { Weight } from '../table/weight.ts';
import type { GameEntry } from './game-entry.ts';

/** What a person noted, and whether the rest is filled in; absent where no aids were agreed on. */
export interface Notepad {
  /** Marks the person set, by keys of the notebook's own. */
  readonly marks: Marks;
  readonly mark: (key: string, value: string) => void;
  /** Whether what follows from the log is filled in, with the event it follows from. */
  readonly automatic: boolean;
}

/** A decision that was taken up elsewhere, from a note: as far as it is known, to be thought over at the table. */
export interface Proposed<T extends GameTypes> {
  readonly step: Partial<T['Step']>;
  /** It is about this moment and no other. */
  readonly version: number;
}

/** What a game's table is drawn from. It draws and asks; it never decides a rule. */
export interface TableProps<T extends GameTypes> {
  /** With everybody's names. */
  readonly table: Table<T['Options']> & { readonly names: readonly string[] };
  /** Who sits in front. */
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** Counts the steps played: changes with every event. */
  readonly version: number;
  /** What happened last; `view` is the table after it. */
  readonly event: T['Seen'] | undefined;
  /** How far that is: all that is said or counted waits until its scene has shown it. */
  readonly phase: Phase;
  /** The table before it, if the same eyes saw it then. */
  readonly before: T['View'] | undefined;
  /** The table as far as it has been told: `before` while the scene is being shown, then `view`. */
  readonly told: T['View'];
  /** Everything told so far, in order. */
  readonly log: readonly T['Seen'][];
  /** What whoever sits in front may decide now; empty when not asked, or while things are still happening. */
  readonly legal: readonly T['Choice'][];
  decide(step: T['Step']): void;
  /** Shows why a decision is not possible, with the rule's number and words. */
  explain(step: T['Step']): void;
  /** Every seat's own view: in a replay with everything open. */
  readonly reveal: readonly T['View'][] | undefined;
  /** In a guided game: the step the coach waits for. */
  readonly hint: T['Step'] | undefined;
  /** The notes of whoever sits in front, to be drawn where they belong. */
  readonly notepad: Notepad | undefined;
  readonly proposed: Proposed<T> | undefined;
  /** What is said of the game, and the rules behind its decisions. */
  readonly texts: GameTexts<T>;
  readonly rules: DecisionRules<T>;
}

export interface NotebookProps<T extends GameTypes> extends Notepad {
  readonly table: Table<T['Options']> & { readonly names: readonly string[] };
  readonly viewer: Seat;
  readonly view: T['View'];
  /** Everything this seat has seen, in order. */
  readonly log: readonly T['Seen'][];
  /** What whoever sits in front may decide now. */
  readonly legal: readonly T['Choice'][];
  /** Takes a decision up at the table, as far as a note goes. */
  readonly propose: (step: Partial<T['Step']>) => void;
}

/** A mark as it is kept: its key, and what it says. */
export type Jotting = readonly [key: string, value: string];

/** A moment worth telling afterwards: which step, and how much it mattered. */
export interface Moment {
  readonly index: number;
  readonly weight: number;
}

/** What an event did to a player, and to what of theirs: its `data-spot`. */
export interface Touch {
  readonly spot: string;
  readonly mark: 'gain' | 'loss' | 'asked';
}

/** How a game is told: what each event asks of whoever looks, and how long its scene takes. */
export interface Tells<T extends GameTypes = GameTypes> {
  /** How long the scene of an event takes until it has shown what that changes, at the normal pace, in milliseconds. */
  showing(seen: T['Seen'], viewer: Viewer): number;
  /** How much an event asks of whoever looks. */
  weight(seen: T['Seen'], viewer: Viewer): Weight;
  /** An event without what the table shows anyway: what is told of it beside the board. */
  trimmed(seen: T['Seen']): T['Seen'];
  /** What an event gave to a player or took away, or whether it asked them something. */
  touches(seen: T['Seen'], seat: Seat): Touch | undefined;
  /** Whose turn an event belongs to, and whose turn it is after it, from whose it was. */
  turn(seen: T['Seen'], owner: Seat | undefined): { readonly of: Seat | undefined; readonly next: Seat | undefined };
  /** Not worth a line in the chronicle: what follows says it. */
  isNoise(seen: T['Seen']): boolean;
  /** What an event sounds like, if it does. */
  sound(seen: T['Seen']): SoundName | undefined;
}

/** A game's table, loaded when somebody sits down at it. */
export interface GameUi<T extends GameTypes = GameTypes> extends Tells<T> {
  Table(props: TableProps<T>): ReactNode;
  /** What the table waits for, as everybody may know it: said outside the curtain to whoever is to come in. */
  Awaited?(props: { readonly view: T['View']; readonly names: readonly string[] }): ReactNode;
  /** The pieces of an event, small, for the chronicle: the very drawings of the table. */
  StepIcons?(props: { readonly seen: T['Seen']; readonly table: Table<T['Options']> }): ReactNode;
  /** The figure of a seat, small. */
  SeatIcon?(props: { readonly seat: Seat; readonly table: Table<T['Options']> }): ReactNode;
  /** Absent where there is nothing to note. */
  Notebook?(props: NotebookProps<T>): ReactNode;
  /** What an event says that is worth a note, as marks of the notebook: one press writes them down. */
  jottings?(seen: T['Seen'], viewer: Seat): readonly Jotting[];
  /** The turning points of a finished game, seen by a watcher. */
  moments(log: readonly T['Seen'][], table: Table<T['Options']>): readonly Moment[];
}

/** What the end of a game is drawn from: it is over, so there is nothing left to hide. */
export interface FinaleProps<T extends GameTypes> {
  readonly table: Table<T['Options']> & { readonly names: readonly string[] };
  /** The table at the end, as whoever sits in front sees it. */
  readonly view: T['View'];
  /** Every seat's own view of it; where the record cannot be had, what one knows oneself has to do. */
  readonly reveal: readonly T['View'][] | undefined;
  readonly outcome: Outcome;
  /** What the end is to whoever looks. */
  readonly part: Part;
  readonly goOn: () => void;
}

export interface AccountProps<T extends GameTypes> {
  readonly table: Table<T['Options']>;
  readonly log: readonly T['Seen'][];
  readonly seat: Seat;
}

/** What a game has to say about how it came to its end, player by player. */
export interface Aftermath<T extends GameTypes = GameTypes> {
  /** What adds up to the score. */
  Account(props: AccountProps<T>): ReactNode;
  /** What was thrown, against what was to be expected; absent where nothing is thrown. */
  Luck?(props: AccountProps<T>): ReactNode;
}

/** What a game has of it in its own folder; for the rest there is something plain. */
export type OwnUi<T extends GameTypes = GameTypes> = Partial<GameUi<T>>;

export interface PictureProps {
  readonly game: GameEntry;
}

/** A table as it stands, small and still: nobody plays on it. */
export interface SnapshotProps<View extends ViewBase = ViewBase> {
  readonly game: GameEntry;
  readonly view: View;
  /** Everybody's names, where there is room for them. */
  readonly names?: readonly string[];
}

export interface SeatMarkProps<View extends ViewBase = ViewBase> {
  readonly view: View;
  readonly seat: Seat;
}

/** How a game shows a table from afar. */
export interface Snapshots<View extends ViewBase = ViewBase> {
  Snapshot(props: SnapshotProps<View>): ReactNode;
  /** Whose seat it is, by the figure that stands for it; without it, seats have numbers. */
  SeatMark?(props: SeatMarkProps<View>): ReactNode;
  /** How everybody stands, as the texts of the game count it; undefined: there is nothing to count yet. */
  scores?(view: View): readonly number[] | undefined;
}

/** What the sheet asks for a game besides players, aids and series. */
export interface OptionsProps {
  readonly game: GameEntry;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: object;
  readonly change: (options: object) => void;
}
