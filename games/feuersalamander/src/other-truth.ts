import { playAll, type Random, type Table, type Viewer } from '@wunderkammer/kernel';
import { ownerOf } from './board.ts';
import { typeOf } from './cards.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT, PHASES } from './state.ts';
import { type Chamber, KINDS, type Kind, type Options, type Step } from './vocabulary.ts';

const { AT, DECIDER, PHASE } = LAYOUT;

/*
 * Another truth behind the same history, for the leak test. Written from "What each sees" in the rule file: hidden are
 * the cards dealt and drawn, and answers to others' questions. One seat's hidden cards are chosen anew so that all
 * that is open stays the same, and the whole is replayed to see that it is legal.
 */

/** What everybody, or the viewer, knows about one seat's hand, in order of time; `at` is the step's index. */
type Fact =
  | { readonly type: 'dealt'; readonly at: number; readonly cards: readonly [Kind, Kind] }
  | { readonly type: 'setUp'; readonly at: number; readonly card: Kind; readonly open: boolean }
  | { readonly type: 'drew'; readonly at: number; readonly card: Kind; readonly lays: boolean }
  | { readonly type: 'lost'; readonly card: Kind }
  | { readonly type: 'has'; readonly card: Kind; readonly yes: boolean }
  | { readonly type: 'placed'; readonly chamber: Chamber }
  | { readonly type: 'shown'; readonly cards: readonly Kind[] };

/** The changes of one seat's hidden cards, by index of the step. */
type Changes = ReadonlyMap<number, readonly Kind[]>;

/** A history of the same length that `viewer` cannot tell from `steps`, or undefined if none was found. */
export const otherTruth = (
  steps: readonly Step[],
  table: Table<Options>,
  viewer: Viewer,
  random: Random,
): Step[] | undefined => {
  const others = Array.from({ length: table.seats }, (_, index) => index).filter((index) => index !== viewer);
  for (let attempt = 0; attempt < 40; attempt++) {
    const of = others[random.below(others.length)]!;
    const changes = chooseAnew(factsAbout(steps, table, of, viewer), random);
    if (changes === undefined) continue;
    const changed = steps.map((step, index) => change(step, changes.get(index), of));
    if (JSON.stringify(changed) !== JSON.stringify(steps) && isLegal(changed, table)) return changed;
  }
  return undefined;
};

const isLegal = (steps: readonly Step[], table: Table<Options>): boolean => {
  const state = feuersalamander.create(table);
  return steps.every((step) => feuersalamander.play(state, step) === undefined);
};

const change = (step: Step, cards: readonly Kind[] | undefined, of: number): Step => {
  const [first, second] = cards ?? [];
  if (first === undefined) return step;
  if (step.type === 'deal' && second !== undefined) {
    return { ...step, hands: step.hands.map((hand, index) => (index === of ? [first, second] : hand)) };
  }
  return step.type === 'draw' || step.type === 'discard' ? { ...step, card: first } : step;
};

/** Collects what is known about the hand of `of` while replaying the true history. */
const factsAbout = (steps: readonly Step[], table: Table<Options>, of: number, viewer: Viewer): Fact[] => {
  const state = feuersalamander.create(table);
  const { cells } = state;
  const facts: Fact[] = [];
  let hand: Kind[] = [];
  const lose = (card: Kind): void => {
    hand = without(hand, card);
  };
  const setUpIsOver = steps.some(({ type }) => type === 'startThrow') || isAfterSetUp(steps, table);
  for (const [at, step] of steps.entries()) {
    switch (step.type) {
      case 'deal':
        hand = [...step.hands[of]!];
        facts.push({ type: 'dealt', at, cards: step.hands[of]! });
        break;
      case 'draw':
        if (cells[DECIDER] === of) {
          hand = [...hand, step.card];
          facts.push({ type: 'drew', at, card: step.card, lays: mustLayOff(hand) });
        }
        break;
      case 'discard':
        if (step.by !== of) break;
        if (cells[PHASE] === PHASES.SET_UP) facts.push({ type: 'setUp', at, card: step.card, open: setUpIsOver });
        else facts.push({ type: 'lost', card: step.card });
        lose(step.card);
        break;
      case 'place':
        if (step.by === of) facts.push({ type: 'placed', chamber: step });
        break;
      case 'ask':
        if (step.by === viewer && ownerOf(cells[AT + step.by]!) === of) {
          facts.push({ type: 'has', card: step.card, yes: hand.includes(step.card) });
        }
        break;
      case 'exchange':
        // Which card it is follows from the claim before it, whose answers are open.
        if (step.by === of && step.swap) {
          const card = exchanged(steps, at, of, hand);
          facts.push({ type: 'lost', card });
          lose(card);
        }
        break;
      case 'claim': {
        for (const [holder, card] of step.named) {
          if (holder === of) facts.push({ type: 'has', card, yes: hand.includes(card) });
        }
        if (step.by === of) for (const card of step.own) facts.push({ type: 'has', card, yes: true });
        const handBefore = hand;
        feuersalamander.play(state, step);
        if (cells[PHASE] !== PHASES.OVER && cells[AT + step.by] !== LAYOUT.AT_START) {
          if (step.by === of) facts.push({ type: 'shown', cards: handBefore });
        } else {
          const lost =
            step.by === of ? step.own : step.named.flatMap(([holder, card]) => (holder === of ? [card] : []));
          for (const card of lost) {
            facts.push({ type: 'lost', card });
            lose(card);
          }
        }
        continue;
      }
    }
    feuersalamander.play(state, step);
  }
  return facts;
};

/** The card that the exchange at this index is about: of the cards rightly named, one is decided after the other. */
const exchanged = (steps: readonly Step[], at: number, of: number, hand: readonly Kind[]): Kind => {
  const claimAt = steps.findLastIndex((step, index) => index < at && step.type === 'claim');
  const claim = steps[claimAt]!;
  if (claim.type !== 'claim') throw new Error('an exchange follows a claim');
  // Cards of this seat already decided on: swapped ones are gone from the hand, kept ones come first.
  const own = steps.slice(claimAt + 1, at).filter((step) => step.type === 'exchange' && step.by === of);
  const kept = own.filter((step) => step.type === 'exchange' && !step.swap).length;
  return claim.named.flatMap(([holder, card]) => (holder === of && hand.includes(card) ? [card] : []))[kept]!;
};

const isAfterSetUp = (steps: readonly Step[], table: Table<Options>): boolean => {
  const { cells } = playAll(feuersalamander, table, steps);
  return cells[PHASE] !== PHASES.DEAL && cells[PHASE] !== PHASES.SET_UP;
};

const mustLayOff = (hand: readonly Kind[]): boolean => hand.length > 2 || hasPair(hand);
const hasPair = (hand: readonly Kind[]): boolean => new Set(hand.map(typeOf)).size < hand.length;

const without = (hand: readonly Kind[], card: Kind): Kind[] => {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
};

const isTrue = (hand: readonly Kind[], { wing, row, stone }: Chamber): boolean =>
  hand.every((card) => [wing, `row${row}`, `stone${stone}`].includes(card));

/** Chooses hidden cards at random until all facts hold; those that were true are kept more often than not. */
const chooseAnew = (facts: readonly Fact[], random: Random): Changes | undefined => {
  const changes = new Map<number, readonly Kind[]>();
  const deadEnds = new Set<string>();

  const holdFrom = (index: number, hand: readonly Kind[]): boolean => {
    const fact = facts[index];
    if (fact === undefined) return true;
    const key = `${index} ${[...hand].sort().join()}`;
    if (deadEnds.has(key)) return false;
    if (follow(fact, index, hand)) return true;
    deadEnds.add(key);
    return false;
  };

  const follow = (fact: Fact, index: number, hand: readonly Kind[]): boolean => {
    switch (fact.type) {
      case 'dealt':
        return shuffled(pairs, fact.cards, random).some((cards) => {
          changes.set(fact.at, cards);
          return hasPair(cards) === hasPair(fact.cards) && holdFrom(index + 1, cards);
        });
      case 'setUp':
        return (fact.open ? [fact.card] : shuffled(KINDS, fact.card, random)).some((card) => {
          changes.set(fact.at, [card]);
          return hand.includes(card) && holdFrom(index + 1, without(hand, card));
        });
      case 'drew':
        return shuffled(KINDS, fact.card, random).some((card) => {
          changes.set(fact.at, [card]);
          return mustLayOff([...hand, card]) === fact.lays && holdFrom(index + 1, [...hand, card]);
        });
      case 'lost': {
        const left = without(hand, fact.card);
        return hand.includes(fact.card) && !mustLayOff(left) && holdFrom(index + 1, left);
      }
      case 'has':
        return hand.includes(fact.card) === fact.yes && holdFrom(index + 1, hand);
      case 'placed':
        return isTrue(hand, fact.chamber) && holdFrom(index + 1, hand);
      case 'shown':
        return [...hand].sort().join() === [...fact.cards].sort().join() && holdFrom(index + 1, hand);
    }
  };

  return holdFrom(0, []) ? changes : undefined;
};

const pairs: readonly (readonly [Kind, Kind])[] = KINDS.flatMap((first) =>
  KINDS.map((second) => [first, second] as const),
);

/** All in random order, the true one first two times out of three. */
const shuffled = <T>(all: readonly T[], truth: T, random: Random): T[] => {
  const items = [...all];
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
  return random.below(3) > 0 ? [truth, ...items] : items;
};
