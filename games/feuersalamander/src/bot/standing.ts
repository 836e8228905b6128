import type { Seat } from '@wunderkammer/kernel';
import { AT_DUNGEON, AT_START, circuitOf, entryOf, wayHome } from '../board.ts';
import { CARD_TABLES, type Code } from '../cards.ts';
import { type Chances, certainly } from './chances.ts';
import type { HandBelief } from './hand-belief.ts';
import { HANDS, PROMISE_OF_HAND } from './hands.ts';
import { others, type Position } from './position.ts';
import { bestOfBoth, chanceIf, type Prospect, Prospects, type Store, type Worth } from './prospects.ts';
import { DUNGEON_TURNS, homeAtOnce, KEYS, turnsHome } from './way-home.ts';

const { SIZE_OF_CODE } = CARD_TABLES;

/**
 * What is said of a player when a position is judged, in this order; points in parts of 84, the most a claim brings. A net
 * reads the first of them, as many as it has weights for.
 */
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
  /** How likely this player may claim in the next turn of its own. */
  'arrives',
  'arrivesPoints',
  'arrivesShare',
  'arrivesWins',
  /** How likely it is sent to the dungeon before that. */
  'danger',
  /** How well others know this player's cards; of others' knowledge of others, mine stands for all. */
  'known',
  /** How likely the most dangerous of all others wins in its next turn. */
  'threat',
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
const worthFor =
  (missing: number, risk: number): Worth =>
  (value, chance, ownCards) =>
    chance * (value >= missing ? missing + WINNING : value * (1 - OWN_CARD_COST * ownCards)) - (1 - chance) * risk;

/** How much of a claim is left for each turn that it takes to come home: hands change meanwhile. */
const PATIENCE = 0.8;

/** What all players may hope for, by seat: it does not depend on where the figures stand. */
export const hopesOf = (position: Position): readonly Hopes[] =>
  position.at.map((_, seat) => (seat === position.me ? myHopes(position) : theirHopes(position, seat as Seat)));

/** The cards of others as I see them. */
const myStores = (position: Position): Store[] =>
  others(position).map((seat) => ({ seat, believed: position.mine[seat]!.chances }));

const missingOf = ({ target, scores }: Position, seat: Seat): number => target - scores[seat]!;

/** Many positions have the same beliefs in them: what may be claimed by them is looked for once. */
const KNOWN_PROSPECTS = new WeakMap<readonly HandBelief[], Map<string, Prospects>>();

const prospectsBy = (beliefs: readonly HandBelief[], key: string, find: () => Prospects): Prospects => {
  let known = KNOWN_PROSPECTS.get(beliefs);
  if (known === undefined) {
    known = new Map();
    KNOWN_PROSPECTS.set(beliefs, known);
  }
  let prospects = known.get(key);
  if (prospects === undefined) {
    prospects = find();
    known.set(key, prospects);
  }
  return prospects;
};

/** What I may claim, if a wrong claim is risky to that extent. */
export const myProspects = (position: Position, risk: number): Prospects => {
  const missing = missingOf(position, position.me);
  return prospectsBy(
    position.mine,
    `${missing} ${risk}`,
    () => new Prospects(position.me, myStores(position), worthFor(missing, risk)),
  );
};

const myHopes = (position: Position): Hopes => {
  const { me, hand } = position;
  const missing = missingOf(position, me);
  const potential = others(position).map((seat) => potentialOf(position.mine[seat]!.weights, hand, missing));
  const best = myProspects(position, USUAL_RISK).best(hand);
  return {
    ...hopesOfClaim(best, best?.chance ?? 0, missing),
    potential: Math.max(...potential),
    promise: Math.min(missing, PROMISE_OF_HAND[hand]!),
    cards: SIZE_OF_CODE[hand]!,
  };
};

const NO_CLAIM = { worth: 0, points: 0, wins: 0, wrong: 0 };
const NO_HOPES: Hopes = { ...NO_CLAIM, potential: 0, promise: 0, cards: 0 };

/** What the best claim brings, if it is really as likely as that. */
const hopesOfClaim = (best: Prospect | undefined, real: number, missing: number): typeof NO_CLAIM =>
  best === undefined || best.worth <= 0
    ? NO_CLAIM
    : {
        worth: best.worth,
        points: real * Math.min(missing, best.value),
        wins: best.value >= missing ? real : 0,
        wrong: 1 - real,
      };

/** What others hope for depends on what they know: who gives no thought to that, gives none to this. */
const theirHopes = (position: Position, seat: Seat): Hopes => {
  const { mine, theirs, unheard } = position;
  if (theirs.length === 0) return NO_HOPES;
  const question = unheard[seat];
  if (question === undefined) return hopesIf(position, seat, undefined);
  // It knows the answer, I do not.
  const yes = mine[question.asked]!.chanceOf(question.kind);
  if (yes <= 0) return hopesIf(position, seat, false);
  return yes >= 1
    ? hopesIf(position, seat, true)
    : mixed(yes, hopesIf(position, seat, true), hopesIf(position, seat, false));
};

const hopesIf = (position: Position, seat: Seat, answer: boolean | undefined): Hopes => {
  const { me, at, hand, mine, theirs } = position;
  const question = position.unheard[seat];
  const heard = (belief: HandBelief, of: Seat): HandBelief =>
    answer !== undefined && of === question!.asked ? belief.given(question!.kind, answer) : belief;
  const missing = missingOf(position, seat);
  const beliefs = theirs[seat]!;
  const prospects = prospectsBy(beliefs, `${answer}`, () => {
    const stores = at.flatMap((_, of): Store[] =>
      of === seat ? [] : [{ seat: of as Seat, believed: heard(beliefs[of]!, of as Seat).chances }],
    );
    return new Prospects(seat, stores, worthFor(missing, USUAL_RISK));
  });
  const { weights } = mine[seat]!;
  const really = (of: Seat): Chances => (of === me ? certainly(hand) : heard(mine[of]!, of).chances);
  return gather(weights, prospects, { seat, missing, hand, really });
};

const mixed = (chance: number, one: Hopes, other: Hopes): Hopes => {
  const mix = (of: keyof Hopes): number => chance * one[of] + (1 - chance) * other[of];
  return {
    worth: mix('worth'),
    points: mix('points'),
    wins: mix('wins'),
    wrong: mix('wrong'),
    potential: one.potential,
    promise: one.promise,
    cards: one.cards,
  };
};

const potentialOf = (weights: Readonly<Float64Array>, hand: Code, missing: number): number => {
  let sum = 0;
  for (const other of HANDS) {
    const weight = weights[other]!;
    if (weight > 0) sum += weight * Math.min(missing, bestOfBoth(hand, other));
  }
  return sum;
};

interface Claimant {
  readonly seat: Seat;
  readonly missing: number;
  /** My own hand. */
  readonly hand: Code;
  readonly really: (of: Seat) => Chances;
}

/** The hopes of somebody on average of what the hand may be. */
const gather = (
  weights: Readonly<Float64Array>,
  prospects: Prospects,
  { seat, missing, hand, really }: Claimant,
): Hopes => {
  let worth = 0;
  let points = 0;
  let wins = 0;
  let wrong = 0;
  let promise = 0;
  let cards = 0;
  for (const of of HANDS) {
    const weight = weights[of]!;
    if (weight === 0) continue;
    promise += weight * Math.min(missing, PROMISE_OF_HAND[of]!);
    cards += weight * SIZE_OF_CODE[of]!;
    const best = prospects.best(of);
    if (best === undefined || best.worth <= 0) continue;
    const claim = hopesOfClaim(best, chanceIf(best, seat, really), missing);
    worth += weight * claim.worth;
    points += weight * claim.points;
    wrong += weight * claim.wrong;
    wins += weight * claim.wins;
  }
  return { worth, points, wins, wrong, potential: potentialOf(weights, hand, missing), promise, cards };
};

/** The whole table as numbers, with hopes worked out before. */
export const standingOf = (position: Position, hopes: readonly Hopes[]): Standing => {
  const seats = position.at.length;
  const standing = new Float64Array(FEATURES.length * seats);
  const strikes = position.at.map((at, seat) => arrivalOf(at, seat as Seat, seats) * hopes[seat]!.wins);
  for (let turn = 0; turn < seats; turn++) {
    const seat = ((position.me + turn) % seats) as Seat;
    const { worth, points, wins, wrong, potential, promise, cards } = hopes[seat]!;
    const missing = missingOf(position, seat);
    const at = position.at[seat]!;
    const near = PATIENCE ** turnsOf(at, seat, seats);
    const arrives = arrivalOf(at, seat, seats);
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
        arrives,
        (arrives * points) / 84,
        arrives * share,
        arrives * wins,
        dangerOf(position, seat),
        knownOf(position, seat),
        Math.max(...strikes.map((strike, by) => (by === seat ? 0 : strike))),
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

const arrivalOf = (at: number, seat: Seat, seats: number): number => {
  if (at === AT_START) return 1;
  return at === AT_DUNGEON ? KEYS : homeAtOnce(seats)[wayHome(at, seat, seats)]!;
};

/** What others think of the hand that I have, or how sure I may be of another's. */
const knownOf = (position: Position, seat: Seat): number => {
  const { me, hand, mine, theirs } = position;
  if (seat === me) {
    return (
      others(position).reduce((sum, other) => sum + (theirs[other]?.[me]?.weights[hand] ?? 0), 0) /
      (position.at.length - 1)
    );
  }
  const { weights } = mine[seat]!;
  return HANDS.reduce((sum, of) => sum + weights[of]! ** 2, 0);
};

/** How likely one of the throws until this player's next one may send it to the dungeon: its own throw comes last. */
const dangerOf = ({ at, next }: Position, seat: Seat): number => {
  const seats = at.length;
  if (at[seat]! >= AT_START) return 0;
  let safe = 1;
  for (let other = next as number; other !== seat; other = (other + 1) % seats) {
    const from = at[other]!;
    const chance = from === AT_DUNGEON ? KEYS : 1;
    safe *= 1 - chance * mayStopOn(from === AT_DUNGEON ? AT_START : from, at[seat]!, other, seats);
  }
  return 1 - safe;
};

/** How likely a throw of two sticks lets a figure stop on a field. */
const mayStopOn = (from: number, field: number, seat: number, seats: number): number => {
  const pips = (field - (from === AT_START ? entryOf(seat) : from) + circuitOf(seats)) % circuitOf(seats);
  return STOPS[pips] ?? 0;
};

/** How likely the sum or the difference of two sticks is so many. */
const STOPS: readonly number[] = Array.from({ length: 9 }, (_, pips) => {
  let ways = 0;
  for (let a = 1; a <= 4; a++) {
    for (let b = 1; b <= 4; b++) if (pips > 0 && (a + b === pips || Math.abs(a - b) === pips)) ways++;
  }
  return ways / 16;
});
