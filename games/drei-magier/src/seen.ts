import { allSeats, passingCopy, type Seat, seat, type Viewer } from '@wunderkammer/kernel';
import { FIELDS } from './board.ts';
import { pack, TYPE_BITS } from './codec.ts';
import { happen, play } from './rules.ts';
import {
  ACTOR,
  APPRENTICE,
  BEGINNER,
  CARDS,
  countCards,
  DRAW,
  DUE,
  MAGE,
  NOBODY,
  RIVAL,
  SEAT,
  STONES,
  type State,
  THROWS,
} from './state.ts';
import { phaseTypeOf } from './turn.ts';
import { ownsCard, seatsIn, symbolsIn } from './view.ts';
import {
  type Chance,
  COLOURS,
  type Decision,
  type Happening,
  MAGIC_PLACES,
  type MagicPlace,
  PLACES,
  type Seen,
  type Step,
} from './vocabulary.ts';
import { areEqual, MOST_SEEN, sumOf } from './wands.ts';

/** What a viewer learns from a step: the same as everybody. Asked of the state before it is played. */
export const seen = (before: State, step: Step, _viewer: Viewer, open?: Seen): Seen => open ?? openlySeen(before, step);

const openlySeen = (before: State, step: Step): Seen => {
  const after = passingCopy(before);
  if (step.by === 'chance') happen(after, pack(step));
  else play(after, step.by, pack(step));
  const happened = happenings(before.cells, after.cells, step);
  return step.by === 'chance' ? seenChance(before.cells, step, happened) : seenDecision(before.cells, step, happened);
};

const seenDecision = (cells: Int32Array, step: Decision, happened: readonly Happening[]): Seen => {
  const { by } = step;
  const mage = PLACES[cells[MAGE + by]!]!;
  const apprentice = FIELDS[cells[APPRENTICE + by]!]!;
  switch (step.type) {
    case 'walk':
      return { by, type: step.type, to: step.to, from: apprentice, happened };
    case 'jump':
      return { by, type: step.type, to: step.to, from: mage, happened };
    case 'leap':
      return { by, type: step.type, from: apprentice, to: mage, happened };
    case 'take':
      return { by, type: step.type, from: step.from, card: magicPlace(cells[MAGE + by]!), happened };
    case 'rethrow':
      return { by, type: step.type, wands: step.wands, happened };
    case 'choose':
      return { by, type: step.type, symbol: step.symbol, happened };
    default:
      return { by, type: step.type, happened };
  }
};

const seenChance = (cells: Int32Array, step: Chance, happened: readonly Happening[]): Seen => {
  const { by } = step;
  const thrower = seat(cells[ACTOR]!);
  const wands = pack(step) >> TYPE_BITS;
  switch (step.type) {
    case 'startThrow':
      return { by, type: step.type, sums: step.sums, happened };
    case 'eyes':
      return { by, type: step.type, wands: step.wands, seat: thrower, sum: sumOf(wands), happened };
    case 'duel':
      return {
        by,
        type: step.type,
        wands: step.wands,
        seat: thrower,
        sum: sumOf(wands),
        throws: cells[THROWS]! + 1,
        happened,
      };
    case 'spell':
      return { by, type: step.type, down: step.down, seat: thrower, most: symbolsIn(MOST_SEEN[wands]!), happened };
  }
};

const magicPlace = (index: number): MagicPlace => {
  const card = MAGIC_PLACES.find((own) => PLACES.indexOf(own) === index);
  if (card === undefined) throw new Error('not a magic place');
  return card;
};

/** Compares the table before and after a step. */
const happenings = (before: Int32Array, after: Int32Array, step: Step): Happening[] => {
  const seats = allSeats(COLOURS.length);
  const list: Happening[] = [];
  const player = seat(before[SEAT]!);
  const phase = phaseTypeOf(after);
  const place = PLACES[after[MAGE + player]!]!;
  const defender = seat(after[RIVAL]!);

  if (step.type === 'startThrow' && phase === 'start') {
    list.push({ type: 'drawAgain', seats: seatsIn(after[DRAW]!, seats.length) });
  }
  const wands = pack(step) >> TYPE_BITS;
  if (step.type === 'eyes' && areEqual(wands) && wands !== 0) {
    list.push({ type: 'throwEarned', seat: player, reason: 'equalWands' });
  }
  if (step.type === 'jump' && after[RIVAL] !== NOBODY) list.push({ type: 'challenge', seat: player, defender, place });

  const inDuel = phaseTypeOf(before) === 'duelThrow' || phaseTypeOf(before) === 'duelChoice';
  if (!inDuel && phase === 'duelThrow') {
    list.push({ type: 'duelBegins', challenger: player, defender, place });
  }
  if (inDuel && after[RIVAL] !== NOBODY && after[BEGINNER] !== before[BEGINNER]) {
    list.push({ type: 'duelAgain', beginner: seat(after[BEGINNER]!) });
  }
  if (inDuel && after[RIVAL] === NOBODY) {
    const rival = seat(before[RIVAL]!);
    const [winner, loser] = after[MAGE + player] === before[MAGE + player] ? [player, rival] : [rival, player];
    list.push({ type: 'duelWon', winner, loser, place: PLACES[before[MAGE + player]!]! });
  }

  for (const own of seats) {
    const jumped = step.type === 'jump' && step.by === own;
    if (!jumped && after[MAGE + own] !== before[MAGE + own]) list.push({ type: 'mageSent', seat: own });
  }
  for (const own of seats) {
    const stoneLost = (((before[STONES]! & ~after[STONES]!) >> own) & 1) === 1;
    if (isSent(before, after, step, own) || stoneLost) list.push({ type: 'apprenticeSent', seat: own, stoneLost });
  }
  for (const own of seats) {
    for (const card of MAGIC_PLACES) {
      if (!ownsCard(after, own, card) || ownsCard(before, own, card)) continue;
      const from = seats.find((other) => ownsCard(before, other, card) && !ownsCard(after, other, card));
      list.push({ type: 'card', seat: own, card, from: from ?? 'place' });
      if (own === player && after[DUE]! > before[DUE]!) {
        list.push({ type: 'throwEarned', seat: own, reason: 'sixthCard' });
      }
    }
  }
  if (phase === 'take') list.push({ type: 'mustTake', seat: player, card: magicPlace(after[MAGE + player]!) });
  if ((after[STONES]! & ~before[STONES]!) !== 0) list.push({ type: 'stoneGained', seat: player });
  else if (isPower(step)) list.push({ type: 'stoneOwned', seat: player });
  if (phase === 'throw') list.push({ type: 'turnBegins', seat: seat(after[SEAT]!) });
  for (const own of seats) {
    if (phase === 'over' && countCards(after[CARDS + own]!) === MAGIC_PLACES.length)
      list.push({ type: 'wins', seat: own });
  }
  return list;
};

/** Whether a spell turned out to be power: seen most, or chosen among those that were. */
const isPower = (step: Step): boolean => {
  if (step.type === 'choose') return step.symbol === 'power';
  return step.type === 'spell' && symbolsIn(MOST_SEEN[pack(step) >> TYPE_BITS]!).join() === 'power';
};

/** Whether an apprentice ended up elsewhere than its own walk or leap took it. */
const isSent = (before: Int32Array, after: Int32Array, step: Step, own: Seat): boolean => {
  const at = FIELDS[after[APPRENTICE + own]!]!;
  if (step.by === own && step.type === 'walk') return at !== step.to;
  if (step.by === own && step.type === 'leap') return false;
  return after[APPRENTICE + own] !== before[APPRENTICE + own];
};
