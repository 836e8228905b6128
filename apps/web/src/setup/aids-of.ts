import type { GameEntry } from '../games/game-entry.ts';
import { drawsItsTable } from '../games/parts.ts';
import { AIDS, type Aids } from '../table/source.ts';

/** What may be agreed on to help the memory; a plain notebook fills in nothing by itself. */
export const aidsOf = (game: GameEntry): readonly Aids[] =>
  AIDS.filter((aid) => aid !== 'automatic' || drawsItsTable(game));
