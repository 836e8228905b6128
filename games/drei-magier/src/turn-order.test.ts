import { describe, expect, it } from 'vitest';
import { allBut, Scenario } from './testing.ts';

describe('the draw', () => {
  it('[DM-7] seats red, black, white, all six figures on LIFE without cards or stones', () => {
    const game = new Scenario();
    expect(game.view().players.map(({ colour }) => colour)).toEqual(['red', 'black', 'white']);
    for (const own of [0, 1, 2]) expect(game.player(own)).toBe('life life 0');
    expect(game.asked).toBe('chance startThrow');
    // Nobody plays yet, and no wands lie.
    expect(game.view()).toMatchObject({ player: null, eyes: null, duel: null });
  });

  it('[DM-7] lets the highest sum begin', () => {
    expect(new Scenario().play('start 2 5 4').asked).toBe('1');
    expect(new Scenario().play('start 0 0 1').asked).toBe('2');
  });

  it('[DM-7] lets those tied for the highest throw again, and only them', () => {
    const game = new Scenario().play('start 5 2 5');
    expect(game.view().phase).toEqual({ type: 'start', draw: [0, 2] });
    expect(game.happened).toEqual([{ type: 'drawAgain', seats: [0, 2] }]);
    expect(game.refusal('start 5 2 5')).toBe('DM-7 start/wrong-seats');
    expect(game.refusal('start - - 5')).toBe('DM-7 start/wrong-seats');
    expect(game.refusal('start - 1 5')).toBe('DM-7 start/wrong-seats');
    game.play('start 6 - 6', 'start 0 - 0', 'start 1 - 3');
    expect(game.asked).toBe('2');
    expect(game.view().phase).toEqual({ type: 'throw' });
  });

  it('[DM-7] goes from red to black to white, whoever begins', () => {
    const game = new Scenario().play('start 0 1 2');
    const order = [0, 1, 2, 3].map(() => {
      const { asked } = game;
      game.play(`${asked} throw`, 'eyes 0 0 0');
      return asked;
    });
    expect(order).toEqual(['2', '0', '1', '2']);
  });

  it('[DM-7] asks all three first, and comes before everything', () => {
    const game = new Scenario();
    expect(game.refusal('start 3 - 2')).toBe('DM-7 start/wrong-seats');
    expect(game.refusal('0 throw')).toBe('DM-7 start/due');
    expect(game.refusal('eyes 1 1 0')).toBe('DM-8 eyes/not-due');
    expect(game.play('start 3 1 1').refusal('start 3 1 1')).toBe('DM-7 start/not-due');
  });
});

describe('a turn', () => {
  it('[DM-8] begins with an eye throw, which cannot be declined', () => {
    const game = new Scenario({});
    expect(game.choices()).toEqual(['throw']);
    expect(game.refusal('0 pass')).toBe('DM-8 pass/first-throw');
    expect(game.refusal('0 walk house')).toBe('DM-8 throw/first');
    expect(game.refusal('0 jump house')).toBe('DM-8 throw/first');
    expect(game.refusal('0 stay')).toBe('DM-8 throw/first');
    expect(game.refusal('1 throw')).toBe('DM-8 turn/not-yours');
    expect(game.play('0 throw').asked).toBe('chance eyes');
    expect(game.view().eyes).toBeNull();
    expect(game.refusal('0 throw')).toBe('DM-8 eyes/due');
    expect(game.refusal('duel 1 1 1')).toBe('DM-21 duel/not-due');
    expect(game.refusal('spell power power power')).toBe('DM-26 cast/not-now');
  });

  it('[DM-8] lets the apprentice walk the sum and the mage jump what its own wand shows', () => {
    const game = new Scenario({ player: 1, mages: ['life', 'forest', 'life'] }).play('1 throw', 'eyes 0 1 2');
    expect(game.view().eyes).toEqual({ wands: [0, 1, 2], sum: 3, jumps: 1, walked: false, jumped: false });
    expect(game.choices('jump')).toEqual(['castle', 'house']);
    expect(game.choices('walk')).toEqual(['castle', 'house', 'labyrinth', 'mill']);
  });

  it('[DM-8] goes round: the next seat throws after the last figure has moved', () => {
    const game = new Scenario({ player: 2, mages: ['life', 'life', 'sun'] });
    game.play('2 throw', 'eyes 1 0 0', '2 walk life-mill-1');
    expect(game.asked).toBe('0');
    expect(game.happened).toEqual([{ type: 'turnBegins', seat: 0 }]);
  });

  it('[DM-9] sends both figures to the labyrinth at 0-0-0, takes the stone and ends the turn', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'], apprentices: ['forest', 'life', 'life'], stones: [0] });
    game.play('0 throw', 'eyes 0 0 0');
    expect(game.player(0)).toBe('labyrinth labyrinth 0');
    expect(game.asked).toBe('1');
  });

  it('[DM-9] takes the stone even of an apprentice that is in the labyrinth already', () => {
    const game = new Scenario({ apprentices: ['labyrinth', 'life', 'life'], stones: [0] }).play(
      '0 throw',
      'eyes 0 0 0',
    );
    expect(game.player(0)).toBe('labyrinth labyrinth 0');
    expect(game.happened).toContainEqual({ type: 'apprenticeSent', seat: 0, stoneLost: true });
  });

  /** Equal wands and the sixth card: red has two throws due. */
  const twoDue = (): Scenario =>
    new Scenario({ mages: ['house', 'life', 'life'], cards: [allBut('house', 'sun'), [], []] }).play(
      '0 throw',
      'eyes 1 1 1',
      '0 walk house',
      '0 stay',
    );

  it('[DM-9] [DM-10] ends the turn even with a throw still due', () => {
    const game = twoDue();
    expect(game.view().throwsDue).toBe(2);
    expect(game.play('0 throw', 'eyes 0 0 0').asked).toBe('1');
    expect(game.view().throwsDue).toBe(0);
    expect(game.play('1 throw', 'eyes 1 0 0', '1 walk house-life-2').asked).toBe('2');
  });

  it('[DM-10] gives a throw after 1-1-1 and 2-2-2, to take or decline', () => {
    for (const eyes of ['eyes 1 1 1', 'eyes 2 2 2']) {
      const game = new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', eyes);
      expect(game.happened).toEqual([{ type: 'throwEarned', seat: 0, reason: 'equalWands' }]);
      expect(game.view().throwsDue).toBe(1);
      expect(game.refusal('0 throw')).toBe('DM-32 throw/not-played-out');
      expect(game.refusal('0 pass')).toBe('DM-10 pass/no-throw-due');
      game.play(`0 walk ${game.choices('walk')[0]}`, '0 stay');
      if (game.choices().includes('decline')) game.play('0 decline');
      expect(game.choices()).toEqual(['pass', 'throw']);
      // The wands of the throw before are picked up.
      expect(game.view().eyes).toBeNull();
      expect(game.refusal('0 walk house')).toBe('DM-8 throw/first');
      expect(new Scenario({}).refusal('0 pass')).not.toBe('accepted');
      game.play('0 pass');
      expect(game.asked).toBe('1');
    }
  });

  it('[DM-10] gives nothing after other throws', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 0 1 1', '0 walk castle-life-1');
    expect(game.asked).toBe('1');
  });

  it('[DM-32] plays a throw in order: figures, duel, spell, throws due', () => {
    const game = new Scenario({ mages: ['sun', 'mill', 'life'], apprentices: ['sun-mill-1', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 1 1');
    expect(game.refusal('0 cast')).toBe('DM-26 cast/not-now');
    game.play('0 walk castle-sun-2', '0 jump mill');
    expect(game.asked).toBe('chance duel');
    game.play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.refusal('0 throw')).toBe('DM-32 throw/not-played-out');
    expect(game.choices()).toEqual(['cast', 'decline']);
    game.play('0 decline');
    expect(game.choices()).toEqual(['pass', 'throw']);
  });

  it('[DM-10] [DM-30] lets a pass decline all throws due at once', () => {
    const game = twoDue().play('0 pass');
    expect(game.asked).toBe('1');
    expect(game.play('1 throw', 'eyes 1 0 0', '1 walk house-life-2').asked).toBe('2');
  });
});
