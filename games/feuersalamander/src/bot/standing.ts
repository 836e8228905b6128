import type { Seat } from '@wunderkammer/kernel';
import { AT_DUNGEON, AT_START, wayHome } from '../board.ts';
import { CARD_TABLES, type Code } from '../cards.ts';
import { certainly } from './chances.ts';
import { HANDS, PROMISE_OF_HAND } from './hands.ts';
import { others, type Position } from './position.ts';
import { bestOfBoth, Prospects, type Store, type Worth } from './prospects.ts';
import { DUNGEON_TURNS, turnsHome } from './way-home.ts';

const { CODES, SIZE_OF_CODE } = CARD_TABLES;

/** What is said of a player when a position is judged, in this order; points in parts of 84, the most a claim brings. */
export const FEATURES = [
  /** The points that are missing. */
  'missing',
  /** The best claim at hand: what it is worth to the claimant, what it will bring, and in parts of what is missing. */
  'worth',
  'points',
  'share',
  /** How likely the best claim at hand wins the game, and how likely it is wrong. */
  'wins',
  'wrong',
  /** What a claim would bring if the hands were known. */
  'potential',
  /** What the cards promise by themselves. */
  'promise',
  'cards',
  'home',
  'dungeon',
  /** How near the own start place is. */
  'near',
  'nearPoints',
  'nearShare',
  'nearWins',
  /** How soon the next throw is this player's. */
  'soon',
  /** Tables of three and of four. */
  'three',
  'four',
] as const;

/** The features of all players, one after the other, me first and the others in the order of play. */
export type Standing = Float64Array;

/** What claims may bring to one player. */
interface Hopes {
  readonly worth: number;
  readonly points: number;
  readonly wins: number;
  readonly wrong: number;
  readonly potential: number;
  readonly promise: number;
  readonly cards: number;
}

/** A wrong claim as most see it: turns lost in the dungeon, and the hand shown. */
const USUAL_RISK = 10;
/** Winning, beyond the points that are still needed. */
const WINNING = 40;
/** An own card spent must be drawn again: this part of the value. */
const OWN_CARD_COST = 0.05;

/** How a claim is weighed in points by whoever needs so many. */
export const worthFor =
  (missing: number, risk: number): Worth =>
  (value, chance, ownCards) =>
    chance * (value >= missing ? missing + WINNING : value * (1 - OWN_CARD_COST * ownCards)) - (1 - chance) * risk;

/** How much of a claim is left for each turn that it takes to come home: hands change meanwhile. */
const PATIENCE = 0.8;

/** What all players may hope for, by seat: it does not depend on where the figures stand. */
export const hopesOf = (position: Position): readonly Hopes[] =>
  position.at.map((_, seat) => (seat === position.me ? myHopes(position) : theirHopes(position, seat as Seat)));

/** The cards of others as I see them. */
export const myStores = (position: Position): Store[] =>
  others(position).map((seat) => {
    const { chances } = position.mine[seat]!;
    return { seat, believed: chances, real: chances };
  });

const missingOf = ({ target, scores }: Position, seat: Seat): number => target - scores[seat]!;

const myHopes = (position: Position): Hopes => {
  const { me, hand } = position;
  const missing = missingOf(position, me);
  const known = new Float64Array(CODES);
  known[hand] = 1;
  const potential = others(position).map((seat) => potentialOf(position.mine[seat]!.weights, hand, missing));
  return gather(
    known,
    new Prospects(me, myStores(position), worthFor(missing, USUAL_RISK)),
    missing,
    Math.max(...potential),
  );
};

const NO_HOPES: Hopes = { worth: 0, points: 0, wins: 0, wrong: 0, potential: 0, promise: 0, cards: 0 };

/** What others hope for depends on what they know: who gives no thought to that, gives none to this. */
const theirHopes = (position: Position, seat: Seat): Hopes => {
  const { me, hand, mine, theirs } = position;
  if (theirs.length === 0) return NO_HOPES;
  const missing = missingOf(position, seat);
  const stores = position.at.flatMap((_, holder): Store[] => {
    if (holder === seat) return [];
    const believed = theirs[seat]![holder]!.chances;
    return [{ seat: holder as Seat, believed, real: holder === me ? certainly(hand) : mine[holder]!.chances }];
  });
  const { weights } = mine[seat]!;
  const prospects = new Prospects(seat, stores, worthFor(missing, USUAL_RISK));
  return gather(weights, prospects, missing, potentialOf(weights, hand, missing));
};

const potentialOf = (weights: Readonly<Float64Array>, hand: Code, missing: number): number => {
  let sum = 0;
  for (const other of HANDS) {
    const weight = weights[other]!;
    if (weight > 0) sum += weight * Math.min(missing, bestOfBoth(hand, other));
  }
  return sum;
};

/** The hopes of somebody on average of what the hand may be. */
const gather = (weights: Readonly<Float64Array>, prospects: Prospects, missing: number, potential: number): Hopes => {
  let worth = 0;
  let points = 0;
  let wins = 0;
  let wrong = 0;
  let promise = 0;
  let cards = 0;
  for (const hand of HANDS) {
    const weight = weights[hand]!;
    if (weight === 0) continue;
    promise += weight * Math.min(missing, PROMISE_OF_HAND[hand]!);
    cards += weight * SIZE_OF_CODE[hand]!;
    const best = prospects.best(hand);
    if (best === undefined || best.worth <= 0) continue;
    worth += weight * best.worth;
    points += weight * best.real * Math.min(missing, best.value);
    wrong += weight * (1 - best.real);
    if (best.value >= missing) wins += weight * best.real;
  }
  return { worth, points, wins, wrong, potential, promise, cards };
};

/** The whole table as numbers, with hopes worked out before. */
export const standingOf = (position: Position, hopes: readonly Hopes[]): Standing => {
  const seats = position.at.length;
  const standing = new Float64Array(FEATURES.length * seats);
  for (let turn = 0; turn < seats; turn++) {
    const seat = ((position.me + turn) % seats) as Seat;
    const { worth, points, wins, wrong, potential, promise, cards } = hopes[seat]!;
    const missing = missingOf(position, seat);
    const at = position.at[seat]!;
    const near = PATIENCE ** turnsOf(at, seat, seats);
    const share = points / Math.max(1, missing);
    standing.set(
      [
        Math.min(missing, 250) / 84,
        Math.min(worth, 84) / 84,
        points / 84,
        share,
        wins,
        wrong,
        potential / 84,
        promise / 84,
        cards / 2,
        Number(at === AT_START),
        Number(at === AT_DUNGEON),
        near,
        (near * points) / 84,
        near * share,
        near * wins,
        1 - ((seat - position.next + seats) % seats) / seats,
        Number(seats === 3),
        Number(seats === 4),
      ],
      turn * FEATURES.length,
    );
  }
  return standing;
};

const turnsOf = (at: number, seat: Seat, seats: number): number => {
  if (at === AT_START) return 0;
  return at === AT_DUNGEON ? DUNGEON_TURNS : turnsHome(seats)[wayHome(at, seat, seats)]!;
};
