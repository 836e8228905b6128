import {
  allSeats,
  botPlayer,
  randomPlayer,
  type Seat,
  type Seating,
  seat,
  simulate,
  tableOf,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { COPIES } from './cards.ts';
import { Deduction, spoken } from './deduce.ts';
import { feuersalamander } from './game.ts';
import { type FeuersalamanderTypes, KINDS, type Kind, type Seen, type Step } from './vocabulary.ts';

const deduce = (log: readonly Seen[], viewer: Seat, seats: number): Deduction => {
  const deduction = new Deduction(viewer, seats);
  for (const seen of log) deduction.observe(seen);
  return deduction;
};

const KING = seat(0);
const QUEEN = seat(1);
const HIDDEN_HAND = [{ type: 'hidden' }, { type: 'hidden' }] as const;

/** The king was dealt fire and row 2; nobody had to lay one off. */
const opening: readonly Seen[] = [
  { by: 'chance', type: 'deal', hands: [['fire', 'row2'], HIDDEN_HAND] },
  { by: 'chance', type: 'startThrow', pips: [4, 2], highest: [KING] },
];

const ask = (card: Kind, answer: boolean): Seen => ({
  by: KING,
  type: 'ask',
  card,
  asked: QUEEN,
  answer,
  freed: false,
});

describe('what the notebook fills in', () => {
  it('remembers an answer, and which entry it was', () => {
    const notes = deduce([...opening, ask('stone3', true)], KING, 2);
    expect(notes.cell(QUEEN, 'stone3').now).toEqual({ value: 'has', from: 2, reason: 'said' });
    expect(notes.cell(QUEEN, 'stone1').now).toEqual({ value: 'not', from: 2, reason: 'follows' });
    expect(notes.cell(QUEEN, 'air').now).toBeUndefined();
  });

  it('takes a no as a no', () => {
    const notes = deduce([...opening, ask('water', false)], KING, 2);
    expect(notes.cell(QUEEN, 'water').now).toEqual({ value: 'not', from: 2, reason: 'said' });
  });

  it('reads a token: every card in the hand is one of the three', () => {
    const log: Seen[] = [
      ...opening,
      { by: QUEEN, type: 'place', wing: 'water', row: 6, stone: 1 },
      ask('water', false),
    ];
    const notes = deduce(log, KING, 2);
    expect(notes.cell(QUEEN, 'row6').now).toEqual({ value: 'has', from: 3, reason: 'follows' });
    expect(notes.cell(QUEEN, 'stone1').now).toEqual({ value: 'has', from: 3, reason: 'follows' });
    expect(notes.cell(QUEEN, 'earth').now).toEqual({ value: 'not', from: 2, reason: 'token' });
  });

  it('calls a fact past once the hand may have changed', () => {
    const log: Seen[] = [
      ...opening,
      ask('water', false),
      { by: 'chance', type: 'draw', seat: QUEEN, card: { type: 'hidden' }, reshuffled: false },
    ];
    const { now, past } = deduce(log, KING, 2).cell(QUEEN, 'water');
    expect(now).toBeUndefined();
    expect(past).toEqual({ value: 'not', from: 2, reason: 'said', until: 3 });
  });

  it('keeps a card that is known when another is laid off', () => {
    const log: Seen[] = [
      ...opening,
      ask('stone3', true),
      { by: 'chance', type: 'draw', seat: QUEEN, card: { type: 'hidden' }, reshuffled: false },
      { by: QUEEN, type: 'discard', card: 'air', open: [{ seat: QUEEN, card: 'air' }] },
    ];
    expect(deduce(log, KING, 2).cell(QUEEN, 'stone3').now).toEqual({ value: 'has', from: 2, reason: 'said' });
  });

  const takes: Seen = { by: 'chance', type: 'draw', seat: QUEEN, card: { type: 'hidden' }, reshuffled: false };

  it('[FS-17] knows that a card that was taken and kept is of another type', () => {
    const taken = [...opening, ask('stone3', true), takes];
    expect(deduce(taken, KING, 2).cell(QUEEN, 'stone1').now).toBeUndefined();
    const kept = deduce([...taken, ask('water', false)], KING, 2);
    expect(kept.cell(QUEEN, 'stone1').now).toEqual({ value: 'not', from: 3, reason: 'kept' });
    const goesOn = deduce([...taken, { by: QUEEN, type: 'throw' }], KING, 2);
    expect(goesOn.cell(QUEEN, 'stone1').now).toEqual({ value: 'not', from: 3, reason: 'kept' });
  });

  it('[FS-17] remembers nothing of a card that was laid off: it is not "had then", it is gone', () => {
    const log: Seen[] = [
      ...opening,
      ask('stone3', true),
      takes,
      { by: QUEEN, type: 'discard', card: 'stone3', open: [{ seat: QUEEN, card: 'stone3' }] },
    ];
    const notes = deduce(log, KING, 2);
    // What came in its place is a stone, and may be another 3.
    expect(notes.cell(QUEEN, 'stone3')).toEqual({});
    // Of the other cards nothing is hidden by that.
    expect(notes.cell(QUEEN, 'stone1').past).toEqual({ value: 'not', from: 2, reason: 'follows', until: 3 });
  });

  it('[FS-35] says that an exchanged card left the hand, and remembers nothing else of it', () => {
    const swap: Seen = { by: QUEEN, type: 'exchange', swap: true, card: 'stone3' };
    const { now, past } = deduce([...opening, ask('stone3', true), swap], KING, 2).cell(QUEEN, 'stone3');
    expect(now).toEqual({ value: 'not', from: 3, reason: 'left' });
    expect(past).toBeUndefined();
  });

  it('keeps the source of what copies rule out while others take cards', () => {
    const log: Seen[] = [{ by: 'chance', type: 'deal', hands: [['fire', 'row7'], HIDDEN_HAND] }, opening[1]!, takes];
    expect(deduce(log, KING, 2).cell(QUEEN, 'row7')).toEqual({ now: { value: 'not', from: 0, reason: 'copies' } });
  });

  it('goes on from what has just become certain of somebody else', () => {
    const MONK = seat(2);
    const log: Seen[] = [
      { by: 'chance', type: 'deal', hands: [['fire', 'stone1'], HIDDEN_HAND, HIDDEN_HAND] },
      { by: 'chance', type: 'startThrow', pips: [4, 2, 2], highest: [KING] },
    ];
    // All but one of stone 3 lie open.
    for (let laid = 1; laid < COPIES[KINDS.indexOf('stone3')]!; laid++) {
      log.push(
        { by: 'chance', type: 'draw', seat: KING, card: 'stone3', reshuffled: false },
        { by: KING, type: 'discard', card: 'stone3', open: [{ seat: KING, card: 'stone3' }] },
      );
    }
    log.push({ by: MONK, type: 'place', wing: 'air', row: 7, stone: 3 });
    expect(deduce(log, KING, 3).cell(QUEEN, 'stone3').now).toBeUndefined();
    // The queen has row 7, so the monk has stone 3, so the queen does not.
    const from = log.push(ask('row7', true)) - 1;
    const notes = deduce(log, KING, 3);
    expect(notes.cell(MONK, 'stone3').now).toEqual({ value: 'has', from, reason: 'copies' });
    expect(notes.cell(QUEEN, 'stone3').now).toEqual({ value: 'not', from, reason: 'copies' });
  });

  it('counts copies: there is one card of row 7', () => {
    const log: Seen[] = [{ by: 'chance', type: 'deal', hands: [['fire', 'row7'], HIDDEN_HAND] }];
    const notes = deduce(log, KING, 2);
    expect(notes.cell(QUEEN, 'row7').now).toEqual({ value: 'not', from: 0, reason: 'copies' });
    expect(notes.unseen('row7')).toBe(0);
  });

  it('[FS-10] knows which own card lies face down, and which stayed', () => {
    const log: Seen[] = [
      { by: 'chance', type: 'deal', hands: [['air', 'water'], HIDDEN_HAND] },
      { by: KING, type: 'discard', card: 'air', open: [] },
    ];
    expect(deduce(log, KING, 2).unseen('water')).toBe(3);
    // In no hand any more, and until it is turned up among those that do not lie open.
    expect(deduce(log, KING, 2).unseen('air')).toBe(4);
  });

  it('knows a hand that was shown', () => {
    const log: Seen[] = [
      ...opening,
      {
        by: QUEEN,
        type: 'claim',
        own: ['air'],
        named: [
          [KING, 'row2'],
          [KING, 'stone1'],
        ],
        answers: [true, false],
        outcome: { type: 'wrong', shown: ['air', 'row5'] },
      },
    ];
    const notes = deduce(log, KING, 2);
    expect(KINDS.filter((kind) => notes.cell(QUEEN, kind).now?.value === 'has')).toEqual(['air', 'row5']);
  });
});

describe('what an event says outright', () => {
  it('is an answer, if one heard it', () => {
    expect(spoken(ask('stone3', true))).toEqual([{ seat: QUEEN, kind: 'stone3', value: 'has' }]);
    expect(spoken(ask('stone3', false))).toEqual([{ seat: QUEEN, kind: 'stone3', value: 'not' }]);
    expect(
      spoken({ by: KING, type: 'ask', card: 'air', asked: QUEEN, answer: { type: 'hidden' }, freed: false }),
    ).toEqual([]);
  });

  it('is every answer to a wrong claim, and the hand that was shown', () => {
    const wrong: Seen = {
      by: QUEEN,
      type: 'claim',
      own: ['air'],
      named: [
        [KING, 'row2'],
        [KING, 'stone1'],
      ],
      answers: [true, false],
      outcome: { type: 'wrong', shown: ['air', 'row5'] },
    };
    expect(spoken(wrong)).toEqual([
      { seat: KING, kind: 'row2', value: 'has' },
      { seat: KING, kind: 'stone1', value: 'not' },
      { seat: QUEEN, kind: 'air', value: 'has' },
      { seat: QUEEN, kind: 'row5', value: 'has' },
    ]);
  });

  it('is nothing of a card that left: laid off, or exchanged', () => {
    expect(spoken({ by: QUEEN, type: 'discard', card: 'air', open: [{ seat: QUEEN, card: 'air' }] })).toEqual([]);
    expect(spoken({ by: QUEEN, type: 'exchange', swap: true, card: 'air' })).toEqual([]);
    expect(spoken({ by: QUEEN, type: 'exchange', swap: false, card: 'air' })).toHaveLength(1);
  });
});

describe('everything that is certain is true', () => {
  const players: Readonly<Record<string, Seating<FeuersalamanderTypes>>> = {
    bots: botPlayer,
    chance: randomPlayer,
  };
  for (const [name, player] of Object.entries(players)) {
    for (const seats of [2, 3, 4]) {
      it(`at every step of games of ${seats}, played by ${name}`, () => {
        let certain = 0;
        for (let game = 0; game < 3; game++) {
          const { steps } = simulate(feuersalamander, seats, {}, player, `notebook ${name} ${seats} ${game}`);
          certain += checkGame(steps as readonly Step[], seats);
        }
        expect(certain).toBeGreaterThan(0);
      });
    }
  }
});

/** Plays a game through with everybody's notebook open, and returns how much was known. */
const checkGame = (steps: readonly Step[], seats: number): number => {
  const state = feuersalamander.create(tableOf(feuersalamander, seats));
  const books = allSeats(seats).map((viewer) => new Deduction(viewer, seats));
  let certain = 0;
  for (const [index, step] of steps.entries()) {
    for (const viewer of allSeats(seats)) books[viewer]!.observe(feuersalamander.seen(state, step, viewer));
    feuersalamander.play(state, step);
    for (const holder of allSeats(seats)) {
      const hand = feuersalamander.view(state, holder).players[holder]!.hand;
      for (const kind of KINDS) {
        const held = hand.includes(kind);
        for (const viewer of allSeats(seats)) {
          const { now } = books[viewer]!.cell(holder, kind);
          if (now === undefined) continue;
          certain++;
          if ((now.value === 'has') !== held) {
            expect.fail(`step ${index} ${step.type}: seat ${viewer} thinks that ${holder} ${now.value} ${kind}`);
          }
        }
      }
    }
  }
  return certain;
};
