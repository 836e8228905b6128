import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { COPIES } from './cards.ts';
import { MOVES } from './codec.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT } from './state.ts';
import { game } from './testing.ts';
import { VIOLATIONS } from './violations.ts';
import { type FeuersalamanderTypes, KINDS, type Kind } from './vocabulary.ts';

const { LAID, LAID_SIZE, PILE, PILE_SIZE } = LAYOUT;

/** Seat 0 holds these cards and has thrown a salamander with pips 1 and 2. */
const drawing = (cards: string): Trial<FeuersalamanderTypes> =>
  game(2, {}, `deal ${cards} air+row1`, 'start 4 1', '0 throw', 'sticks 1 2 salamander');

/** Leaves only these kinds in the pile or among the cards laid off. */
const leave = ({ state }: Trial<FeuersalamanderTypes>, pile: readonly number[], laidOff: readonly number[]): void => {
  for (const [cell, size, kinds] of [
    [PILE, PILE_SIZE, pile],
    [LAID, LAID_SIZE, laidOff],
  ] as const) {
    state.cells.fill(0, cell, cell + 14);
    for (const kind of kinds) state.cells[cell + kind]!++;
    state.cells[size] = kinds.length;
  }
};
const [WATER, ROW7] = [1, 10];

describe('the deal', () => {
  it('[FS-9] gives two hidden cards each, figures and tokens on their start places', () => {
    const dealt = game(2, {}, 'deal fire+row7 air+row1');
    const [own, other] = dealt.view(0).players;
    expect(own).toMatchObject({ at: { type: 'start' }, token: { type: 'start' }, hand: ['fire', 'row7'], score: 0 });
    expect(other).toMatchObject({ at: { type: 'start' }, token: { type: 'start' } });
    expect(other!.hand).toEqual([{ type: 'hidden' }, { type: 'hidden' }]);
    expect(dealt.view('watcher').players[0]!.hand).toEqual([{ type: 'hidden' }, { type: 'hidden' }]);
    expect(dealt.view(0).pile).toBe(43);
  });

  it('[FS-9] comes first and only once', () => {
    expect(game(2, {}).refusal('start 1 2')).toBe('FS-11 start-throw/not-due');
    expect(game(2, {}).refusal('0 throw')).toBe('FS-9 turn/before-deal');
    expect(game(2, {}, 'deal fire+row7 air+row1').refusal('deal fire+row7 air+row1')).toBe('FS-9 deal/not-due');
  });

  it('[FS-2] gives no card that is not there, nor a copy too many', () => {
    const { state } = game(2, {});
    const deal = (kind: number) => feuersalamander.engine.happen(state, MOVES.M_DEAL | (kind << MOVES.SAYS));
    expect(deal(KINDS.length)).toBe(VIOLATIONS['deal/too-many-copies']);
    expect(deal(KINDS.indexOf('row7'))).toBeUndefined();
    expect(deal(KINDS.indexOf('row7'))).toBe(VIOLATIONS['deal/too-many-copies']);
  });

  it('[FS-10] asks whoever has two of one type to lay one off, and gives no replacement', () => {
    const dealt = game(3, {}, 'deal water+air fire+row5 stone1+stone1');
    expect(dealt.view('watcher').turn).toEqual({ type: 'decision', seats: [0, 2] });
    expect(dealt.legal(0)).toEqual(['0 discard air', '0 discard water']);
    expect(dealt.legal(1)).toEqual([]);
    expect(dealt.legal(2)).toEqual(['2 discard stone1']);
    expect(dealt.refusal('1 discard fire')).toBe('FS-10 set-up/not-asked');
    expect(dealt.refusal('0 discard fire')).toBe('FS-10 set-up/not-held');
    expect(dealt.refusal('0 pass')).toBe('FS-10 pass/must-lay-off-set-up');
    expect(dealt.refusal('2 pass')).toBe('FS-10 pass/must-lay-off-set-up');
    expect(dealt.refusal('start 1 2 3')).toBe('FS-11 start-throw/not-due');
    dealt.play('2 discard stone1');
    expect(dealt.legal(2)).toEqual([]);
    dealt.play('0 discard water');
    expect(dealt.view(0).players.map(({ hand }) => hand.length)).toEqual([1, 2, 1]);
    expect(dealt.view(0).players[0]!.hand).toEqual(['air']);
    expect(dealt.refusal('0 discard air')).toBe('FS-11 turn/before-start-throw');
  });

  it('[FS-10] asks once, whichever card it was', () => {
    const dealt = game(2, {}, 'deal water+air stone1+stone2', '0 discard air');
    expect(dealt.legal(0)).toEqual([]);
    expect(dealt.refusal('0 discard water')).toBe('FS-10 set-up/not-asked');
  });

  it('[FS-10] keeps the choice hidden until all have decided, and then shows all', () => {
    const dealt = game(3, {}, 'deal water+air fire+row5 stone1+stone2');
    const first = '2 discard stone2';
    expect(dealt.sees(1, first)).toEqual({ by: 2, type: 'discard', card: { type: 'hidden' }, open: [] });
    expect(dealt.sees(2, first)).toEqual({ by: 2, type: 'discard', card: 'stone2', open: [] });
    dealt.play(first);
    expect(dealt.view('watcher').laidOff).toEqual([]);
    expect(dealt.view(0).phase).toEqual({
      type: 'setUpDiscards',
      waiting: [0],
      aside: [{ seat: 2, card: { type: 'hidden' } }],
    });
    expect(dealt.refusal(first)).toBe('FS-10 set-up/not-asked');
    const open = [
      { seat: 0, card: 'air' },
      { seat: 2, card: 'stone2' },
    ];
    expect(dealt.sees('watcher', '0 discard air')).toEqual({ by: 0, type: 'discard', card: 'air', open });
    expect(dealt.play('0 discard air').view('watcher').laidOff).toEqual(['air', 'stone2']);
  });

  it('[FS-10] does not mind in which order they decide', () => {
    const cards = 'deal water+air fire+earth stone1+stone2';
    const one = game(3, {}, cards, '0 discard air', '1 discard fire', '2 discard stone1');
    const other = game(3, {}, cards, '2 discard stone1', '0 discard air', '1 discard fire');
    expect(one.state.cells).toEqual(other.state.cells);
  });
});

describe('taking a card', () => {
  it('[FS-16] follows a salamander, unseen by others', () => {
    const played = drawing('fire+row7');
    expect(played.view(1).turn).toEqual({ type: 'chance', chance: 'draw' });
    expect(played.sees(0, 'draw stone3')).toMatchObject({ seat: 0, card: 'stone3' });
    expect(played.sees(1, 'draw stone3')).toMatchObject({ seat: 0, card: { type: 'hidden' } });
    expect(played.sees('watcher', 'draw stone3')).toMatchObject({ card: { type: 'hidden' } });
    expect(played.refusal('0 move sum')).toBe('FS-22 move/not-due');
    const token = game(2, {}, 'deal fire+row7 air+row1', 'start 4 1', '0 throw', 'sticks 1 2 token');
    expect(token.refusal('draw stone3')).toBe('FS-16 draw/not-due');
  });

  it('[FS-16] cannot be a card that is not in the pile', () => {
    expect(drawing('fire+row7').refusal('draw row7')).toBe('FS-16 draw/not-in-pile');
    expect(drawing('fire+row7').refusal('draw row1')).toBe('FS-16 draw/not-in-pile');
  });

  it('[FS-17] lays one of three different types off, whichever', () => {
    const played = drawing('fire+row7').play('draw stone3');
    expect(played.legal(0)).toEqual(['0 discard fire', '0 discard row7', '0 discard stone3']);
    expect(played.refusal('0 pass')).toBe('FS-17 pass/must-lay-off');
    expect(played.refusal('0 move sum')).toBe('FS-22 move/not-due');
    expect(played.refusal('0 discard air')).toBe('FS-17 discard/not-held');
    expect(played.view(0).players[0]!.hand).toEqual(['fire', 'row7', 'stone3']);
    expect(played.view(1).players[0]!.hand).toHaveLength(3);
    expect(played.refusal('1 discard air')).toBe('FS-5 turn/not-yours');
    expect(played.play('0 discard fire').view(0).players[0]!.hand).toEqual(['row7', 'stone3']);
    expect(played.view(1).laidOff).toEqual(['fire']);
  });

  it('[FS-17] lays one of the pair off when the third is of a type already held', () => {
    const played = drawing('fire+row6').play('draw row2');
    expect(played.legal(0)).toEqual(['0 discard row2', '0 discard row6']);
    expect(played.refusal('0 discard fire')).toBe('FS-17 discard/leaves-pair');
    expect(played.play('0 discard row6').view(0).players[0]!.hand).toEqual(['fire', 'row2']);
    expect(drawing('fire+row6').play('draw row6').legal(0)).toEqual(['0 discard row6']);
  });

  it('[FS-17] lays one off when two in hand are of one type', () => {
    const played = game(
      2,
      {},
      'deal fire+air air+row1',
      '0 discard air',
      'start 4 1',
      '0 throw',
      'sticks 1 2 salamander',
    );
    played.play('draw water');
    expect(played.legal(0)).toEqual(['0 discard water', '0 discard fire']);
    expect(played.play('0 discard fire').view(0).players[0]!.hand).toEqual(['water']);
  });

  it('[FS-17] keeps a card that fits', () => {
    const played = game(
      2,
      {},
      'deal fire+air air+row1',
      '0 discard air',
      'start 4 1',
      '0 throw',
      'sticks 1 2 salamander',
    );
    played.play('draw row7');
    expect(played.refusal('0 discard row7')).toBe('FS-17 discard/not-due');
    expect(played.view(0).players[0]!.hand).toEqual(['fire', 'row7']);
    expect(played.view(0).phase.type).toBe('move');
  });

  it('[FS-18] makes the cards laid off the pile when it is empty', () => {
    const played = drawing('fire+row6');
    leave(played, [], [WATER, WATER]);
    expect(played.refusal('draw row7')).toBe('FS-16 draw/not-in-pile');
    expect(played.sees(1, 'draw water')).toMatchObject({ reshuffled: true });
    played.play('draw water');
    expect(played.view(0)).toMatchObject({ pile: 1, laidOff: [] });
  });

  it('[FS-18] goes through the whole pile first, and then has every card laid off in the new one', () => {
    const played = game(2, {}, 'deal fire+row7 air+row1', 'start 4 1');
    const dealt = ['fire', 'row7', 'air', 'row1'];
    const pile = KINDS.flatMap((kind, index) => Array<Kind>(COPIES[index]! - Number(dealt.includes(kind))).fill(kind));
    for (const card of pile) {
      expect(played.refusal('0 throw')).toBe('accepted');
      played.play('0 throw', 'sticks 1 1 salamander', `draw ${card}`, `0 discard ${card}`, '0 move difference');
    }
    expect(played.view(1)).toMatchObject({ pile: 0, laidOff: pile });
    played.play('0 throw', 'sticks 1 1 salamander', 'draw stone3');
    expect(played.view(1)).toMatchObject({ pile: 42, laidOff: [] });
  });

  it('[FS-18] leaves the cards laid off alone while there is a pile', () => {
    const played = drawing('fire+row6');
    leave(played, [ROW7], [WATER]);
    expect(played.refusal('draw water')).toBe('FS-18 draw/laid-off');
    expect(played.sees(1, 'draw row7')).toMatchObject({ reshuffled: false });
    expect(played.play('draw row7').view(0)).toMatchObject({ pile: 0, laidOff: ['water'] });
  });

  it('[FS-18] takes no card when there is none', () => {
    const played = game(2, {}, 'deal fire+row7 air+row1', 'start 4 1', '0 throw');
    leave(played, [], []);
    expect(played.sees(1, 'sticks 1 2 salamander')).toMatchObject({ idle: true });
    played.play('sticks 1 2 salamander');
    expect(played.refusal('draw air')).toBe('FS-16 draw/not-due');
    expect(played.legal(0)).toEqual(['0 move sum', '0 move difference']);
  });

  it('[FS-18] [FS-35] leaves replacements out when there is no card, but a card laid off may come back', () => {
    const played = game(2, {}, 'deal fire+row7 air+row1', 'start 4 1');
    leave(played, [], []);
    played.play('0 claim fire / 1 row1 1 stone1', '1 exchange yes');
    expect(played.view(0).turn).toEqual({ type: 'chance', chance: 'draw' });
    expect(played.play('draw row1').view(1).players[1]!.hand).toEqual(['air', 'row1']);

    const none = game(2, {}, 'deal fire+row7 air+row1', 'start 4 1');
    leave(none, [], []);
    none.play('0 claim fire / 1 row1 1 stone1', '1 exchange no');
    expect(none.view(0).phase).toEqual({ type: 'begin', active: 1, mayClaim: true });
  });
});
