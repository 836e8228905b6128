import type { CharacterId } from '@wunderkammer/cast';
import { createContext, type ReactNode, useContext } from 'react';
import type { Speech } from '../cast/use-speech.ts';
import type { Phase } from './director.ts';

export type DrawerPage = 'company' | 'chapters' | 'log' | 'notebook' | 'rules';

export interface DrawerEntry {
  readonly page: DrawerPage;
  readonly label: string;
  readonly body: ReactNode;
  /** There is something new on it: what, in a few words. */
  readonly fresh?: string | undefined;
}

/** What the frame around a table knows; a game's own components seldom need it. */
export interface TableFrame {
  readonly title: string;
  /** Says where the way out leads, and what becomes of the game. */
  readonly leave: string;
  /** What was agreed: the aids, which game of a series. */
  readonly agreed?: string;
  /** How many steps have been played, and whether all of them have been shown. */
  readonly version: number;
  readonly idle: boolean;
  /** How far the last of them is: whether its scene is still being shown. */
  readonly phase: Phase;
  /** Whose turn it is, and whether it is that of whoever sits in front. */
  readonly turn: { readonly text: string; readonly mine: boolean };
  /** It was ended before its end: what the game asked last is not asked any more. */
  readonly brokenOff?: boolean;
  /** Shown beside the board: the log, the notebook, the rules. */
  readonly drawer: { readonly page: DrawerPage | undefined; readonly open: (page: DrawerPage | undefined) => void };
  readonly drawerPages: readonly DrawerEntry[];
  readonly openRule: (rule: string) => void;
  /** Why the last try was refused, until something else is tried. */
  readonly refusal: { readonly text: string; readonly rule?: string } | undefined;
  readonly dismissRefusal: () => void;
  /** Things are still being told: what is asked next comes after them. */
  readonly happening?: boolean;
  /** They can be skipped. */
  readonly skip: (() => void) | undefined;
  /** How often something half chosen was let go. */
  readonly letGo?: number;
  /** Takes one's last decision back, where that can be done. */
  readonly takeBack?: (() => void) | undefined;
  /** Menus at the head of the table. */
  readonly menu: ReactNode;
  /** What happened last and belongs together: the line that matters most in it, and all of them. */
  readonly news: { readonly headline: string; readonly lines: readonly string[] };
  /** The last thing that was done to whoever sits in front, through their turn: what it was, and the `data-spot` of what it was done to. */
  readonly struck?: { readonly line: string; readonly spot: string } | undefined;
  /** An earlier moment is being looked at: what happened then, and the way back. */
  readonly looking?: { readonly line: string; readonly back: () => void } | undefined;
  /** What happened so far, at the foot of one's own place. */
  readonly chronicle: ReactNode;
  /** What stands above the choices: the result, a notice. */
  readonly beside: ReactNode;
  /** The coach of a guided game: at the foot of one's own place, or on a phone over the foot of the board. */
  readonly coach?: ReactNode;
  /** What whoever comes back has missed: in the place of the chronicle, or on a phone over the foot of the board. */
  readonly recap?: ReactNode;
  /** What stands above the players, where they sit elsewhere. */
  readonly strip?: ReactNode;
  /** Who of the cast sits where. */
  readonly characters?: readonly (CharacterId | undefined)[];
  /** What one of them is saying. */
  readonly speech?: Speech | undefined;
}

export const TableFrameContext = createContext<TableFrame | undefined>(undefined);

export const useTableFrame = (): TableFrame => {
  const frame = useContext(TableFrameContext);
  if (frame === undefined) throw new Error('there is no table around this');
  return frame;
};
