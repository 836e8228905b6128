import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { circuitOf, fieldsPassed, fieldsTo, middleOf, stopAfter } from './board.ts';
import { LAYOUT } from './state.ts';
import { game } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const { AT, AT_DUNGEON } = LAYOUT;

const DEALS: Record<number, string> = {
  2: 'deal fire+row7 air+row2',
  3: 'deal fire+row7 air+row2 water+stone1',
  4: 'deal fire+row7 air+row2 water+stone1 earth+stone3',
};
const STARTS: Record<number, string> = { 2: 'start 4 1', 3: 'start 4 1 1', 4: 'start 4 1 1 1' };

/** The first turn of seat 0, its figure on `field` if given, after a throw of these pips and the token symbol. */
const thrown = (seats: number, pips: string, field?: number): Trial<FeuersalamanderTypes> => {
  const played = game(seats, {}, DEALS[seats]!, STARTS[seats]!);
  if (field !== undefined) played.state.cells[AT] = field;
  return played.play('0 throw', `sticks ${pips} token`, '0 place fire 7 1');
};
const at = (played: Trial<FeuersalamanderTypes>, seat: number): unknown => played.view('watcher').players[seat]!.at;
const track = (field: number): unknown => ({ type: 'track', field });

describe('moving', () => {
  it('[FS-6] knows the fields behind a figure as those it walked over, whatever the circuit', () => {
    for (const seats of [2, 3, 4]) {
      for (let from = 0; from < circuitOf(seats); from++) {
        for (let pips = 1; pips <= 8; pips++) {
          const to = stopAfter(from, pips, seats);
          expect(fieldsPassed(to, pips, seats).toReversed()).toEqual(fieldsTo(from, to, seats).slice(0, -1));
        }
        expect(fieldsPassed(from, 0, seats)).toEqual([]);
      }
    }
  });

  it('[FS-6] walks circuits of 20, 15 and 10 fields with the middle third of five', () => {
    expect([4, 3, 2].map(circuitOf)).toEqual([20, 15, 10]);
    expect([0, 1, 2, 3].map(middleOf)).toEqual([2, 7, 12, 17]);
    expect(at(thrown(2, '4 4', 8).play('0 move sum'), 0)).toEqual(track(6));
    expect(at(thrown(3, '4 4', 13).play('0 move sum'), 0)).toEqual(track(6));
    expect(at(thrown(4, '4 4', 18).play('0 move sum'), 0)).toEqual(track(6));
    expect(at(thrown(4, '1 2', 16).play('0 move sum'), 0)).toEqual(track(19));
  });

  it('[FS-22] adds the pips or takes the smaller from the larger, and must do one of them', () => {
    const played = thrown(4, '1 4');
    expect(played.legal(0)).toEqual(['0 move sum', '0 move difference']);
    expect(played.refusal('0 pass')).toBe('FS-22 pass/must-move');
    expect(at(played.play('0 move sum'), 0)).toEqual(track(6));
    expect(at(thrown(4, '1 4').play('0 move difference'), 0)).toEqual(track(4));
    expect(at(thrown(4, '4 1').play('0 move difference'), 0)).toEqual(track(4));
    expect(game(4, {}, DEALS[4]!, STARTS[4]!).refusal('0 move sum')).toBe('FS-22 move/not-due');
  });

  it('[FS-23] counts the own middle as the first field, and stays at home with 0', () => {
    expect(at(thrown(2, '2 1').play('0 move difference'), 0)).toEqual(track(2));
    expect(at(thrown(2, '1 1').play('0 move sum'), 0)).toEqual(track(3));
    expect(at(thrown(2, '3 3').play('0 move difference'), 0)).toEqual({ type: 'start' });
    expect(thrown(2, '3 3').sees('watcher', '0 move difference')).toMatchObject({
      pips: 0,
      to: { type: 'start' },
      thrownOut: [],
    });
    const second = game(
      2,
      {},
      DEALS[2]!,
      'start 1 4',
      '1 throw',
      'sticks 2 1 token',
      '1 place air 2 1',
      '1 move difference',
    );
    expect(at(second, 1)).toEqual(track(7));
  });

  it('[FS-24] turns in when a pip is left on the own middle', () => {
    // From field 9 of ten it is three to the middle (2): three pips only reach it, four turn in.
    expect(thrown(2, '2 1', 9).legal(0)).toEqual(['0 move sum', '0 move difference']);
    expect(thrown(2, '2 1', 9).refusal('0 move sum home')).toBe('FS-24 move/home-too-far');
    const played = thrown(2, '3 1', 9);
    expect(played.legal(0)).toEqual(['0 move sum', '0 move sum home', '0 move difference']);
    expect(played.refusal('0 move difference home')).toBe('FS-24 move/home-too-far');
    expect(at(played.play('0 move sum home'), 0)).toEqual({ type: 'start' });
    expect(at(thrown(2, '3 1', 9).play('0 move sum'), 0)).toEqual(track(3));
    expect(at(thrown(2, '4 4', 9).play('0 move sum home'), 0)).toEqual({ type: 'start' });
  });

  it('[FS-24] turns in from the own middle with one pip, but not with none', () => {
    expect(at(thrown(4, '2 1', 2).play('0 move difference home'), 0)).toEqual({ type: 'start' });
    expect(thrown(4, '2 2', 2).refusal('0 move difference home')).toBe('FS-24 move/home-too-far');
    expect(at(thrown(4, '2 2', 2).play('0 move difference'), 0)).toEqual(track(2));
    expect(thrown(4, '4 4', 3).refusal('0 move sum home')).toBe('FS-24 move/home-too-far');
  });

  it('[FS-24] does not turn in with a move that begins on the start place', () => {
    expect(thrown(2, '4 4').refusal('0 move sum home')).toBe('FS-24 move/begins-at-home');
    expect(thrown(2, '4 4').refusal('0 move difference home')).toBe('FS-24 move/begins-at-home');
  });

  it('[FS-7] [FS-25] sends whoever stands on the field to the dungeon, where several have room', () => {
    const played = thrown(4, '1 3', 3);
    played.state.cells[AT + 1] = 7;
    played.state.cells[AT + 2] = AT_DUNGEON;
    expect(played.sees('watcher', '0 move sum')).toMatchObject({ to: track(7), thrownOut: [1] });
    played.play('0 move sum');
    expect([1, 2, 3].map((seat) => at(played, seat))).toEqual([
      { type: 'dungeon' },
      { type: 'dungeon' },
      { type: 'start' },
    ]);
  });

  it('[FS-25] leaves alone whom it passes, who is at home, and everybody when it stays', () => {
    const passing = thrown(4, '1 3', 3);
    passing.state.cells[AT + 1] = 6;
    expect(at(passing.play('0 move sum'), 1)).toEqual(track(6));
    const staying = thrown(4, '1 1', 7).play('0 move difference');
    expect(at(staying, 0)).toEqual(track(7));
    expect(at(staying, 1)).toEqual({ type: 'start' });
    expect(at(thrown(2, '1 1').play('0 move difference'), 1)).toEqual({ type: 'start' });
  });
});

describe('asking', () => {
  it("[FS-26] is allowed on another's field, also by staying, and may be declined", () => {
    const played = thrown(4, '1 3', 3).play('0 move sum');
    expect(played.view('watcher').phase).toMatchObject({ type: 'ask', asked: 1 });
    expect(played.legal(0)).toHaveLength(15);
    expect(played.refusal('0 pass')).toBe('accepted');
    expect(thrown(4, '1 1', 12).play('0 move difference').view(0).phase).toMatchObject({ type: 'ask', asked: 2 });
    expect(played.play('0 pass').view(0).phase).toMatchObject({ type: 'begin', active: 1 });
  });

  it('[FS-26] is not possible on own fields or at home', () => {
    const played = thrown(4, '1 2').play('0 move sum');
    expect(played.view('watcher').phase).toMatchObject({ type: 'begin', active: 1 });
    const double = thrown(4, '1 1').play('0 move sum');
    expect(double.refusal('0 ask air')).toBe('FS-26 ask/not-due');
    expect(thrown(4, '1 3', 2).play('0 move sum home').refusal('0 ask air')).toBe('FS-26 ask/not-due');
  });

  it('[FS-26] is possible once a move', () => {
    const played = thrown(4, '2 2', 3).play('0 move sum', '0 ask air');
    expect(played.refusal('0 ask water')).toBe('FS-26 ask/not-due');
  });

  it('[FS-27] names one kind; the question is heard by all, the answer by two', () => {
    const played = thrown(4, '1 3', 3).play('0 move sum');
    for (const viewer of [0, 1]) {
      expect(played.sees(viewer, '0 ask air')).toMatchObject({ card: 'air', asked: 1, answer: true });
      expect(played.sees(viewer, '0 ask water')).toMatchObject({ card: 'water', asked: 1, answer: false });
    }
    for (const viewer of [2, 3, 'watcher'] as const) {
      expect(played.sees(viewer, '0 ask air')).toMatchObject({ card: 'air', asked: 1, answer: { type: 'hidden' } });
    }
    expect(played.play('0 ask air').view(1).players[1]!.hand).toEqual(['air', 'row2']);
  });

  it('[FS-12] [FS-27] is not heard by a watcher of two players', () => {
    const played = thrown(2, '4 2').play('0 move sum');
    expect(played.sees(0, '0 ask air')).toMatchObject({ answer: true });
    expect(played.sees('watcher', '0 ask air')).toMatchObject({ card: 'air', answer: { type: 'hidden' } });
  });

  it('[FS-28] frees a captive at once, who may not claim then', () => {
    const played = thrown(4, '1 3', 3);
    played.state.cells[AT + 1] = AT_DUNGEON;
    played.play('0 move sum');
    expect(played.sees(2, '0 ask fire')).toMatchObject({ freed: true });
    played.play('0 ask fire');
    expect(at(played, 1)).toEqual({ type: 'start' });
    expect(played.view(1).phase).toEqual({ type: 'begin', active: 1, mayClaim: true });
  });

  it('[FS-28] lets nobody claim out of turn, freed or not', () => {
    const played = thrown(4, '2 2', 3);
    played.state.cells[AT + 1] = AT_DUNGEON;
    played.play('0 move sum', '0 ask fire');
    expect(played.refusal('1 claim air / 0 row7 2 stone1')).toBe('FS-5 turn/not-yours');
  });

  it('[FS-25] [FS-28] frees an owner thrown out on an own field, if the asker asks', () => {
    const played = thrown(4, '1 3', 3);
    played.state.cells[AT + 1] = 7;
    played.play('0 move sum');
    expect(at(played, 1)).toEqual({ type: 'dungeon' });
    expect(at(played.play('0 ask fire'), 1)).toEqual({ type: 'start' });
  });

  it('[FS-28] leaves whoever is not in the dungeon where it is', () => {
    const played = thrown(4, '1 3', 3);
    played.state.cells[AT + 1] = 9;
    played.play('0 move sum');
    expect(played.sees(2, '0 ask fire')).toMatchObject({ freed: false });
    expect(at(played.play('0 ask fire'), 1)).toEqual(track(9));
  });

  it('[FS-28] leaves a captive where it is when nothing is asked', () => {
    const played = thrown(4, '1 3', 3);
    played.state.cells[AT + 1] = AT_DUNGEON;
    played.play('0 move sum', '0 pass');
    expect(played.legal(1)).toEqual(['1 throwKeys']);
  });
});
