import type { Game, GameTypes, Language } from '@wunderkammer/kernel';
import type { Part } from './choose.ts';
import type { Host } from './host.ts';
import type { Ink } from './ink.ts';
import type { Menu } from './menu.ts';

/** What a drawing needs besides the view. */
export interface Frame {
  readonly ink: Ink;
  readonly language: Language;
  /** Labels to set on spots of the drawing: the numbers of the answers that lie there. */
  readonly marks?: ReadonlyMap<string, string>;
}

/**
 * What the host must know about a game to seat a person at it besides its texts: its drawing, its questions. Everything is
 * made from views and choices; a state does not fit anywhere here.
 */
export interface Guide<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  draw(view: T['View'], frame: Frame): string[];
  /** The answers that lead to a choice: its type first, then its keys. */
  parts(choice: T['Choice'], view: T['View'], language: Language): readonly Part[];
  /** What to ask before a decision that hurts if it is wrong; nothing for the others. */
  confirm(choice: T['Choice'], view: T['View'], language: Language): string | undefined;
  /** Steps that say nothing which the next one does not say better. */
  isQuiet(seen: T['Seen']): boolean;
  /** Whether a choice only names a decision that is too large to list, so that `finish` asks for the rest. */
  asksMore(choice: T['Choice']): boolean;
  /** The decision that a choice stands for. */
  finish(choice: T['Choice'], view: T['View'], host: Host, shows: Menu['shows']): Promise<T['Step']>;
}
