import { type Deduction, type Kind, type Seen, spoken } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Marks } from '../../../table/source.ts';
import type { Jotting } from '../../game-ui.ts';

/** What a person may write into a square, in the order in which it comes up. */
export const PENCILS = ['', 'has', 'not', 'maybe'] as const;
export type Pencil = (typeof PENCILS)[number];

export const pencilKey = (seat: Seat, kind: Kind): string => `${kind}:${seat}`;

/** What was kept; anything else counts as nothing. */
export const pencilOf = (kept: string | undefined): Pencil => PENCILS.find((pencil) => pencil === kept) ?? '';

export const nextPencil = (pencil: Pencil): Pencil => PENCILS[(PENCILS.indexOf(pencil) + 1) % PENCILS.length]!;

/** How it is known that somebody has a card: printed if it follows from the game, pencilled if it is a person's own note. */
export type Hand = 'printed' | 'pencil';

/** Whether somebody has a card as far as notes go; what is certain outweighs the pencil. */
export const noteOfHolding = (
  deduction: Deduction | undefined,
  marks: Marks,
  seat: Seat,
  kind: Kind,
): Hand | undefined => {
  const certain = deduction?.cell(seat, kind).now?.value;
  if (certain !== undefined) return certain === 'has' ? 'printed' : undefined;
  return pencilOf(marks[pencilKey(seat, kind)]) === 'has' ? 'pencil' : undefined;
};

/** What an event says of the others' cards. */
export const jottings = (seen: Seen, viewer: Seat): readonly Jotting[] =>
  spoken(seen).flatMap(({ seat, kind, value }): Jotting[] => (seat === viewer ? [] : [[pencilKey(seat, kind), value]]));
