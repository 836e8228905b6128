import type { Language } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';
import type { Net } from './geometry/nets.ts';
import type { Size } from './geometry/paper.ts';

/** A card: what fills its front and its back. Without a back its other side stays white. */
export interface PrintedCard {
  /** Which of the things in the box it is: the same for all that are alike. */
  readonly piece: string;
  readonly face: ReactNode;
  readonly back?: ReactNode;
}

/** Something to fold, with what is on its sides. */
export interface PrintedNet {
  readonly piece: string;
  readonly net: Net;
  readonly sides: readonly ReactNode[];
  /** The colour of everything that is no side: caps, feet and flaps. */
  readonly ground: string;
  /** Drawn over all of it, in millimetres from its corner. */
  readonly over?: ReactNode;
}

/** What belongs together, on as many sheets as it takes. */
export type KitPart =
  | {
      readonly type: 'board';
      readonly name: string;
      /** In the units of its drawing. */
      readonly size: Size;
      readonly drawing: ReactNode;
    }
  | {
      readonly type: 'cards';
      readonly name: string;
      readonly size: Size;
      /** The colours on which fronts and backs are printed, a little beyond the edge that is cut. */
      readonly ground: string;
      readonly backGround: string;
      readonly cards: readonly PrintedCard[];
    }
  | { readonly type: 'nets'; readonly name: string; readonly nets: readonly PrintedNet[] }
  | {
      /** Things that take a sheet each. */
      readonly type: 'pages';
      readonly name: string;
      readonly pages: readonly { readonly piece: string; readonly drawing: ReactNode }[];
    };

/** Everything to print of a game, in one language. */
export interface Kit {
  /** The class names that give the drawings their colours: as on the table, and as line art. */
  readonly colours: string;
  readonly lineArt: string;
  /** The title page of the rules, and the head of the first sheet. */
  readonly emblem: ReactNode;
  /** What a complete copy consists of. */
  readonly contents: readonly { readonly count: number; readonly name: string }[];
  /** Hints for this game alone, for whoever glues and folds. */
  readonly hints: readonly string[];
  readonly parts: readonly KitPart[];
}

/** A game's kit is in its folder, in print/kit.tsx. */
export type LoadKit = (language: Language) => Promise<Kit>;
