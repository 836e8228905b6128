import { describe, expect, it } from 'vitest';
import { FIELDS } from './board.ts';
import { walkBetween } from './reach.ts';
import { Scenario } from './testing.ts';

describe('the apprentice', () => {
  it('[DM-11] walks exactly the sum, in any direction', () => {
    const game = new Scenario({ apprentices: ['sun-mill-2', 'life', 'life'] }).play('0 throw', 'eyes 0 1 2');
    expect(game.choices('walk')).toEqual(['castle-sun-3', 'life-mill-2', 'mill-moon-1']);
    expect(game.refusal('0 walk mill')).toBe('DM-11 walk/wrong-distance');
    expect(game.refusal('0 walk sun-mill-2')).toBe('DM-11 walk/wrong-distance');
  });

  it('[DM-11] does not turn back on its way', () => {
    const game = new Scenario({ apprentices: ['sun-mill-2', 'life', 'life'] }).play('0 throw', 'eyes 0 0 2');
    // Two steps there and back, or one forth, one back, would end here or one field away.
    expect(game.choices('walk')).toEqual(['mill', 'sun']);
    expect(game.refusal('0 walk sun-mill-2')).toBe('DM-11 walk/wrong-distance');
  });

  it('[DM-11] goes field by field, and has no way where it would have to turn back', () => {
    expect(walkBetween('sun-mill-2', 'mill-moon-1', 3)).toEqual(['sun-mill-2', 'sun-mill-3', 'mill', 'mill-moon-1']);
    expect(walkBetween('sun-mill-2', 'sun-mill-2', 2)).toBeUndefined();
  });

  it('[DM-11] walks into a dead end only to end there: one cannot turn back', () => {
    const near = { apprentices: ['life-labyrinth-2', 'life', 'life'] } as const;
    expect(new Scenario(near).play('0 throw', 'eyes 0 1 0').choices('walk')).toEqual(['labyrinth', 'life-labyrinth-1']);
    expect(new Scenario(near).play('0 throw', 'eyes 0 1 1').choices('walk')).toEqual(['life']);
    const inside = new Scenario({ apprentices: ['labyrinth', 'tower', 'moon'] }).play('0 throw', 'eyes 0 2 2');
    expect(inside.choices('walk')).toEqual(['castle-life-2', 'house-life-2', 'life-mill-1']);
    expect(inside.refusal('0 walk tower')).toBe('DM-11 walk/wrong-distance');
  });

  it('[DM-11] comes out of a dead end the way it went in, at a throw due: each walk is for itself', () => {
    const game = new Scenario({ mages: ['sun', 'sun', 'sun'] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk labyrinth', '0 stay', '0 throw', 'eyes 0 1 0');
    expect(game.choices('walk')).toEqual(['life-labyrinth-2']);
  });

  it('[DM-11] passes figures and places freely, without any effect', () => {
    const game = new Scenario({
      mages: ['mill', 'house', 'life'],
      apprentices: ['sun-mill-3', 'forest', 'life'],
      stones: [0],
    });
    game.play('0 throw', 'eyes 0 1 1', '0 walk mill-moon-1');
    expect(game.player(0)).toBe('mill mill-moon-1 0 stone');
    game.play('1 throw', 'eyes 2 0 0', '1 walk forest-house-2', '1 decline');
    game.play('2 throw', 'eyes 2 1 0', '2 walk house');
    // White's apprentice ends there and is banished; walking on past house would have been free.
    expect(game.player(2)).toBe('life labyrinth 0');
  });

  it('[DM-12] may walk twice the sum with the power stone, or just the sum', () => {
    const setup = { apprentices: ['sun-mill-2', 'life', 'life'] } as const;
    const without = new Scenario(setup).play('0 throw', 'eyes 0 1 0');
    expect(without.choices('walk')).toEqual(['sun-mill-1', 'sun-mill-3']);
    expect(without.refusal('0 walk sun')).toBe('DM-12 walk/no-stone');
    const game = new Scenario({ ...setup, stones: [0] }).play('0 throw', 'eyes 0 1 0');
    expect(game.choices('walk')).toEqual(['mill', 'sun', 'sun-mill-1', 'sun-mill-3']);
    expect(game.refusal('0 walk castle-sun-3')).toBe('DM-11 walk/wrong-distance');
    expect(new Scenario({ ...setup, stones: [1, 2] }).play('0 throw', 'eyes 0 1 0').choices('walk')).toHaveLength(2);
  });

  it('[DM-12] walks twice the sum in one way: not the sum forth and the sum back', () => {
    const game = new Scenario({ apprentices: ['sun', 'life', 'life'], stones: [0] }).play('0 throw', 'eyes 0 2 1');
    expect(game.refusal('0 walk sun')).toBe('DM-11 walk/wrong-distance');
    expect(game.choices('walk')).toContain('castle-life-2');
  });

  it('[DM-8] [DM-11] walks once a throw', () => {
    const game = new Scenario({}).play('0 throw', 'eyes 1 0 0', '0 walk house-life-2');
    for (const field of FIELDS) expect(game.refusal(`0 walk ${field}`)).toBe('DM-11 walk/not-now');
  });
});

describe('the mage', () => {
  const onSun = { mages: ['sun', 'life', 'life'] } as const;

  it('[DM-13] jumps exactly its number or stays', () => {
    const game = new Scenario(onSun).play('0 throw', 'eyes 2 0 0', '0 walk house-life-1');
    expect(game.choices()).toEqual(['jump forest', 'jump life', 'jump moon', 'stay']);
    expect(game.refusal('0 jump castle')).toBe('DM-13 jump/wrong-place');
    expect(game.refusal('0 jump sun')).toBe('DM-13 jump/wrong-place');
    game.play('0 stay');
    expect(game.player(0)).toBe('sun house-life-1 0');
  });

  it('[DM-13] is not asked when its wand shows 0', () => {
    const game = new Scenario(onSun).play('0 throw', 'eyes 0 1 0');
    expect(game.choices().every((line) => line.startsWith('walk'))).toBe(true);
    expect(game.refusal('0 jump mill')).toBe('DM-13 jump/zero');
    expect(game.refusal('0 stay')).toBe('DM-13 stay/done');
    expect(game.play('0 walk house-life-2').asked).toBe('1');
  });

  it('[DM-13] chooses to stay only after the walk', () => {
    const game = new Scenario(onSun).play('0 throw', 'eyes 1 0 0');
    expect(game.refusal('0 stay')).toBe('DM-13 stay/walk-first');
    game.play('0 jump mill');
    expect(game.refusal('0 stay')).toBe('DM-13 stay/done');
    expect(game.refusal('0 jump sun')).toBe('DM-13 jump/not-now');
  });

  it('[DM-3] does not enter or leave the labyrinth by its sides', () => {
    const tower = new Scenario({ mages: ['tower', 'life', 'life'] }).play('0 throw', 'eyes 1 0 0');
    expect(tower.refusal('0 jump labyrinth')).toBe('DM-3 jump/labyrinth-sides');
    const two = new Scenario({ mages: ['tower', 'life', 'life'] }).play('0 throw', 'eyes 2 0 0');
    expect(two.refusal('0 jump moon')).toBe('DM-3 jump/labyrinth-sides');
    const out = new Scenario({ mages: ['labyrinth', 'life', 'life'] }).play('0 throw', 'eyes 1 0 0');
    expect(out.choices('jump')).toEqual(['life']);
    expect(out.refusal('0 jump moon')).toBe('DM-3 jump/labyrinth-sides');
    expect(out.refusal('0 jump tower')).toBe('DM-3 jump/labyrinth-sides');
    const moon = new Scenario({ mages: ['moon', 'life', 'life'] }).play('0 throw', 'eyes 1 0 0');
    expect(moon.refusal('0 jump labyrinth')).toBe('DM-3 jump/labyrinth-sides');
    expect(moon.refusal('0 jump life')).toBe('DM-13 jump/wrong-place');
  });

  it('[DM-3] may jump into the labyrinth from LIFE, also as a second jump', () => {
    expect(new Scenario({}).play('0 throw', 'eyes 1 0 0').choices('jump')).toContain('labyrinth');
    const game = new Scenario({ mages: ['house', 'life', 'life'] }).play('0 throw', 'eyes 2 0 0');
    expect(game.choices('jump')).toContain('labyrinth');
  });

  it.each(['life', 'labyrinth'] as const)('[DM-14] must leave %s if it stood there when the turn began', (place) => {
    const game = new Scenario({ mages: [place, 'sun', 'sun'] }).play('0 throw', 'eyes 1 0 0', '0 walk house-life-2');
    expect(game.view().mageMustJump).toBe(true);
    expect(game.choices().every((line) => line.startsWith('jump'))).toBe(true);
    expect(game.refusal('0 stay')).toBe('DM-14 stay/must-jump');
  });

  it('[DM-14] stays on LIFE while its wand shows 0, and still must jump at a throw due', () => {
    const game = new Scenario({ apprentices: ['life', 'life', 'life'], stones: [] });
    game.play('0 throw', 'eyes 0 1 0', '0 walk house-life-2');
    expect(game.player(0)).toBe('life house-life-2 0');
    game.play('1 throw', 'eyes 0 0 1', '1 walk house-life-2', '2 throw', 'eyes 0 1 0', '2 walk house-life-2');
    game.play('0 throw', 'eyes 1 1 1', '0 walk house-tower-1');
    expect(game.refusal('0 stay')).toBe('DM-14 stay/must-jump');
  });

  it('[DM-14] may stay on LIFE at a throw due once it has left where it stood', () => {
    const game = new Scenario({ mages: ['labyrinth', 'sun', 'sun'] });
    game.play('0 throw', 'eyes 1 1 1', '0 jump life', '0 walk house', '0 throw', 'eyes 1 0 0', '0 walk forest-house-3');
    expect(game.choices('stay')).toEqual(['']);
    const back = new Scenario({});
    back.play('0 throw', 'eyes 1 1 1', '0 jump house', '0 walk mill', '0 throw', 'eyes 1 1 1', '0 jump life');
    back.play('0 walk sun-mill-1', '0 throw', 'eyes 1 0 0', '0 walk sun');
    expect(back.choices('stay')).toEqual(['']);
  });

  it('[DM-14] may stay in the labyrinth at a throw due when it was sent there in this turn, not in the next', () => {
    const game = new Scenario({ mages: ['sun', 'mill', 'life'] });
    game.play('0 throw', 'eyes 1 1 1', '0 jump mill', '0 walk house', 'duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(game.player(0)).toBe('labyrinth house 0');
    game.play('0 throw', 'eyes 1 0 0', '0 walk forest-house-3', '0 stay');
    game.play('1 throw', 'eyes 1 0 0', '1 walk house-life-2', '2 throw', 'eyes 1 0 0', '2 walk house-life-2');
    game.play('0 throw', 'eyes 1 0 0', '0 walk house');
    expect(game.refusal('0 stay')).toBe('DM-14 stay/must-jump');
  });

  it('[DM-15] lets either figure go first', () => {
    const first = new Scenario(onSun).play('0 throw', 'eyes 1 1 0', '0 jump mill', '0 walk castle-life-1');
    const second = new Scenario(onSun).play('0 throw', 'eyes 1 1 0', '0 walk castle-life-1', '0 jump mill');
    expect(first.state.cells).toEqual(second.state.cells);
    expect(new Scenario({}).play('0 throw', 'eyes 1 0 0', '0 jump house').choices()).toEqual([
      'walk castle-life-2',
      'walk house-life-2',
      'walk life-labyrinth-1',
      'walk life-mill-1',
    ]);
  });
});
