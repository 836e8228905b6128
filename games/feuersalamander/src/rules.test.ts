import { standings } from '@wunderkammer/kernel';
import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { MOVES } from './codec.ts';
import { feuersalamander } from './game.ts';
import { LAYOUT } from './state.ts';
import { game } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const { AT } = LAYOUT;
const { MOST_KEY_THROWS, M_KEYS, SAYS } = MOVES;

/** Three seats, the first to move is seat 0. */
const begun = (): Trial<FeuersalamanderTypes> => game(3, {}, 'deal fire+row7 air+row2 water+stone1', 'start 4 1 1');
describe('the start', () => {
  it('[FS-9] [FS-11] waits for the deal, and then for the throw of who begins', () => {
    const table = game(2, {});
    expect(table.asked).toBe('chance deal');
    expect(table.play('deal fire+row7 air+row2').asked).toBe('chance startThrow');
  });

  it('[FS-11] lets the highest pip begin', () => {
    expect(begun().view(0).phase).toEqual({ type: 'begin', active: 0, mayClaim: true });
    const third = game(3, {}, 'deal fire+row7 air+row2 water+stone1', 'start 2 1 3');
    expect(third.view(0).phase).toMatchObject({ active: 2 });
  });

  it('[FS-11] tells everybody who threw highest', () => {
    const dealt = game(3, {}, 'deal fire+row7 air+row2 water+stone1');
    const highest = (line: string): unknown => dealt.sees('watcher', line);
    expect(highest('start 4 1 1')).toMatchObject({ highest: [0] });
    expect(highest('start 1 3 2')).toMatchObject({ highest: [1] });
    expect(highest('start 3 1 3')).toMatchObject({ highest: [0, 2] });
    expect(highest('start 2 2 2')).toMatchObject({ highest: [0, 1, 2] });
  });

  it('[FS-11] lets those tied for the highest throw again, and only those', () => {
    const tied = game(3, {}, 'deal fire+row7 air+row2 water+stone1', 'start 3 1 3');
    expect(tied.view(0).phase).toEqual({ type: 'startThrow', seats: [0, 2] });
    expect(tied.refusal('start 1 4 2')).toBe('FS-11 start-throw/wrong-seats');
    expect(tied.refusal('start 4 - -')).toBe('FS-11 start-throw/wrong-seats');
    expect(tied.refusal('0 throw')).toBe('FS-11 turn/before-start-throw');
    tied.play('start 2 - 2', 'start 1 - 2');
    expect(tied.view(0).phase).toMatchObject({ active: 2 });
    expect(tied.refusal('start 1 2 3')).toBe('FS-11 start-throw/not-due');
  });

  it('[FS-11] has everybody throw at first', () => {
    expect(game(2, {}, 'deal fire+row7 air+row2').refusal('start 1 -')).toBe('FS-11 start-throw/wrong-seats');
  });
});

describe('a turn', () => {
  it('[FS-5] goes clockwise to the next seat, and back to the first', () => {
    const played = begun();
    for (const seat of [0, 1, 2, 0]) {
      expect(played.view('watcher').turn).toEqual({ type: 'decision', seats: [seat] });
      expect(played.refusal(`${(seat + 1) % 3} throw`)).toBe('FS-5 turn/not-yours');
      const place = ['fire 7 1', 'air 2 1', 'water 1 1'][seat];
      played.play(`${seat} throw`, 'sticks 2 1 token', `${seat} place ${place}`, `${seat} move difference`);
    }
  });

  it('[FS-15] throws all three sticks, and the symbol counts before the move', () => {
    const played = begun();
    expect(played.refusal('0 pass')).toBe('FS-15 pass/must-throw');
    expect(played.refusal('sticks 1 2 token')).toBe('FS-15 sticks/not-due');
    played.play('0 throw');
    expect(played.view(1).turn).toEqual({ type: 'chance', chance: 'sticks' });
    expect(played.refusal('0 throw')).toBe('FS-15 throw/not-due');
    played.play('sticks 1 2 token');
    expect(played.refusal('0 move sum')).toBe('FS-22 move/not-due');
    played.play('0 place fire 7 1');
    expect(played.refusal('0 throw')).toBe('FS-15 throw/not-due');
    expect(played.refusal('0 place fire 7 1')).toBe('FS-19 place/not-due');
  });

  it('[FS-19] puts the token on a chamber true to every card in hand', () => {
    const played = begun().play('0 throw', 'sticks 1 2 token');
    expect(played.legal(0)).toEqual(['0 place fire 7 1', '0 place fire 7 2', '0 place fire 7 3']);
    expect(played.refusal('0 place fire 6 1')).toBe('FS-19 place/not-true');
    expect(played.refusal('0 place air 7 1')).toBe('FS-19 place/not-true');
    expect(played.refusal('0 pass')).toBe('FS-19 pass/must-place');
    const lowest = game(2, {}, 'deal air+row1 fire+row7', 'start 4 1', '0 throw', 'sticks 1 2 token');
    expect(lowest.legal(0)).toEqual(['0 place air 1 1', '0 place air 1 2', '0 place air 1 3']);
    played.play('0 place fire 7 3');
    expect(played.view('watcher').players[0]!.token).toEqual({ type: 'chamber', wing: 'fire', row: 7, stone: 3 });
  });

  it('[FS-19] leaves the rest free: 21 chambers for one wing, and the same one again', () => {
    const played = game(2, {}, 'deal fire+air air+row2', '0 discard air', 'start 4 1', '0 throw', 'sticks 1 1 token');
    expect(played.legal(0)).toHaveLength(21);
    played.play('0 place fire 3 2', '0 move sum', '0 throw', 'sticks 1 2 token');
    expect(played.refusal('0 place fire 3 2')).toBe('accepted');
  });

  it('[FS-19] places nothing with an empty hand', () => {
    const played = begun().play('0 claim fire row7 / 2 stone1', '0 throw');
    expect(played.sees('watcher', 'sticks 1 2 token')).toMatchObject({ idle: true });
    played.play('sticks 1 2 token');
    expect(played.refusal('0 place fire 7 1')).toBe('FS-19 place/not-due');
    expect(played.legal(0)).toEqual(['0 move sum', '0 move difference']);
  });

  it('[FS-20] lets tokens share a chamber', () => {
    const played = game(
      2,
      {},
      'deal fire+row6 fire+row6',
      'start 4 1',
      '0 throw',
      'sticks 1 2 token',
      '0 place fire 6 1',
    );
    played.play('0 move sum', '1 throw', 'sticks 1 2 token', '1 place fire 6 1');
    expect(played.view(0).players.map(({ token }) => token.type)).toEqual(['chamber', 'chamber']);
  });

  it('[FS-21] leaves the token, true or not, until the next token throw', () => {
    const played = begun().play('0 throw', 'sticks 2 2 token', '0 place fire 7 1', '0 move sum');
    played.play('0 ask water', '0 throw', 'sticks 1 2 salamander', 'draw air', '0 discard fire');
    expect(played.view(1).players[0]!.token).toEqual({ type: 'chamber', wing: 'fire', row: 7, stone: 1 });
  });

  it('[FS-29] may throw again after a double, after the question, or pass', () => {
    const played = begun().play('0 throw', 'sticks 2 2 token', '0 place fire 7 1', '0 move sum');
    expect(played.refusal('0 throw')).toBe('FS-29 throw/no-double');
    played.play('0 ask water');
    expect(played.legal(0)).toEqual(['0 throw', '0 pass']);
    expect(played.view(0).phase).toMatchObject({ type: 'again', mayClaim: false });
    const again = played.play('0 throw', 'sticks 4 4 token', '0 place fire 7 1', '0 move difference', '0 pass');
    expect(again.legal(0)).toEqual(['0 throw', '0 pass']);
    expect(again.play('0 pass').view(0).phase).toMatchObject({ type: 'begin', active: 1 });
  });

  it('[FS-26] [FS-29] [FS-30] tells everybody what is declined: a question, a throw, or a claim', () => {
    const played = begun().play('0 throw', 'sticks 2 2 token', '0 place fire 7 1', '0 move sum');
    expect(played.sees(2, '0 pass')).toEqual({ by: 0, type: 'pass', declined: 'question' });
    expect(played.play('0 pass').sees(2, '0 pass')).toEqual({ by: 0, type: 'pass', declined: 'throw' });
    const home = begun();
    home.state.cells[AT] = 2;
    home.play('0 throw', 'sticks 1 2 token', '0 place fire 7 1', '0 move sum home');
    expect(home.sees(2, '0 pass')).toEqual({ by: 0, type: 'pass', declined: 'claim' });
  });

  it('[FS-29] has no second throw without a double', () => {
    const played = begun().play('0 throw', 'sticks 1 2 token', '0 place fire 7 1', '0 move sum');
    expect(played.view(0).phase).toMatchObject({ type: 'begin', active: 1 });
    const home = begun();
    home.state.cells[AT] = 2;
    home.play('0 throw', 'sticks 1 2 token', '0 place fire 7 1', '0 move sum home');
    expect(home.refusal('0 throw')).toBe('FS-29 throw/no-double');
  });

  it('[FS-23] [FS-29] has a throw due for who stays at home, and may claim there', () => {
    const played = begun().play('0 throw', 'sticks 3 3 token', '0 place fire 7 1', '0 move difference');
    expect(played.view(0).phase).toMatchObject({ type: 'again', mayClaim: true });
    expect(played.refusal('0 throw')).toBe('accepted');
    expect(played.refusal('0 pass')).toBe('accepted');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('accepted');
  });

  it('[FS-29] loses the throw due in the dungeon', () => {
    const played = begun().play('0 throw', 'sticks 3 3 token', '0 place fire 7 1', '0 move difference');
    played.play('0 claim fire row7 / 1 stone1');
    expect(played.view(0).phase).toMatchObject({ type: 'begin', active: 1 });
    expect(played.refusal('0 throw')).toBe('FS-5 turn/not-yours');
  });
});

describe('the key throw', () => {
  const captive = (): Trial<FeuersalamanderTypes> =>
    begun().play('0 claim fire row7 / 1 stone1', '1 throw', 'sticks 1 2 token', '1 place air 2 1');
  const atKeys = (): Trial<FeuersalamanderTypes> =>
    captive().play('1 move sum', '2 throw', 'sticks 1 2 token', '2 place water 1 1', '2 move difference');

  it('[FS-13] is all that a figure in the dungeon can do', () => {
    const played = atKeys();
    expect(played.legal(0)).toEqual(['0 throwKeys']);
    expect(played.refusal('0 throw')).toBe('FS-13 throw/in-dungeon');
    expect(played.refusal('0 pass')).toBe('FS-13 pass/must-throw-keys');
    expect(atKeys().play('0 throwKeys').asked).toBe('chance keys');
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('FS-30 claim/not-home');
    expect(begun().refusal('0 throwKeys')).toBe('FS-13 throw-keys/not-due');
    expect(begun().refusal('keys 3')).toBe('FS-13 keys/not-due');
  });

  it('[FS-13] has five throws, fewer only with three keys, and no throw after the third', () => {
    const played = atKeys().play('0 throwKeys');
    for (const keys of ['3', '0 3', '1 2', '1 1 1', '0 0 0 0 3', '0 1 0 1 1', '0 0 0 0 0', '0 1 0 1 0', '2 0 0 0 0']) {
      expect([keys, played.refusal(`keys ${keys}`)]).toEqual([keys, 'accepted']);
    }
    for (const keys of [
      '0',
      '1 1',
      '0 0 0 0',
      '3 0',
      '1 2 0',
      '1 1 1 0 0',
      '2 2',
      '3 1',
      '0 0 0 2 2',
      '0 0 0 0 0 0',
      '0 0 0 0 0 3',
    ]) {
      expect([keys, played.refusal(`keys ${keys}`)]).toEqual([keys, 'FS-13 keys/impossible']);
    }
    expect(feuersalamander.play(played.state, { by: 'chance', type: 'keys', shown: [] })?.rule).toBe('FS-13');
    // More throws than the bits of a move have room for.
    const beyond = M_KEYS | (1 << (2 * MOST_KEY_THROWS + 3 + SAYS));
    expect(feuersalamander.engine.happen(played.state, beyond)?.rule).toBe('FS-13');
  });

  it('[FS-13] [FS-14] goes on as a normal turn from the start place with three keys', () => {
    const played = atKeys().play('0 throwKeys', 'keys 0 1 2');
    expect(played.view(0).players[0]!.at).toEqual({ type: 'start' });
    expect(played.view(0).phase).toEqual({ type: 'begin', active: 0, mayClaim: true });
    expect(played.refusal('0 claim fire row7 / 2 stone1')).toBe('accepted');
    expect(played.refusal('0 throw')).toBe('accepted');
  });

  it('[FS-13] ends the turn without three keys, and the figure stays', () => {
    const played = atKeys().play('0 throwKeys', 'keys 0 1 0 1 0');
    expect(played.view(0).players[0]!.at).toEqual({ type: 'dungeon' });
    expect(played.view(0).phase).toMatchObject({ type: 'begin', active: 1 });
  });
});

describe('the rules behind the decisions', () => {
  it('[FS-13] [FS-37] are all those of a turn, but for when it begins and what an empty pile means', () => {
    const named = new Set<string>(Object.values(feuersalamander.decisionRules).flat());
    const ofTurns = Array.from({ length: 25 }, (_, index) => `FS-${13 + index}`);
    expect(ofTurns.filter((rule) => !named.has(rule))).toEqual(['FS-14', 'FS-18']);
  });
});

describe('series', () => {
  it('[FS-40] adds points up over several games', () => {
    const games = [
      { ranking: [], scores: [84, 20] },
      { ranking: [], scores: [60, 90] },
    ];
    expect(standings(feuersalamander, 2, games)).toEqual({ totals: [144, 110], ranking: [[0], [1]] });
  });
});
