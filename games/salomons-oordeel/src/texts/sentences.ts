import { capital, isHidden, type Seat, type Table } from '@wunderkammer/kernel';
import { cellName, handSize, leftOver } from '../stones.ts';
import type { Options, Seen, Stone } from '../vocabulary.ts';
import type { Names, Texts } from './texts.ts';

/** What a sentence is made with: how this table and this language name things. */
interface Teller {
  /** A player within a sentence. */
  name(seat: Seat): string;
  /** A player at the start of a sentence. */
  Name(seat: Seat): string;
  /** A stone with its article. */
  stone(stone: Stone): string;
  readonly table: Table<Options>;
}

type SeenOf<Type extends Seen['type']> = Extract<Seen, { type: Type }>;
/** A sentence or more for every kind of step: one that is missing does not compile. */
export type Sentences = { readonly [Type in Seen['type']]: (seen: SeenOf<Type>, teller: Teller) => readonly string[] };

export const cellOf = ({ row, col }: { row: number; col: number }): string => cellName(row, col);

/** The seat whose hand the viewer saw, if any. */
export const ownHand = ({ hands }: SeenOf<'deal'>): { seat: Seat; hand: readonly Stone[] } | undefined => {
  for (const [seat, hand] of hands.entries()) if (!isHidden(hand)) return { seat: seat as Seat, hand };
  return undefined;
};

export const dealt = ({ table: { seats, options } }: Teller): { each: number; left: number } => ({
  each: handSize(options.variant, seats),
  left: leftOver(options.variant, seats),
});

/** Who begins without a draw, told when the last arrangement stands. */
export const beginner = ({ occupied }: SeenOf<'arrange'>, { table }: Teller): Seat | undefined =>
  occupied === undefined ? undefined : table.options.first;

export const sentence = (condition: boolean, text: string): string[] => (condition ? [text] : []);
/** A sentence about a seat or stone that need not be there. */
export const about = <T>(thing: T | undefined, text: (thing: T) => string): string[] =>
  thing === undefined ? [] : [text(thing)];

/** Tells what happened with the sentences of a language. */
export const tellWith =
  (sentences: Sentences, names: Names): Texts['tell'] =>
  (seen, table) => {
    const name = (seat: Seat): string => table.names?.[seat] ?? names.player(seat);
    // A person's name is written as its owner writes it.
    const Name = (seat: Seat): string => table.names?.[seat] ?? capital(names.player(seat));
    return sentencesFor(sentences, seen, { name, Name, stone: names.theStone, table }).join(' ');
  };

/** Picks the sentences of a step's own type, in a way that the compiler can follow. */
const sentencesFor = <Type extends Seen['type']>(
  sentences: { readonly [T in Type]: (seen: SeenOf<T>, teller: Teller) => readonly string[] },
  seen: SeenOf<Type>,
  teller: Teller,
): readonly string[] => {
  const type: Type = seen.type;
  return sentences[type](seen, teller);
};
