import { botPlayer, cloneState, randomPlayer, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from './game.ts';
import { type Consequence, mayTurnIn, outlook } from './outlook.ts';
import { LAYOUT, type State } from './state.ts';
import { game, step } from './testing.ts';
import { type Decision, type Seen, USES, type View } from './vocabulary.ts';

type Of<T extends Consequence['type']> = Extract<Consequence, { type: T }>;

/** What an outlook can say of each kind of step, read off what was seen of it and from the table before and after. */
const happened = (choice: Decision, before: View, seen: Seen, after: View): Consequence[] => {
  const { by } = choice;
  const own = after.players[by]!;
  const due = (): Consequence[] => {
    if (after.phase.type === 'again') return [{ type: 'throwDue' }];
    return 'active' in after.phase && after.phase.active !== by ? [{ type: 'turnEnds' }] : [];
  };
  switch (seen.type) {
    case 'throw':
    case 'throwKeys':
      return after.turn.type === 'chance' ? [after.turn] : [];
    case 'place':
      return [{ type: 'token', at: own.token }];
    case 'discard':
    case 'exchange': {
      const gone = before.players[by]!.hand.length > own.hand.length;
      return gone && (seen.type === 'discard' || seen.swap)
        ? [{ type: 'laysOff', card: seen.card as Of<'laysOff'>['card'] }]
        : [];
    }
    case 'move': {
      const home = own.at.type === 'start';
      return [
        { type: 'stops', at: own.at, pips: seen.pips, walked: [] },
        ...seen.thrownOut.map((seat): Consequence => ({ type: 'throwsOut', seat })),
        ...(after.phase.type === 'ask' ? [{ type: 'mayAsk', seat: after.phase.asked } as const] : []),
        ...(home ? [{ type: 'mayClaim' } as const] : []),
        ...due(),
      ];
    }
    case 'ask':
      return [
        { type: 'answer', from: seen.asked },
        ...(seen.freed ? [{ type: 'frees', seat: seen.asked } as const] : []),
        ...due(),
      ];
    case 'claim':
      if (seen.outcome.type === 'wrong') {
        return [
          ...(own.at.type === 'dungeon' ? [{ type: 'dungeon' } as const] : []),
          { type: 'shows', cards: seen.outcome.shown },
        ];
      }
      return [
        { type: 'points', value: own.score - before.players[by]!.score, score: own.score },
        ...(seen.outcome.tokenBack && own.token.type === 'start' ? [{ type: 'tokenBack' } as const] : []),
        ...(after.turn.type === 'over' && own.score >= after.options.target ? [{ type: 'wins' } as const] : []),
        ...(after.turn.type === 'over' ? [{ type: 'gameEnds' } as const] : []),
      ];
    case 'pass':
      return due();
    default:
      throw new Error(`${seen.type} is no decision`);
  }
};

/** The way a choice turned out of those that the outlook names. */
const turnedOut = (foreseen: readonly Consequence[], seen: Seen): readonly Consequence[] =>
  foreseen.flatMap((own) => (own.type === 'claim' && seen.type === 'claim' ? own[seen.outcome.type] : [own]));

const check = (state: State, choice: Decision): readonly Consequence[] => {
  const before = feuersalamander.view(state, choice.by);
  const seen = feuersalamander.seen(state, choice, choice.by);
  const copy = cloneState(state);
  expect(feuersalamander.play(copy, choice)).toBeUndefined();
  const foreseen = turnedOut(outlook(before, choice), seen);
  const after = feuersalamander.view(copy, choice.by);
  const expected = happened(choice, before, seen, after).map((own) =>
    own.type === 'stops' ? { ...own, walked: expect.anything() } : own,
  );
  // A double keeps a throw due after a question.
  const known = foreseen.filter(({ type }) => !(after.phase.type === 'ask' && type === 'throwDue'));
  expect(known).toHaveLength(expected.length);
  expect(known).toEqual(expect.arrayContaining(expected));
  return foreseen;
};

/** Some of a long list. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

describe('the outlook', () => {
  it('foretells what every legal decision of whole games leads to, or every way it may turn out', () => {
    const found = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const { steps } of [
        simulate(feuersalamander, seats, {}, randomPlayer, 'outlook'),
        simulate(feuersalamander, seats, {}, botPlayer, 'outlook'),
      ]) {
        const state = feuersalamander.create(tableOf(feuersalamander, seats, {}));
        for (const own of steps.slice(0, 1200)) {
          if (own.by !== 'chance') {
            for (const choice of some(feuersalamander.legal(state, own.by), 30)) {
              for (const { type } of check(state, choice)) found.add(type);
            }
            for (const { type } of check(state, own)) found.add(type);
          }
          feuersalamander.play(state, own);
        }
      }
    }
    // Everything there is to foretell has come up; a claim is told by how it turned out.
    expect([...found].sort()).toEqual(
      (
        [
          'answer',
          'chance',
          'dungeon',
          'frees',
          'gameEnds',
          'laysOff',
          'mayAsk',
          'mayClaim',
          'points',
          'shows',
          'stops',
          'throwDue',
          'throwsOut',
          'token',
          'tokenBack',
          'turnEnds',
          'wins',
        ] satisfies Consequence['type'][]
      ).sort(),
    );
  });

  it('[FS-24] knows who may turn in as the rules do', () => {
    let home = 0;
    const { steps } = simulate(feuersalamander, 2, {}, randomPlayer, 'home');
    const state = feuersalamander.create(tableOf(feuersalamander, 2, {}));
    for (const own of steps) {
      const { phase } = feuersalamander.view(state, 'watcher');
      if (phase.type === 'move') {
        const legal = feuersalamander.legal(state, phase.active);
        for (const use of USES) {
          const turnsIn = legal.some((move) => move.type === 'move' && move.use === use && move.home);
          expect(mayTurnIn(feuersalamander.view(state, 'watcher'), phase.active, phase.sticks, use)).toBe(turnsIn);
          if (turnsIn) home++;
        }
      }
      feuersalamander.play(state, own);
    }
    expect(home).toBeGreaterThan(10);
  });

  const BEGUN = ['deal fire+row7 air+row2', 'start 4 1', '0 throw'];
  const foreseen = (lines: readonly string[], line: string): readonly Consequence[] => {
    const played = game(2, {}, ...BEGUN, ...lines);
    const choice = step(line);
    if (choice.by === 'chance') throw new Error(`${line} is no decision`);
    return outlook(played.view(choice.by), choice);
  };

  it('[FS-23] stays on the start place with 0, walks from it over the own middle', () => {
    const double = ['sticks 2 2 token', '0 place fire 7 1'];
    expect(foreseen(double, '0 move difference')).toEqual([
      { type: 'stops', at: { type: 'start' }, pips: 0, walked: [] },
      { type: 'mayClaim' },
      { type: 'throwDue' },
    ]);
    expect(foreseen(double, '0 move sum')).toEqual([
      { type: 'stops', at: { type: 'track', field: 5 }, pips: 4, walked: [2, 3, 4, 5] },
      { type: 'mayAsk', seat: 1 },
      { type: 'throwDue' },
    ]);
  });

  it('[FS-24] turns in over the own middle', () => {
    const played = game(2, {}, ...BEGUN, 'sticks 1 3 token', '0 place fire 7 1');
    played.state.cells[LAYOUT.AT] = 9;
    expect(outlook(played.view(0), { by: seat(0), type: 'move', use: 'sum', home: true })).toEqual([
      { type: 'stops', at: { type: 'start' }, pips: 4, walked: [0, 1, 2] },
      { type: 'mayClaim' },
    ]);
  });

  it('[FS-36] foretells that the token goes back only if two own cards are laid, and the end with the target', () => {
    const right = (lines: readonly string[], line: string): readonly string[] =>
      foreseen(lines, line).flatMap((own) => (own.type === 'claim' ? own.right.map(({ type }) => type) : []));
    const placed = ['sticks 2 2 token', '0 place fire 7 1', '0 move difference'];
    expect(right(placed, '0 claim fire row7 / 1 stone1')).toEqual(['points', 'tokenBack']);
    expect(right(placed, '0 claim fire row7 / 1 stone3')).toEqual(['points', 'tokenBack', 'wins', 'gameEnds']);
    expect(right(placed, '0 claim fire / 1 row2 1 stone1')).toEqual(['points']);
  });
});
