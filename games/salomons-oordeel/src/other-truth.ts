import type { Random, Seat, Table, Viewer } from '@wunderkammer/kernel';
import { placementOf, randomArrangement } from './arrangements.ts';
import { bitsOf, countBits, nthBit } from './bits.ts';
import { salomonsOordeel } from './game.ts';
import { ALL, colOf, EYE, handSize, rowOf, stoneAt, stoneIndex } from './stones.ts';
import type { Options, Placed, Step, Stone } from './vocabulary.ts';

/*
 * For the leak test: another history that a viewer cannot tell from the one at hand. Written from the rule file's
 * "What each sees", with a plain model of its own of where stones stand; of the game it asks only whether the new
 * history is legal.
 */

/** A stone with its cell, by its own seat, that stays in place as long as it is hidden. */
interface Site {
  readonly seat: Seat;
  readonly row: number;
  readonly col: number;
  readonly stone: number;
  hidden: boolean;
  /** What it was wrongly guessed to be. */
  notThese: number;
}

/** Another history of the same length that `viewer` could not tell from this one, or undefined if none was found. */
export const otherTruth = (
  steps: readonly Step[],
  table: Table<Options>,
  viewer: Viewer,
  random: Random,
): Step[] | undefined => {
  const [deal] = steps;
  if (deal?.type !== 'deal') return undefined;
  const arranged = steps.filter(({ type }) => type === 'arrange').length;
  const changed =
    arranged < table.seats
      ? otherHands(steps, deal.hands, table, viewer, random)
      : otherFaces(steps, table, viewer, random);
  const other = otherOrder(changed, viewer, random);
  return JSON.stringify(other) !== JSON.stringify(steps) && isLegal(other, table) ? other : undefined;
};

/** Nobody sees in which order the others were dealt their stones, or listed them: that is left when all faces are known. */
const otherOrder = (steps: readonly Step[], viewer: Viewer, random: Random): Step[] =>
  steps.map((step): Step => {
    if (step.type === 'deal') {
      return { ...step, hands: step.hands.map((hand, seat) => (seat === viewer ? hand : shuffled(hand, random))) };
    }
    return step.type === 'arrange' && step.by !== viewer ? { ...step, cells: shuffled(step.cells, random) } : step;
  });

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]!);
};

const isLegal = (steps: readonly Step[], table: Table<Options>): boolean => {
  const state = salomonsOordeel.create(table);
  return steps.every((step) => salomonsOordeel.play(state, step) === undefined);
};

const maskOf = (stones: readonly Stone[]): number => stones.reduce((mask, stone) => mask | (1 << stoneIndex(stone)), 0);

/** Before all have arranged: the others may have any other stones, and may have arranged them anyhow. */
const otherHands = (
  steps: readonly Step[],
  hands: readonly (readonly Stone[])[],
  { seats, options }: Table<Options>,
  viewer: Viewer,
  random: Random,
): Step[] => {
  let bag = ALL[options.variant] & ~(viewer === 'watcher' ? 0 : maskOf(hands[viewer]!));
  const newHands = hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    return Array.from({ length: handSize(options.variant, seats) }, () => {
      const stone = nthBit(bag, random.below(countBits(bag)));
      bag &= ~(1 << stone);
      return stoneAt(stone);
    });
  });
  return steps.map((step): Step => {
    if (step.type === 'deal') return { ...step, hands: newHands };
    if (step.type !== 'arrange' || step.by === viewer) return step;
    const hand = maskOf(newHands[step.by]!);
    const placement = placementOf(randomArrangement(hand, options.variant, random), hand);
    return { ...step, cells: placement.map(([stone, cell]): Placed => [stoneAt(stone), rowOf(cell), colOf(cell)]) };
  });
};

/** Once the cells are public: other faces, if any fit, for the stones hidden to the viewer to the end of these steps. */
const otherFaces = (
  steps: readonly Step[],
  { options }: Table<Options>,
  viewer: Viewer,
  random: Random,
): readonly Step[] => {
  const { sites, received } = watch(steps);
  const unknownSites = sites.filter(({ seat, hidden }) => hidden && seat !== viewer);
  const known = [...sites.filter((site) => !unknownSites.includes(site)), ...received];
  const unknownStones = known.reduce((mask, { stone }) => mask & ~(1 << stone), ALL[options.variant]);

  const domains = unknownSites.map((site) =>
    bitsOf(unknownStones & ~site.notThese)
      .filter((stone) => known.every((other) => other.seat !== site.seat || fit(site, stone, other, other.stone)))
      .reduce((mask, stone) => mask | (1 << stone), 0),
  );
  for (let attempt = 0; attempt < 12; attempt++) {
    const stones = assign(unknownSites, domains, random);
    if (stones === undefined || stones.every((stone, index) => stone === unknownSites[index]!.stone)) continue;
    return withFaces(steps, new Map(unknownSites.map((site, index) => [key(site.seat, site), stones[index]!])));
  }
  return steps;
};

const key = (seat: Seat, { row, col }: { row: number; col: number }): string => `${seat} ${row} ${col}`;

/** Follows the stones of a history: where each stood from the start, and which were given to whom. */
const watch = (steps: readonly Step[]): { sites: readonly Site[]; received: readonly Site[] } => {
  const sites: Site[] = [];
  const received: Site[] = [];
  const there = new Map<string, Site>();
  let given = 0;
  for (const step of steps) {
    switch (step.type) {
      case 'arrange':
        for (const [stone, row, col] of step.cells) {
          const site = { seat: step.by, row, col, stone: stoneIndex(stone), hidden: true, notThese: 0 };
          sites.push(site);
          there.set(key(step.by, site), site);
        }
        break;
      case 'guess': {
        const site = there.get(key(step.at, step))!;
        if (site.stone === stoneIndex(step.stone)) site.hidden = false;
        else site.notThese |= 1 << stoneIndex(step.stone);
        break;
      }
      case 'give': {
        const site = there.get(key(step.by, step))!;
        site.hidden = false;
        given = site.stone;
        there.delete(key(step.by, step));
        break;
      }
      case 'open':
        there.get(key(step.by, step))!.hidden = false;
        break;
      case 'settle': {
        const eye = there.get(key(step.by, step));
        if (eye !== undefined) eye.hidden = false;
        const site = { seat: step.by, row: step.row, col: step.col, stone: given, hidden: false, notThese: 0 };
        received.push(site);
        there.set(key(step.by, site), site);
        break;
      }
    }
  }
  return { sites, received };
};

/** Whether two stones may stand on two cells of one arrangement (SO-4, SO-5). */
const fit = (a: Pick<Site, 'row' | 'col'>, stoneA: number, b: Pick<Site, 'row' | 'col'>, stoneB: number): boolean => {
  if ((rowOf(stoneA) === rowOf(stoneB)) !== (a.row === b.row)) return false;
  if (colOf(stoneA) === EYE || colOf(stoneB) === EYE) return true;
  return (colOf(stoneA) === colOf(stoneB)) === (a.col === b.col);
};

/** Random stones for all sites, each used once and fitting the others, by trying the site with the fewest first. */
const assign = (sites: readonly Site[], domains: readonly number[], random: Random): number[] | undefined => {
  const stones: number[] = new Array(sites.length).fill(-1);
  let tries = 2000;
  const search = (left: readonly number[]): boolean => {
    const open = [...stones.keys()].filter((index) => stones[index] === -1);
    if (open.length === 0) return true;
    const site = open.reduce((best, index) => (countBits(left[index]!) < countBits(left[best]!) ? index : best));
    for (let choices = left[site]!; choices !== 0 && tries > 0; tries--) {
      const stone = nthBit(choices, random.below(countBits(choices)));
      choices &= ~(1 << stone);
      stones[site] = stone;
      const next = left.map((mask, index) =>
        stones[index] !== -1
          ? mask
          : bitsOf(mask & ~(1 << stone))
              .filter(
                (other) => sites[index]!.seat !== sites[site]!.seat || fit(sites[site]!, stone, sites[index]!, other),
              )
              .reduce((kept, other) => kept | (1 << other), 0),
      );
      if (open.every((index) => index === site || next[index] !== 0) && search(next)) return true;
      stones[site] = -1;
    }
    return false;
  };
  return search(domains) ? stones : undefined;
};

/** The same history with other faces on some cells of the arrangements. */
const withFaces = (steps: readonly Step[], faces: ReadonlyMap<string, number>): Step[] => {
  const renamed = new Map<string, Stone>();
  for (const step of steps) {
    if (step.type !== 'arrange') continue;
    for (const [stone, row, col] of step.cells) {
      const face = faces.get(key(step.by, { row, col }));
      if (face !== undefined) renamed.set(`${step.by} ${stone}`, stoneAt(face));
    }
  }
  const nameOf = (seat: number, stone: Stone): Stone => renamed.get(`${seat} ${stone}`) ?? stone;
  return steps.map((step): Step => {
    if (step.type === 'deal') {
      return { ...step, hands: step.hands.map((hand, seat) => hand.map((stone) => nameOf(seat, stone))) };
    }
    if (step.type !== 'arrange') return step;
    return { ...step, cells: step.cells.map(([stone, row, col]): Placed => [nameOf(step.by, stone), row, col]) };
  });
};
