import {
  allSeats,
  type DrawTruth,
  isHidden,
  type Random,
  type Seat,
  type Table,
  type Viewer,
} from '@wunderkammer/kernel';
import { placementOf, randomArrangement } from './arrangements.ts';
import { bitsOf, countBits, nthBit } from './bits.ts';
import { Knowledge } from './bot/knowledge.ts';
import { Faces } from './possible-faces.ts';
import { cellIndex, colOf, handSize, rowOf, stoneAt, stoneIndex } from './stones.ts';
import type { Options, Placed, SalomonsOordeelTypes, Seen, Step, Stone, View } from './vocabulary.ts';

/**
 * The truths behind what a viewer knows. Hidden are the others' stones, and until all have arranged also where they
 * stand. Once the cells are public every way to put stones on them weighs the same, since every deal does: exactly so
 * where there are few ways, nearly so where there are many (see `possible-faces.ts`). Before, all hands weigh the
 * same, and for each hand all its arrangements.
 */
export const possible = (
  table: Table<Options>,
  { viewer }: View,
  log: readonly Seen[],
): DrawTruth<SalomonsOordeelTypes> => {
  const reading = new Reading(table, viewer, log);
  const drawHands = reading.isPublic ? reading.drawFaces() : reading.drawStones();
  const known = log.map(stepOf);
  return (random) => {
    const hands = drawHands(random);
    return known.map((step): Step => {
      if (step.type === 'deal') {
        const dealt = (seat: Seat): Stone[] =>
          shuffled(
            hands[seat]!.map(([stone]) => stoneAt(stone)),
            random,
          );
        return { ...step, hands: step.hands.map((hand, seat) => (seat === viewer ? hand : dealt(seat as Seat))) };
      }
      if (step.type !== 'arrange' || step.by === viewer) return step;
      const cells = hands[step.by]!.map(([stone, cell]): Placed => [stoneAt(stone), rowOf(cell), colOf(cell)]);
      return { ...step, cells: shuffled(cells, random) };
    });
  };
};

/** The stones of each seat and where it stood them up; for the viewer's own seat nothing. */
type DrawHands = (random: Random) => readonly (readonly (readonly [stone: number, cell: number])[])[];

/** What a log tells about the hidden stones; what the rule file hides from the viewer is not looked at. */
class Reading {
  /** Whether all have arranged, so that the occupied cells are known. */
  isPublic = false;
  readonly #table: Table<Options>;
  readonly #viewer: Viewer;
  readonly #knowledge: Knowledge;
  /** By seat: the stones that were opened where they had stood from the beginning. */
  readonly #opened: readonly (readonly [stone: number, cell: number])[][];

  constructor(table: Table<Options>, viewer: Viewer, log: readonly Seen[]) {
    this.#table = table;
    this.#viewer = viewer;
    this.#knowledge = new Knowledge(viewer, table);
    this.#opened = allSeats(table.seats).map(() => []);
    for (const seen of log) {
      this.#note(seen);
      this.#knowledge.observe(seen);
      if (seen.type === 'arrange' && seen.occupied !== undefined) this.isPublic = true;
    }
  }

  /** Notes a stone that has just been opened. */
  #note(seen: Seen): void {
    if (seen.type === 'give' || seen.type === 'open') this.#opens(seen.by, seen, seen.stone);
    else if (seen.type === 'guess' && seen.right) this.#opens(seen.at, seen, seen.stone);
    else if (seen.type === 'settle' && seen.removed !== undefined) this.#opens(seen.by, seen, seen.removed);
  }

  #opens(seat: Seat, { row, col }: { readonly row: number; readonly col: number }, stone: Stone): void {
    const cell = cellIndex(row, col);
    // What was hidden there has stood there from the beginning; what was open came later, or is noted.
    if ((this.#knowledge.arrangements[seat]!.hidden >> cell) & 1) this.#opened[seat]!.push([stoneIndex(stone), cell]);
  }

  /** New faces for all stones that are hidden now. */
  drawFaces(): DrawHands {
    const { arrangements, unknown } = this.#knowledge;
    const sites = arrangements.flatMap(({ hidden, candidates }, seat) =>
      seat === this.#viewer
        ? []
        : bitsOf(hidden).map((cell) => ({ seat, cell, candidates: candidates[cell]! & unknown })),
    );
    const faces = new Faces(sites);
    return (random) => {
      const hands = this.#opened.map((opened) => [...opened]);
      for (const [index, stone] of faces.draw(random).entries()) {
        const { seat, cell } = sites[index]!;
        hands[seat]!.push([stone, cell]);
      }
      return hands;
    };
  }

  /** New hands, stood up in any way. */
  drawStones(): DrawHands {
    const { seats, options } = this.#table;
    return (random) => {
      let bag = this.#knowledge.unknown;
      return allSeats(seats).map((seat) => {
        if (seat === this.#viewer) return [];
        let hand = 0;
        for (let count = 0; count < handSize(options.variant, seats); count++) {
          const stone = 1 << nthBit(bag, random.below(countBits(bag)));
          bag &= ~stone;
          hand |= stone;
        }
        return placementOf(randomArrangement(hand, options.variant, random), hand);
      });
    };
  }
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]!);
};

/** The step that was seen; what is hidden of it is empty. */
const stepOf = (seen: Seen): Step => {
  switch (seen.type) {
    case 'deal':
      return { by: seen.by, type: seen.type, hands: seen.hands.map((hand) => (isHidden(hand) ? [] : hand)) };
    case 'arrange':
      return { by: seen.by, type: seen.type, cells: isHidden(seen.cells) ? [] : seen.cells };
    case 'first':
      return { by: seen.by, type: seen.type, seat: seen.seat };
    case 'guess':
      return { by: seen.by, type: seen.type, at: seen.at, row: seen.row, col: seen.col, stone: seen.stone };
    case 'stop':
      return { by: seen.by, type: seen.type };
    case 'give':
      return { by: seen.by, type: seen.type, row: seen.row, col: seen.col };
    case 'open':
      return { by: seen.by, type: seen.type, row: seen.row, col: seen.col };
    case 'settle':
      return { by: seen.by, type: seen.type, row: seen.row, col: seen.col };
  }
};
