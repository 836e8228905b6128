import type { Card } from '@wunderkammer/protocol';
import type { KeptTable } from '../keeper/shelf.ts';

/** The parts of one's own list, in their order: what waits for oneself comes first. */
export const PARTS = ['yours', 'waiting', 'going', 'over', 'archived'] as const;
export type Part = (typeof PARTS)[number];

/** One of one's tables: in the house, or on this device. */
export type OwnTable =
  | { readonly type: 'online'; readonly card: Card }
  | { readonly type: 'here'; readonly kept: KeptTable };

export const onlineTable = (card: Card): OwnTable => ({ type: 'online', card });
export const tableHere = (kept: KeptTable): OwnTable => ({ type: 'here', kept });

const cardPart = ({ status, yourTurn }: Card): Part => {
  switch (status) {
    case 'waiting':
      return 'waiting';
    case 'playing':
      return yourTurn ? 'yours' : 'going';
    case 'over':
      return 'over';
    case 'archived':
      return 'archived';
  }
};

/** On this device nobody waits but for those who sit in front of it: bots play as soon as it is opened. */
const partOf = (table: OwnTable): Part =>
  table.type === 'online' ? cardPart(table.card) : table.kept.outcome === undefined ? 'yours' : 'over';

/** When something last happened there, as far as one may know. */
export const lastTouched = (table: OwnTable): number =>
  table.type === 'online' ? (table.card.touched ?? table.card.opened) : table.kept.touched;

/** One's own tables, part by part, the one touched last first; parts without a table are left out. */
export const inParts = (
  tables: readonly OwnTable[],
): readonly { readonly part: Part; readonly tables: readonly OwnTable[] }[] =>
  PARTS.map((part) => ({
    part,
    tables: tables.filter((table) => partOf(table) === part).toSorted((a, b) => lastTouched(b) - lastTouched(a)),
  })).filter((group) => group.tables.length > 0);
