import { seat } from '@wunderkammer/kernel';
import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { MOVES } from './codec.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT } from './state.ts';
import { game, step } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const { AT, COMBINATIONS } = LAYOUT;

const DEAL = 'deal fire+row7 air+row2 water+stone1 earth+stone3';
const begun = (...options: [object?]): Trial<FeuersalamanderTypes> => game(4, options[0] ?? {}, DEAL, 'start 4 1 1 1');
const hand = (played: Trial<FeuersalamanderTypes>, seat: number): unknown => played.view(seat).players[seat]!.hand;

describe('when to claim', () => {
  it('[FS-14] [FS-30] is before the first throw of the turn, at home', () => {
    const played = begun();
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('accepted');
    expect(played.refusal('1 claim air row2 / 2 stone1')).toBe('FS-5 turn/not-yours');
    played.state.cells[AT] = 3;
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-30 claim/not-home');
    expect(played.legal(0)).toEqual(['0 throw']);
  });

  it('[FS-14] is on the next turn of its own for a figure freed by a question', () => {
    const played = begun().play('0 claim fire row7 / 1 stone1');
    played.state.cells[AT + 1] = 17;
    played.play('1 throw', 'sticks 1 2 token', '1 place air 2 1', '1 move sum', '1 ask fire');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-5 turn/not-yours');
    for (const [seat, place] of [
      [2, 'water 1 1'],
      [3, 'earth 1 3'],
    ] as const) {
      played.play(`${seat} throw`, 'sticks 1 2 token', `${seat} place ${place}`, `${seat} move difference`);
    }
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('accepted');
  });

  it('[FS-30] is after having moved home, where it is asked even with no claim to make', () => {
    const played = begun();
    played.state.cells[AT] = 2;
    played.play('0 throw', 'sticks 1 2 token', '0 place fire 7 1');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-30 claim/not-home');
    played.play('0 move sum home');
    expect(played.view(0).phase).toMatchObject({ type: 'home', active: 0 });
    played.play('0 claim fire row7 / 2 stone1');
    expect(played.view(0).phase).toMatchObject({ type: 'home', active: 0 });
    expect(played.play('0 pass').view(0).phase).toMatchObject({ type: 'begin', active: 1 });

    const nobodyHasCards = begun();
    nobodyHasCards.state.cells.fill(0, LAYOUT.HAND, LAYOUT.HAND + 4);
    nobodyHasCards.state.cells[AT] = 2;
    nobodyHasCards.play('0 throw', 'sticks 1 2 token', '0 move sum home');
    expect(nobodyHasCards.legal(0)).toEqual(['0 pass']);
  });

  it('[FS-30] is not between throw and move', () => {
    const played = begun().play('0 throw');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-30 claim/not-now');
    played.play('sticks 1 1 token');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-30 claim/not-now');
  });

  it('[FS-29] [FS-30] is also before the throw due of who came home by a double', () => {
    const played = begun();
    played.state.cells[AT] = 2;
    played.play('0 throw', 'sticks 2 2 token', '0 place fire 7 1', '0 move sum home', '0 claim fire row7 / 2 stone1');
    expect(played.legal(0).slice(0, 2)).toEqual(['0 throw', '0 pass']);
  });
});

describe('what to claim', () => {
  it('[FS-31] is one wing, one row, one stone, with one to three cards named', () => {
    for (const claim of [
      'fire row7 / 2 stone1',
      'fire / 1 row3 2 stone1',
      'row7 / 1 air 3 stone1',
      '/ 1 air 2 row3 3 stone1',
    ]) {
      expect([claim, begun().refusal(`0 claim ${claim}`)]).toEqual([claim, 'accepted']);
    }
    for (const claim of [
      'fire row7 /',
      '/ 1 air',
      'fire row7 / 1 air',
      'fire / 1 row1 1 row2',
      'fire row7 / 1 row1 2 stone1',
    ]) {
      expect([claim, begun().refusal(`0 claim ${claim}`)]).toEqual([claim, 'FS-31 claim/not-one-of-each']);
    }
    expect(begun().refusal('0 claim fire row7 stone1 /')).toBe('FS-31 claim/names-nobody');
  });

  it('[FS-31] has its lists in the order wing, row, stone', () => {
    expect(begun().refusal('0 claim row7 fire / 2 stone1')).toBe('FS-31 claim/order');
    expect(begun().refusal('0 claim fire / 2 stone1 1 row2')).toBe('FS-31 claim/order');
  });

  it('[FS-31] lays open own cards and names those of others', () => {
    expect(begun().refusal('0 claim fire row6 / 2 stone1')).toBe('FS-31 claim/not-held');
    expect(begun().refusal('0 claim air / 1 row2 2 stone1')).toBe('FS-31 claim/not-held');
    expect(begun().refusal('0 claim fire / 0 row7 2 stone1')).toBe('FS-31 claim/names-self');
  });

  it('[FS-31] names nobody for more cards than they hold', () => {
    expect(begun().refusal('0 claim / 1 air 1 row2 1 stone1')).toBe('FS-31 claim/too-many-named');
    const played = begun().play('0 claim fire row7 / 2 stone1');
    expect(played.refusal('0 claim / 1 air 2 row1 2 stone1')).toBe('FS-31 claim/too-many-named');
    expect(played.refusal('0 claim / 1 air 1 row1 2 stone1')).toBe('accepted');
    played.play('0 claim / 2 water 1 row2 3 stone3');
    expect(played.refusal('0 claim / 1 air 2 row1 3 stone1')).toBe('FS-31 claim/too-many-named');
  });

  it('[FS-31] is one of each, by what a move says as well', () => {
    const { engine } = feuersalamander;
    const { state } = begun();
    const claim = engine.pack(state, step('0 claim fire row7 / 2 stone1'));
    const code = 255 << MOVES.SAYS;
    for (const move of [claim & ~code, claim | code, claim | (1 << (MOVES.SAYS + 14))]) {
      expect(engine.play(state, seat(0), move)).toMatchObject({ code: 'claim/not-one-of-each' });
    }
    expect(engine.play(state, seat(0), claim)).toBeUndefined();
  });

  it('[FS-31] lists every claim once: 2,478 at most', () => {
    const played = game(4, {}, 'deal fire+stone3 air+row2 water+stone1 earth+stone3', 'start 4 1 1 1');
    const claims = played.legal(0).filter((line) => line.includes('claim'));
    expect(claims).toHaveLength(21 + 252 + 189 + 2016);
    expect(new Set(claims).size).toBe(claims.length);
  });
});

describe('the list of claims', () => {
  // Both cards own, or one of them with two named; three named are more than the other seat holds.
  it.each([
    ['air', 'row1', 3 + 21 + 12],
    ['earth', 'row5', 3 + 21 + 12],
    ['water', 'stone2', 7 + 21 + 28],
    ['fire', 'stone3', 7 + 21 + 28],
    ['row6', 'stone1', 4 + 12 + 28],
    ['row3', 'stone3', 4 + 12 + 28],
  ])('[FS-31] lays open no other cards than %s and %s', (first, second, count) => {
    const played = game(2, {}, `deal earth+row4 ${first}+${second}`, 'start 1 4');
    const claims = played.legal(1).filter((line) => line.includes('claim'));
    expect(claims).toHaveLength(count);
    expect(claims.map((line) => played.refusal(line)).filter((refusal) => refusal !== 'accepted')).toEqual([]);
  });
});

describe('a right claim', () => {
  it('[FS-32] hands the cards over, lays them before the claimant and counts their value', () => {
    const played = begun();
    expect(played.sees('watcher', '0 claim fire row7 / 2 stone1')).toMatchObject({
      answers: [true],
      outcome: { type: 'right', value: 28, score: 28, over: false },
    });
    played.play('0 claim fire row7 / 2 stone1');
    const [claimant, , named] = played.view('watcher').players;
    expect(claimant).toMatchObject({ score: 28, combinations: [{ wing: 'fire', row: 7, stone: 1, value: 28 }] });
    expect([claimant!.hand.length, named!.hand.length]).toEqual([0, 1]);
    expect(hand(played, 2)).toEqual(['water']);
    expect(played.view(0)).toMatchObject({ pile: 39, laidOff: [] });
  });

  it('[FS-32] may take three cards of others', () => {
    const played = begun().play('0 claim / 3 earth 1 row2 2 stone1');
    expect(played.view(0).players.map(({ hand }) => hand.length)).toEqual([2, 1, 1, 1]);
    expect(played.view(0).players[0]!.score).toBe(6);
  });

  describe('the token', () => {
    /** The claimant holds these two, and its token lies on a chamber. */
    const placed = (hand: string, chamber: string): Trial<FeuersalamanderTypes> =>
      game(4, {}, `deal ${hand} air+row2 water+stone1 earth+stone3`, 'start 4 1 1 1').play(
        '0 throw',
        'sticks 2 2 token',
        `0 place ${chamber}`,
        '0 move difference',
      );

    it.each([
      ['fire+row7', 'fire 7 1', 'fire row7 / 2 stone1'],
      ['fire+stone2', 'fire 7 2', 'fire stone2 / 1 row2'],
      ['row7+stone2', 'fire 7 2', 'row7 stone2 / 1 air'],
    ])('[FS-36] goes back with both own cards, %s, and everybody is told', (hand, chamber, claim) => {
      const played = placed(hand, chamber);
      expect(played.sees('watcher', `0 claim ${claim}`)).toMatchObject({ outcome: { type: 'right', tokenBack: true } });
      expect(played.play(`0 claim ${claim}`).view(1).players[0]!.token).toEqual({ type: 'start' });
    });

    it.each(['fire / 1 row2 2 stone1', 'row7 / 3 earth 2 stone1', '/ 3 earth 1 row2 2 stone1'])(
      '[FS-36] stays with fewer own cards, %s, and nobody is told otherwise',
      (claim) => {
        const played = placed('fire+row7', 'fire 7 1');
        expect(played.sees('watcher', `0 claim ${claim}`)).toMatchObject({
          outcome: { type: 'right', tokenBack: false },
        });
        expect(played.play(`0 claim ${claim}`).view(1).players[0]!.token.type).toBe('chamber');
      },
    );
  });

  it('[FS-37] may be followed by another', () => {
    const played = begun().play('0 claim fire row7 / 2 stone1', '0 claim / 2 water 1 row2 3 stone3');
    expect(played.view(0).players[0]!.score).toBe(40);
    expect(played.view(0).phase).toEqual({ type: 'begin', active: 0, mayClaim: true });
    expect(played.refusal('0 throw')).toBe('accepted');
    expect(played.refusal('0 pass')).toBe('FS-15 pass/must-throw');
  });
});

describe('a wrong claim', () => {
  it('[FS-33] leaves the combinations that were laid before', () => {
    const played = begun().play('0 claim fire row7 / 2 stone1', '0 claim / 1 air 2 row2 3 stone3');
    expect(played.view(0).players[0]!.combinations).toHaveLength(1);
    played.play('1 exchange yes', '3 exchange no', 'draw earth');
    expect(played.view(0).players[0]!.combinations).toHaveLength(1);
  });

  it('[FS-33] takes the cards back and the figure to the dungeon, and ends the turn', () => {
    const played = begun().play('0 claim fire row7 / 1 stone1');
    expect(hand(played, 0)).toEqual(['fire', 'row7']);
    expect(played.view(0).players[0]!.at).toEqual({ type: 'dungeon' });
    expect(played.view(0).players[0]!.score).toBe(0);
    expect(played.view(0).phase).toMatchObject({ type: 'begin', active: 1 });
  });

  it('[FS-33] [FS-34] answers every card openly and shows the claimant’s hand', () => {
    const claim = '0 claim / 1 water 2 row3 3 stone3';
    for (const viewer of [0, 1, 2, 3, 'watcher'] as const) {
      expect(begun().sees(viewer, claim)).toMatchObject({
        answers: [false, false, true],
        outcome: { type: 'wrong', shown: ['fire', 'row7'] },
      });
    }
  });

  it('[FS-34] leaves the claimant’s cards in hand, without exchange', () => {
    const played = begun().play('0 claim fire row7 / 1 stone1');
    expect(played.refusal('0 exchange yes')).toBe('FS-5 turn/not-yours');
    expect(hand(played, 0)).toEqual(['fire', 'row7']);
  });

  it('[FS-35] asks those named rightly one by one, in the order wing, row, stone', () => {
    const played = begun().play('0 claim / 3 earth 2 row3 2 stone1');
    expect(played.view('watcher').phase).toMatchObject({ type: 'exchange', seat: 3, card: 'earth' });
    expect(played.refusal('2 exchange yes')).toBe('FS-35 exchange/not-asked');
    expect(played.refusal('3 pass')).toBe('FS-35 pass/must-choose');
    expect(played.legal(3)).toEqual(['3 exchange no', '3 exchange yes']);
    // A move that says neither.
    const neither = MOVES.M_EXCHANGE | (2 << MOVES.SAYS);
    expect(feuersalamander.engine.play(played.state, seat(3), neither)).toMatchObject({ code: 'exchange/not-due' });
    played.play('3 exchange no');
    expect(played.view('watcher').phase).toMatchObject({ type: 'exchange', seat: 2, card: 'stone1' });
    played.play('2 exchange no');
    expect(played.view('watcher').phase).toMatchObject({ type: 'begin', active: 1 });
    expect(begun().refusal('0 exchange yes')).toBe('FS-35 exchange/not-due');
  });

  it('[FS-35] lays off at once what is exchanged, and replaces it when all have decided', () => {
    const played = begun().play('0 claim / 3 earth 1 row2 2 stone2', '3 exchange yes');
    expect(played.view(0).laidOff).toEqual(['earth']);
    expect(hand(played, 3)).toEqual(['stone3']);
    expect(played.refusal('draw air')).toBe('FS-16 draw/not-due');
    played.play('1 exchange yes');
    expect(played.view('watcher').phase).toMatchObject({ type: 'replace', active: 0, seat: 3 });
    expect(played.sees(3, 'draw air')).toMatchObject({ seat: 3, card: 'air' });
    expect(played.sees(1, 'draw air')).toMatchObject({ seat: 3, card: { type: 'hidden' } });
    played.play('draw air');
    expect(hand(played, 3)).toEqual(['air', 'stone3']);
    expect(played.view('watcher').phase).toMatchObject({ type: 'replace', seat: 1 });
    played.play('draw stone2');
    expect(hand(played, 1)).toEqual(['air', 'stone2']);
    expect(played.view('watcher').phase).toMatchObject({ type: 'begin', active: 1 });
  });

  it('[FS-17] [FS-35] lays one off after a replacement that the double rule does not allow', () => {
    const played = begun().play('0 claim / 3 earth 1 row2 2 stone2', '3 exchange yes', '1 exchange yes', 'draw stone2');
    expect(played.legal(3)).toEqual(['3 discard stone2', '3 discard stone3']);
    expect(played.refusal('draw air')).toBe('FS-16 draw/not-due');
    played.play('3 discard stone3', 'draw fire');
    expect(played.legal(1)).toEqual(['1 discard air', '1 discard fire']);
    played.play('1 discard air');
    expect(played.view('watcher').laidOff).toEqual(['air', 'earth', 'row2', 'stone3']);
    expect(played.view('watcher').phase).toMatchObject({ type: 'begin', active: 1 });
  });

  it('[FS-35] replaces both cards of one hand, and the turn passes on from the claimant', () => {
    const played = begun().play('0 claim fire / 1 row2 2 stone2', '1 exchange yes', 'draw row3');
    expect(played.view(0).phase).toMatchObject({ type: 'begin', active: 1 });
    const both = game(2, {}, 'deal fire+row7 air+row2', 'start 1 4', '1 claim row2 / 0 fire 0 stone1');
    expect(both.play('0 exchange yes', 'draw row3', '0 discard row7').view(0).phase).toMatchObject({
      type: 'begin',
      active: 0,
    });
    const two = begun().play('0 claim / 1 air 1 row2 2 stone2', '1 exchange yes', '1 exchange yes', 'draw row3');
    expect(hand(two, 1)).toEqual(['row3']);
    expect(hand(two.play('draw stone2'), 1)).toEqual(['row3', 'stone2']);
  });
});

describe('the end', () => {
  it('[FS-38] comes at once for who reaches or passes the target; the others rank by points', () => {
    const played = begun({ target: 28 });
    expect(played.sees('watcher', '0 claim fire row7 / 2 stone1')).toMatchObject({ outcome: { over: true } });
    played.play('0 claim fire row7 / 2 stone1');
    expect(played.view(0).turn).toEqual({
      type: 'over',
      outcome: { ranking: [[0], [1, 2, 3]], scores: [28, 0, 0, 0] },
    });
    expect(played.refusal('0 throw')).toBe('FS-38 over/target');
    expect(played.refusal('sticks 1 2 token')).toBe('FS-38 over/target');
    expect(played.legal(0)).toEqual([]);
    expect(begun({ target: 29 }).play('0 claim fire row7 / 2 stone1').view(0).turn.type).toBe('decision');
  });

  it('[FS-39] comes when the stones are used up, and all rank by points', () => {
    const played = begun({ target: 1000 });
    played.state.cells[COMBINATIONS] = 13;
    played.state.cells[LAYOUT.SCORE + 3] = 500;
    played.play('0 claim fire row7 / 2 stone1');
    expect(played.view(0).turn.type).toBe('decision');
    expect(played.sees(1, '0 claim / 3 earth 1 row2 3 stone3')).toMatchObject({ outcome: { over: true } });
    played.play('0 claim / 3 earth 1 row2 3 stone3');
    expect(played.view(0).turn).toEqual({
      type: 'over',
      outcome: { ranking: [[3], [0], [1, 2]], scores: [46, 0, 0, 500] },
    });
    expect(played.refusal('0 throw')).toBe('FS-39 over/no-combination-left');
  });
});
