import {
  cloneState,
  FastRandom,
  isHidden,
  type Maybe,
  playAll,
  seat,
  type Table,
  type Viewer,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { COPIES } from './cards.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT, type State } from './state.ts';
import { game, step } from './testing.ts';
import { KINDS, type Kind, type Options, type Seen, type Step, type View } from './vocabulary.ts';

const { LAID, PILE, PILE_SIZE } = LAYOUT;

interface Known {
  readonly table: Table<Options>;
  readonly log: readonly Seen[];
  readonly view: View;
}

/** What a viewer knows after these steps. */
const knownTo = (viewer: Viewer, seats: number, steps: readonly Step[]): Known => {
  const { table } = game(seats, {});
  const log: Seen[] = [];
  const end = playAll(feuersalamander, table, steps, (before, own) =>
    log.push(feuersalamander.seen(before, own, viewer)),
  );
  return { table, log, view: feuersalamander.view(end, viewer) };
};

/** Every step that may stand behind one that was seen, if the cards dealt are among these kinds. */
const stepsBehind = (real: Step, seen: Seen, dealt: readonly Kind[]): readonly Step[] => {
  const choices = (card: Maybe<Kind>, kinds: readonly Kind[] = KINDS): readonly Kind[] =>
    isHidden(card) ? kinds : [card];
  if (real.type === 'deal' && seen.type === 'deal') {
    let deals: readonly (readonly (readonly [Kind, Kind])[])[] = [[]];
    for (const [first, second] of seen.hands) {
      const hands = choices(first!, dealt).flatMap((a) => choices(second!, dealt).map((b) => [a, b] as const));
      deals = deals.flatMap((deal) => hands.map((hand) => [...deal, hand]));
    }
    return deals.map((hands) => ({ ...real, hands }));
  }
  if (real.type === 'draw' && seen.type === 'draw') return choices(seen.card).map((card) => ({ ...real, card }));
  if (real.type === 'discard' && seen.type === 'discard') return choices(seen.card).map((card) => ({ ...real, card }));
  return [real];
};

/** In how many ways the cards of a step can be taken out of the pile. */
const waysToTake = ({ cells }: State, own: Step): number => {
  const bag = cells[PILE_SIZE] === 0 ? LAID : PILE;
  const copies = Array.from(cells.subarray(bag, bag + KINDS.length));
  const taken = own.type === 'deal' ? own.hands.flat() : own.type === 'draw' ? [own.card] : [];
  return taken.reduce((ways, card) => ways * Math.max(0, copies[KINDS.indexOf(card)]!--), 1);
};

/** All truths behind what the viewer saw, found by trying every card at every step; each with its weight. */
const allTruths = (
  viewer: Viewer,
  seats: number,
  steps: readonly Step[],
  dealt: readonly Kind[],
): ReadonlyMap<string, number> => {
  const { table, log, view } = knownTo(viewer, seats, steps);
  const truths = new Map<string, number>();
  const goOn = (state: State, before: readonly Step[], weight: number): void => {
    const at = before.length;
    if (at === steps.length) {
      if (JSON.stringify(feuersalamander.view(state, viewer)) === JSON.stringify(view)) {
        truths.set(JSON.stringify(before), weight);
      }
      return;
    }
    for (const own of stepsBehind(steps[at]!, log[at]!, dealt)) {
      const ways = waysToTake(state, own);
      const next = cloneState(state);
      if (ways === 0 || feuersalamander.play(next, own) !== undefined) continue;
      if (JSON.stringify(feuersalamander.seen(state, own, viewer)) !== JSON.stringify(log[at])) continue;
      goOn(next, [...before, own], weight * ways);
    }
  };
  goOn(feuersalamander.create(table), [], 1);
  return truths;
};

/** What is expected less often than this is counted together, as a chi-square test needs it. */
const RARE = 5;
/** In standard deviations. The numbers are always the same: what passes once passes always. */
const MOST_DEVIATION = 4;

/** How far off the truths are that are drawn: Pearson's sum, turned into standard deviations as Wilson and Hilferty do. */
const deviationOf = (truths: ReadonlyMap<string, number>, drawn: ReadonlyMap<string, number>): number => {
  const draws = [...drawn.values()].reduce((sum, times) => sum + times);
  const all = [...truths.values()].reduce((sum, weight) => sum + weight);
  const rare = { expected: 0, found: 0 };
  const groups = [...truths].flatMap(([name, weight]) => {
    const [expected, found] = [(draws * weight) / all, drawn.get(name) ?? 0];
    if (expected >= RARE) return { expected, found };
    rare.expected += expected;
    rare.found += found;
    return [];
  });
  if (rare.expected > 0) groups.push(rare);
  const freedom = groups.length - 1;
  const square = groups.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
};

const DRAWS = 2000;

/** Draws truths: each must be possible, and come as often as its weight says. Returns how many there are. */
const expectTruths = (
  viewer: Viewer,
  seats: number,
  lines: readonly string[],
  dealt: readonly Kind[] = KINDS,
): number => {
  const steps = lines.map(step);
  const truths = allTruths(viewer, seats, steps, dealt);
  expect(truths.has(JSON.stringify(steps))).toBe(true);
  const { table, log, view } = knownTo(viewer, seats, steps);
  const draw = feuersalamander.possible(table, view, log);
  const random = new FastRandom('truths');
  const drawn = new Map<string, number>();
  for (let count = 0; count < DRAWS; count++) {
    const name = JSON.stringify(draw(random));
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
  }
  expect([...drawn.keys()].filter((name) => !truths.has(name))).toEqual([]);
  if (truths.size > 1) expect(deviationOf(truths, drawn)).toBeLessThan(MOST_DEVIATION);
  return truths.size;
};

const [KING, QUEEN] = [seat(0), seat(1)];

describe('the truths behind what a seat knows', () => {
  it('[FS-9] [FS-10] come from the deal, and from cards of the set-up that are seen, lie aside, or are awaited', () => {
    expect(expectTruths(KING, 2, ['deal fire+row7 air+row2'])).toBeGreaterThan(100);
    expect(expectTruths(KING, 2, ['deal fire+row7 air+water'])).toBeGreaterThan(50);
    const pairs = ['deal row2+row3 air+fire', '0 discard row3'];
    expect(expectTruths(QUEEN, 2, pairs.slice(0, 1))).toBeGreaterThan(50);
    expect(expectTruths(QUEEN, 2, pairs)).toBeGreaterThan(50);
    expect(expectTruths(QUEEN, 2, [...pairs, '1 discard air'])).toBe(13);
    expect(expectTruths(KING, 2, ['deal fire+row7 stone2+stone2', '1 discard stone2'])).toBe(5);
  });

  /** The queen has put her token on a chamber, and then takes a card. */
  const drawing = (hand: string, token: string): string[] => [
    ...[`deal fire+row7 ${hand}`, 'start 1 4', '1 throw', 'sticks 1 1 token', `1 place ${token}`, '1 move difference'],
    ...['1 throw', 'sticks 1 2 salamander'],
  ];

  it('[FS-16] [FS-17] [FS-19] come from what a token shows, and from what is laid off after a card was taken', () => {
    const three = [...drawing('air+row2', 'air 2 1'), 'draw stone3'];
    const sizes = [three, [...three, '1 discard stone3'], [...three, '1 discard air']].map((lines) =>
      expectTruths(KING, 2, lines),
    );
    expect(sizes.every((size) => size > 5)).toBe(true);
    const pair = [...drawing('row2+air', 'air 2 1'), 'draw water', '1 discard air', '1 move sum', '0 throw'];
    expect(expectTruths(KING, 2, pair)).toBeGreaterThan(5);
  });

  it('[FS-17] come from a card that was kept', () => {
    const set = ['deal fire+row7 stone1+stone2', '1 discard stone2', 'start 1 4', '1 throw', 'sticks 1 2 salamander'];
    expect(expectTruths(KING, 2, [...set, 'draw row3'])).toBeGreaterThan(20);
    expect(expectTruths(KING, 2, [...set, 'draw stone3'])).toBeGreaterThan(5);
    expect(expectTruths(KING, 2, [...set, 'draw stone3', '1 discard stone1'])).toBeGreaterThan(5);
    expect(expectTruths(KING, 2, [...set, 'draw row3', '1 move sum'])).toBeGreaterThan(20);
  });

  it('[FS-27] come from answers to the own questions, and from no others', () => {
    const asking = ['start 4 1', '0 throw', 'sticks 2 2 token', '0 place fire 7 1', '0 move sum'];
    const lines = ['deal fire+row7 air+row2', ...asking];
    expect(expectTruths(KING, 2, [...lines, '0 ask air'])).toBe(18);
    expect(expectTruths(KING, 2, [...lines, '0 ask stone1'])).toBe(88);
    // The queen was asked: she knows no more of the king's hand than his token shows.
    const shown = expectTruths(QUEEN, 2, lines);
    expect(expectTruths(QUEEN, 2, [...lines, '0 ask air'])).toBe(shown);
  });

  it('[FS-32] [FS-33] [FS-34] [FS-35] come from claims, and from what was exchanged and replaced', () => {
    const begun = ['deal fire+row7 air+row2', 'start 4 1'];
    const wrong = [...begun, '0 claim fire / 1 row2 1 stone1'];
    expect(expectTruths(KING, 2, wrong)).toBe(12);
    expect(expectTruths(QUEEN, 2, wrong)).toBe(2);
    expect(expectTruths(KING, 2, [...wrong, '1 exchange no'])).toBe(12);
    expect(expectTruths(KING, 2, [...wrong, '1 exchange yes', 'draw row3'])).toBeGreaterThan(20);
    expect(expectTruths(KING, 2, [...wrong, '1 exchange yes', 'draw earth'])).toBeGreaterThan(10);
    expect(expectTruths(KING, 2, [...wrong, '1 exchange yes', 'draw earth', '1 discard air'])).toBeGreaterThan(5);
    expect(expectTruths(KING, 2, [...begun, '0 claim row7 / 1 air 1 stone1'])).toBeGreaterThan(5);
    const right = ['deal fire+row7 stone1+row2', 'start 4 1', '0 claim fire row7 / 1 stone1'];
    expect(expectTruths(KING, 2, right)).toBeGreaterThan(15);
    expect(expectTruths(QUEEN, 2, right)).toBe(2);
  });

  it('[FS-19] are those of several hands at once, for a seat between them and for a watcher', () => {
    const placed = (by: number, chamber: string): string[] => [
      ...[`${by} throw`, 'sticks 1 2 token', `${by} place ${chamber}`, `${by} move difference`],
    ];
    const three = ['deal fire+row6 air+row2 fire+stone1', 'start 4 1 1', ...placed(0, 'fire 6 1')];
    const lines = [...three, ...placed(1, 'air 2 1'), ...placed(2, 'fire 6 1')];
    expect(expectTruths(QUEEN, 3, lines, ['fire', 'row6', 'stone1'])).toBe(36);
    const two = ['deal fire+row7 air+stone1', 'start 4 1', ...placed(0, 'fire 7 1')];
    const shown: readonly Kind[] = ['fire', 'air', 'row7', 'stone1'];
    expect(expectTruths('watcher', 2, [...two, ...placed(1, 'air 7 1')], shown)).toBe(20);
  });

  it('[FS-18] are those before and after the cards laid off were shuffled', () => {
    const hidden: readonly Kind[] = ['air', 'row2', 'water', 'stone1'];
    const left = [...KINDS].flatMap((kind, index) =>
      Array<Kind>(COPIES[index]! - ['fire', 'row7', ...hidden].filter((own) => own === kind).length).fill(kind),
    );
    // Those that the others hold come first, so that few wrong ways are gone far.
    const pile = [...left.filter((kind) => hidden.includes(kind)), ...left.filter((kind) => !hidden.includes(kind))];
    const takeAll = pile.flatMap((kind) => [
      ...['0 throw', 'sticks 1 1 salamander', `draw ${kind}`, `0 discard ${kind}`, '0 move difference'],
    ]);
    const lines = ['deal fire+row7 air+row2 water+stone1', 'start 4 1 1', ...takeAll];
    const again = ['0 throw', 'sticks 1 2 salamander', 'draw air', '0 discard air', '0 move difference', '1 throw'];
    const queen = ['sticks 1 2 salamander', 'draw stone3', '1 discard row2'];
    expect(expectTruths(KING, 3, lines, hidden)).toBeGreaterThan(5);
    expect(expectTruths(KING, 3, [...lines, ...again, ...queen], hidden)).toBeGreaterThan(5);
  });

  /** All that is left in the pile when these are in hands, taken and laid off again by the king. */
  const takeAllBut = (held: readonly Kind[]): readonly string[] =>
    [...KINDS]
      .flatMap((kind, index) => Array<Kind>(COPIES[index]! - held.filter((own) => own === kind).length).fill(kind))
      .flatMap((kind) => [
        '0 throw',
        'sticks 1 1 salamander',
        `draw ${kind}`,
        `0 discard ${kind}`,
        '0 move difference',
      ]);

  /** The cards that may have been taken last, as far as the king knows. */
  const mayBeTaken = (lines: readonly string[]): ReadonlySet<Kind> => {
    const { table, log, view } = knownTo(KING, 3, lines.map(step));
    const draw = feuersalamander.possible(table, view, log);
    const random = new FastRandom('taken');
    return new Set(
      Array.from({ length: 1_000 }, () => draw(random).at(-1)!).flatMap((last) =>
        last.type === 'draw' ? [last.card] : [],
      ),
    );
  };
  const takesAir = ['0 throw', 'sticks 1 2 salamander', 'draw air', '0 discard air', '0 move difference'];

  it('[FS-18] [FS-35] are those in which a card that was exchanged is taken again', () => {
    const exchanged = ['1 claim air / 0 row7 2 stone2', '0 exchange yes', 'draw row6'];
    const monk = ['2 throw', 'sticks 1 2 token', '2 place water 1 1', '2 move difference'];
    const taken = mayBeTaken([
      ...['deal fire+row7 air+row2 water+stone1', 'start 1 4 1', ...exchanged, ...monk],
      ...takeAllBut(['fire', 'row6', 'row7', 'air', 'row2', 'water', 'stone1']),
      ...[...takesAir, '1 throwKeys', 'keys 0 0 0 0 0', '2 throw', 'sticks 1 2 salamander', 'draw earth'],
    ]);
    expect(taken).toContain('row7');
  });

  it('[FS-18] are those after the cards were shuffled twice, and what one holds is not among them', () => {
    const takeAll = takeAllBut(['fire', 'row7', 'air', 'row2', 'water', 'stone1']);
    const taken = mayBeTaken([
      ...['deal fire+row7 air+row2 water+stone1', 'start 4 1 1', ...takeAll, ...takeAll, ...takesAir],
      ...['1 throw', 'sticks 1 2 salamander', 'draw earth'],
    ]);
    expect(taken).toContain('row6');
    expect(taken).not.toContain('row7');
  });
});
