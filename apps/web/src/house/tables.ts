import type { Card } from '@wunderkammer/protocol';

/** The parts of one's own list, in their order: what waits for oneself comes first. */
export const PARTS = ['yours', 'waiting', 'going', 'over', 'archived'] as const;
export type Part = (typeof PARTS)[number];

const partOf = ({ status, yourTurn }: Card): Part => {
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

/** When something last happened there, as far as one may know. */
export const lastTouched = ({ touched, opened }: Card): number => touched ?? opened;

/** One's own tables, part by part, the one touched last first; parts without a table are left out. */
export const inParts = (
  tables: readonly Card[],
): readonly { readonly part: Part; readonly tables: readonly Card[] }[] =>
  PARTS.map((part) => ({
    part,
    tables: tables.filter((table) => partOf(table) === part).toSorted((a, b) => lastTouched(b) - lastTouched(a)),
  })).filter((group) => group.tables.length > 0);
