import {
  type Deduction,
  type FeuersalamanderTypes,
  KINDS,
  type Kind,
  type NotedClaim,
  notedClaims,
  type View,
} from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import type { Marks } from '../../../table/source.ts';
import type { TableProps } from '../../game-ui.ts';
import { type Hand, noteOfHolding } from './pencil.ts';
import { useDeduction } from './use-deduction.ts';

export interface Holding {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly hand: Hand;
}

export interface TableNotes {
  /** The cards that others are noted to have. */
  readonly held: readonly Holding[];
  /** The combinations whose cards are all noted. */
  readonly complete: readonly (NotedClaim & { readonly hand: Hand })[];
}

/** What is known or noted of the others' cards, and what could be laid with it. */
export const tableNotes = (view: View, viewer: Seat, deduction: Deduction | undefined, marks: Marks): TableNotes => {
  const noteOf = (seat: Seat, kind: Kind): Hand | undefined => noteOfHolding(deduction, marks, seat, kind);
  return {
    held: view.players
      .filter(({ seat }) => seat !== viewer)
      .flatMap(({ seat }) =>
        KINDS.flatMap((kind): Holding[] => {
          const hand = noteOf(seat, kind);
          return hand === undefined ? [] : [{ seat, kind, hand }];
        }),
      ),
    complete: notedClaims(view, viewer, (seat, kind) => noteOf(seat, kind) !== undefined).map((noted) => ({
      ...noted,
      hand: noted.claim.named.every(([seat, kind]) => noteOf(seat, kind) === 'printed') ? 'printed' : 'pencil',
    })),
  };
};

type Props = Pick<TableProps<FeuersalamanderTypes>, 'log' | 'viewer' | 'told' | 'notepad'>;

/** The notes for the table to show; nothing where no aids were agreed on. */
export const useTableNotes = ({ log, viewer, told, notepad }: Props): TableNotes | undefined => {
  const deduction = useDeduction(log, viewer, told.seats, notepad?.automatic === true);
  if (notepad === undefined || viewer === 'watcher') return undefined;
  return tableNotes(told, viewer, deduction, notepad.marks);
};
