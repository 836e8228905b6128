import { describe, expect, it } from 'vitest';
import { allBut, Scenario } from './testing.ts';

describe('banishing', () => {
  it('[DM-16] sends an apprentice that walks to a foreign mage to the labyrinth at once, without its stone', () => {
    const game = new Scenario({ mages: ['sun', 'house', 'life'], stones: [0] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house');
    expect(game.player(0)).toBe('sun labyrinth 0');
    expect(game.happened).toContainEqual({ type: 'apprenticeSent', seat: 0, stoneLost: true });
  });

  it('[DM-16] banishes even if its own mage jumps there afterwards', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house', '0 jump house', 'duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.player(0)).toBe('house labyrinth 1');
  });

  it('[DM-16] sends foreign apprentices away when a mage arrives, all of them', () => {
    const game = new Scenario({
      mages: ['forest', 'life', 'life'],
      apprentices: ['life', 'house', 'house'],
      stones: [1],
    });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house');
    expect(game.player(1)).toBe('life labyrinth 0');
    expect(game.player(2)).toBe('life labyrinth 0');
  });

  it('[DM-16] spares an apprentice beside its own mage until the duel', () => {
    const game = new Scenario({
      mages: ['forest', 'house', 'life'],
      apprentices: ['life', 'house', 'life'],
      stones: [1],
    });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house');
    expect(game.player(1)).toBe('house house 0 stone');
  });

  it.each(['life', 'labyrinth'] as const)('[DM-16] banishes nobody on %s', (place) => {
    const game = new Scenario({ mages: ['house', 'life', 'life'], apprentices: ['life', place, place], stones: [1] });
    game.play('0 throw', `eyes ${place === 'life' ? 1 : 2} 0 0`, `0 jump ${place}`);
    expect(game.player(1)).toBe(`life ${place} 0 stone`);
    const walking = new Scenario({ apprentices: ['house', 'life', 'life'], mages: ['sun', place, place], stones: [0] });
    walking.play('0 throw', 'eyes 0 2 1', '0 walk life');
    expect(walking.player(0)).toBe('sun life 0 stone');
  });

  it('[DM-20] lets several apprentices share any field', () => {
    const game = new Scenario({ apprentices: ['house', 'sun-mill-1', 'house'], mages: ['sun', 'life', 'life'] });
    game.play('0 throw', 'eyes 0 1 2', '0 walk life', '1 throw', 'eyes 1 0 2', '1 walk castle-sun-2', '1 decline');
    game.play('2 throw', 'eyes 1 2 0', '2 walk life');
    expect([0, 1, 2].map((own) => game.view().players[own]!.apprentice)).toEqual(['life', 'castle-sun-2', 'life']);
  });
});

describe('meeting', () => {
  it('[DM-17] takes the card of the place when the apprentice comes to its mage', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'] }).play('0 throw', 'eyes 1 1 1', '0 walk house');
    expect(game.view().players[0]!.cards).toEqual(['house']);
    expect(game.view().cardsLeft.house).toBe(1);
    expect(game.happened).toContainEqual({ type: 'card', seat: 0, card: 'house', from: 'place' });
  });

  it('[DM-17] takes it when the mage comes to its apprentice', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'], apprentices: ['sun', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 2 1', '0 walk mill', '0 jump mill');
    expect(game.view().players[0]!.cards).toEqual(['mill']);
  });

  it('[DM-17] takes nothing that is owned already, and never on LIFE or in the labyrinth', () => {
    const game = new Scenario({
      mages: ['house', 'life', 'life'],
      apprentices: ['house-life-1', 'life', 'life'],
      cards: [['house'], [], []],
    });
    game.play('0 throw', 'eyes 0 1 0', '0 walk house');
    expect(game.view().cardsLeft.house).toBe(1);
    // Nor is it the sixth card again.
    const six = new Scenario({ mages: ['house', 'life', 'life'], cards: [allBut('sun'), [], []] });
    expect(six.play('0 throw', 'eyes 0 1 2', '0 walk house').asked).toBe('1');
    const life = new Scenario({ apprentices: ['house', 'life', 'life'] }).play('0 throw', 'eyes 0 1 2', '0 walk life');
    expect(life.player(0)).toBe('life life 0');
  });

  it('[DM-17] asks whom to take it from when the place is empty, before the other figure moves', () => {
    const game = new Scenario({
      mages: ['house', 'life', 'life'],
      cards: [[], ['house', 'sun'], ['house']],
    });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house');
    expect(game.happened).toEqual([{ type: 'mustTake', seat: 0, card: 'house' }]);
    expect(game.choices()).toEqual(['take 1', 'take 2']);
    expect(game.refusal('0 jump life')).toBe('DM-17 take/first');
    expect(game.refusal('0 stay')).toBe('DM-17 take/first');
    expect(game.refusal('0 take 0')).toBe('DM-17 take/own');
    expect(game.refusal('1 take 2')).toBe('DM-8 turn/not-yours');
    game.play('0 take 1');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], ['sun'], ['house']]);
    expect(game.choices()).toEqual(['jump forest', 'jump life', 'jump tower', 'stay']);
    expect(game.refusal('0 take 2')).toBe('DM-17 take/not-now');
  });

  it('[DM-17] asks before the walk when the mage jumped first', () => {
    const game = new Scenario({
      mages: ['forest', 'life', 'life'],
      apprentices: ['house', 'life', 'life'],
      cards: [[], ['house'], ['house']],
    });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house');
    expect(game.refusal('0 walk house-tower-1')).toBe('DM-17 take/first');
    game.play('0 take 2', '0 walk house-tower-1');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], ['house'], []]);
    expect(game.asked).toBe('1');
  });

  it('[DM-17] gives the last card of a place before any is taken from a player', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'], cards: [[], ['house'], []] });
    game.play('0 throw', 'eyes 0 1 2', '0 walk house');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], ['house'], []]);
    expect(game.asked).toBe('1');
  });

  it('[DM-17] is for the player whose turn it is: a mage left alone with its apprentice meets nobody', () => {
    // Black's two figures stand together; red passing by changes nothing for them.
    const game = new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['life', 'house', 'life'] });
    game.play('0 throw', 'eyes 0 1 0', '0 walk house-life-2');
    expect(game.player(1)).toBe('house house 0');
  });

  it('[DM-18] counts although the apprentice then walks on', () => {
    const game = new Scenario({ mages: ['forest', 'life', 'life'], apprentices: ['house', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-1');
    expect(game.player(0)).toBe('house house-life-1 1');
  });

  it('[DM-18] counts although the mage then jumps on', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house', '0 jump tower');
    expect(game.player(0)).toBe('tower house 1');
  });

  it('[DM-18] does not count in passing', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 2 1', '0 walk forest-house-3', '0 stay');
    expect(game.player(0)).toBe('house forest-house-3 0');
    // Walking away from where the mage lands later is no meeting either.
    const late = new Scenario({ mages: ['forest', 'life', 'life'], apprentices: ['house', 'life', 'life'] });
    late.play('0 throw', 'eyes 1 0 0', '0 walk house-life-1', '0 jump house');
    expect(late.player(0)).toBe('house house-life-1 0');
  });
});

describe('cards', () => {
  const five = allBut('house', 'sun');

  it('[DM-30] earns a throw with the sixth card in one’s own turn', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'], cards: [five, [], []] });
    game.play('0 throw', 'eyes 0 1 2', '0 walk house');
    expect(game.happened).toContainEqual({ type: 'throwEarned', seat: 0, reason: 'sixthCard' });
    expect(game.choices()).toEqual(['pass', 'throw']);
    expect(game.play('0 throw', 'eyes 0 1 0', '0 walk house-tower-1').asked).toBe('1');
  });

  it('[DM-30] adds to the throw of three equal wands', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'], cards: [five, [], []] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house', '0 stay');
    expect(game.view().throwsDue).toBe(2);
    game.play('0 throw', 'eyes 0 1 0', '0 walk house-tower-1');
    expect(game.view().throwsDue).toBe(1);
    expect(game.choices()).toEqual(['pass', 'throw']);
    game.play('0 throw', 'eyes 0 1 0', '0 walk house');
    expect(game.asked).toBe('1');
  });

  it('[DM-30] earns it each time: the sixth card lost and another won in one turn', () => {
    const game = new Scenario({
      mages: ['house', 'tower', 'mill'],
      cards: [allBut('house', 'mill'), [], ['tower']],
    });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house');
    expect(game.view().throwsDue).toBe(2);
    game.play('0 jump tower', 'duel 0 0 0', '0 stand', 'duel 2 0 0');
    expect(game.happened).toContainEqual({ type: 'card', seat: 1, card: 'tower', from: 0 });
    game.play('0 throw', 'eyes 2 1 0', '0 jump mill', '0 walk life', 'duel 2 0 0', '0 stand', 'duel 0 0 0');
    expect(game.view().players[0]!.cards).toHaveLength(6);
    expect(game.view().throwsDue).toBe(2);
  });

  it('[DM-30] earns nothing when the sixth card is won in another’s turn', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'], cards: [[], five, []] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(game.view().players[1]!.cards).toHaveLength(6);
    expect(game.asked).toBe('1');
    game.play('1 throw', 'eyes 1 0 0', '1 walk house-life-2');
    expect(game.asked).toBe('2');
  });

  it('[DM-25] [DM-30] earns nothing with a duel for a card that is owned already', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'], cards: [allBut('sun'), [], []] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 1 0 0', '0 stand', 'duel 0 0 0');
    expect(game.player(0)).toBe('house house-life-2 6');
    expect(game.asked).toBe('1');
  });

  it('[DM-31] wins with seven at once, in the middle of a throw', () => {
    const game = new Scenario({
      mages: ['house', 'life', 'life'],
      cards: [allBut('house'), ['sun'], ['moon', 'mill']],
    });
    game.play('0 throw', 'eyes 1 1 1', '0 walk house');
    expect(game.asked).toBe('over');
    expect(game.view().eyes).toBeNull();
    expect(game.view().turn).toEqual({ type: 'over', outcome: { ranking: [[0], [2], [1]], scores: [7, 1, 2] } });
    expect(game.refusal('0 stay')).toBe('DM-31 game/over');
    expect(game.refusal('1 throw')).toBe('DM-31 game/over');
    expect(game.refusal('eyes 1 1 1')).toBe('DM-31 game/over');
  });

  it('[DM-31] wins in another’s turn too, and those with equally many cards share a rank', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'], cards: [['sun'], allBut('house'), ['moon']] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk castle', '0 jump house');
    game.play('duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(game.view().turn).toEqual({ type: 'over', outcome: { ranking: [[1], [0, 2]], scores: [1, 7, 1] } });
    expect(game.happened.at(-1)).toEqual({ type: 'wins', seat: 1 });
  });

  it('[DM-31] wins by a card taken from another', () => {
    const game = new Scenario({ mages: ['house', 'life', 'life'], cards: [allBut('house'), ['house'], ['house']] });
    game.play('0 throw', 'eyes 0 1 2', '0 walk house', '0 take 2');
    expect(game.view().turn).toEqual({ type: 'over', outcome: { ranking: [[0], [1], [2]], scores: [7, 1, 0] } });
  });
});
