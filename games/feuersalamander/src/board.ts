import { type Chamber, type Place, WINGS } from './vocabulary.ts';

const FIELDS = 5;

/** Track fields past each start place (FS-6). */
export const FIELDS_PER_SEAT: number = FIELDS;

/** The fields of the circuit: 20, 15 or 10 (FS-6). */
export const circuitOf = (seats: number): number => FIELDS * seats;

/** The field through which a seat enters and leaves the track (FS-6). */
export const middleOf = (seat: number): number => FIELDS * seat + 2;

/** Where a walk from the start place counts from, so that its first field is the own middle (FS-23). */
export const entryOf = (seat: number): number => FIELDS * seat + 1;

/** The seat whose start place a field leads past. */
export const ownerOf = (field: number): number => (field / FIELDS) | 0;

/** Fields to walk from `field` to the seat's own middle: a move of more pips may turn in (FS-24). */
export const wayHome = (field: number, seat: number, seats: number): number => {
  const way = FIELDS * seat + 2 - field;
  // The sign as a mask: which way round a field lies is too random for a branch to be guessed.
  return way + ((FIELDS * seats) & (way >> 31));
};

/** The field where a figure stops that walks `pips` from `field`. */
export const stopAfter = (field: number, pips: number, seats: number): number => {
  const beyond = field + pips - FIELDS * seats;
  return beyond + ((FIELDS * seats) & (beyond >> 31));
};

/** The fields after `from` up to `to`, clockwise; none when they are the same. */
export const fieldsTo = (from: number, to: number, seats: number): readonly number[] => {
  const circuit = circuitOf(seats);
  const steps = (to - from + circuit) % circuit;
  return Array.from({ length: steps }, (_, index) => (from + index + 1) % circuit);
};

/** The fields that a walk of so many pips passed before it ended on `to`, the last one first. */
export const fieldsPassed = (to: number, pips: number, seats: number): readonly number[] => {
  const circuit = circuitOf(seats);
  return Array.from({ length: pips - 1 }, (_, back) => (to - back - 1 + circuit) % circuit);
};

/** Where a figure stands as a number: a track field, or one of these. */
export const AT_START = 20;
export const AT_DUNGEON = 21;

// Made once, so that what did not change is the same object in the views of two steps.
const PLACES: readonly Place[] = Array.from({ length: AT_DUNGEON + 1 }, (_, at) => {
  if (at === AT_START) return { type: 'start' };
  return at === AT_DUNGEON ? { type: 'dungeon' } : { type: 'track', field: at };
});
export const placeOf = (at: number): Place => PLACES[at]!;
export const atOf = (place: Place): number =>
  place.type === 'track' ? place.field : place.type === 'start' ? AT_START : AT_DUNGEON;

/** All 84 chambers, wing by wing, each from the outermost row inwards to row 7 beside the dungeon (FS-1). */
export const CHAMBERS: readonly Chamber[] = WINGS.flatMap((wing) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [1, 2, 3].map((stone) => ({ wing, row, stone }))),
);
