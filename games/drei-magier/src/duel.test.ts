import { describe, expect, it } from 'vitest';
import { Scenario, type Setup } from './testing.ts';

/** Red's mage on forest, black's on house; red jumps there and walks by the way. */
const duel = (setup: Setup = {}): Scenario =>
  new Scenario({ mages: ['forest', 'house', 'life'], ...setup }).play(
    '0 throw',
    'eyes 1 0 0',
    '0 jump house',
    '0 walk house-life-2',
  );

describe('a duel', () => {
  it('[DM-19] is fought where a mage lands on a foreign mage, after both figures have moved', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] }).play('0 throw', 'eyes 1 1 0', '0 jump house');
    expect(game.happened).toEqual([{ type: 'challenge', seat: 0, defender: 1, place: 'house' }]);
    expect(game.view().duel).toEqual({ place: 'house', challenger: 0, defender: 1, fight: null });
    expect(game.asked).toBe('0');
    expect(game.refusal('duel 1 1 1')).toBe('DM-21 duel/not-due');
    expect(game.play('0 walk castle-life-1').asked).toBe('chance duel');
    expect(game.happened).toEqual([{ type: 'duelBegins', challenger: 0, defender: 1, place: 'house' }]);
  });

  it.each(['life', 'labyrinth'] as const)('[DM-19] is not fought on %s', (place) => {
    const game = new Scenario({ mages: ['house', place, place] });
    game.play(
      '0 throw',
      `eyes ${place === 'life' ? 1 : 2} 0 0`,
      `0 jump ${place}`,
      `0 walk ${place === 'life' ? 'house-life-2' : 'castle-life-1'}`,
    );
    expect(game.asked).toBe('1');
  });

  it('[DM-19] lets a meeting there wait and banishes nobody before it', () => {
    const game = new Scenario({
      mages: ['forest', 'house', 'life'],
      apprentices: ['house-life-2', 'house', 'life'],
      stones: [0, 1],
    });
    game.play('0 throw', 'eyes 1 1 0', '0 jump house');
    expect(game.player(1)).toBe('house house 0 stone');
    game.play('0 walk house');
    expect(game.player(0)).toBe('house house 0 stone');
    game.play('duel 0 0 0', '0 stand', 'duel 1 0 0');
    // Lost: no card from the meeting, and the apprentice goes with its mage.
    expect(game.player(0)).toBe('labyrinth labyrinth 0');
    expect(game.player(1)).toBe('house house 1 stone');
  });

  it('[DM-20] leaves one mage on the place', () => {
    for (const answer of ['duel 0 0 0', 'duel 2 2 2']) {
      const game = duel().play('duel 1 1 1', '0 stand', answer);
      expect(game.view().players.filter(({ mage }) => mage === 'house')).toHaveLength(1);
      expect(game.view().duel).toBeNull();
    }
  });

  it('[DM-21] gives the challenger three throws, any wands each time, and does not ask after the last', () => {
    const game = duel();
    expect(game.asked).toBe('chance duel');
    game.play('duel 0 1 2');
    expect(game.asked).toBe('0');
    expect(game.choices()).toHaveLength(8);
    expect(game.refusal('0 rethrow 0 0 0')).toBe('DM-21 rethrow/none');
    expect(game.refusal('1 stand')).toBe('DM-21 duel/not-yours');
    expect(game.refusal('2 rethrow 1 0 0')).toBe('DM-21 duel/not-yours');
    game.play('0 rethrow 1 0 0');
    expect(game.refusal('duel 2 0 2')).toBe('DM-21 duel/kept-wand');
    expect(game.refusal('0 stand')).toBe('DM-21 duel/throw-due');
    // A wand kept once may be thrown later.
    game.play('duel 2 1 2', '0 rethrow 0 1 1');
    expect(game.refusal('duel 1 1 1')).toBe('DM-21 duel/kept-wand');
    game.play('duel 2 0 0');
    expect(game.asked).toBe('chance duel');
    expect(game.view().duel?.fight).toMatchObject({ thrower: 1, throws: 0, limit: 3, toBeat: { sum: 2, throws: 3 } });
  });

  it('[DM-21] lets the other answer with at most as many throws', () => {
    const once = duel().play('duel 1 1 0', '0 stand', 'duel 0 0 0');
    expect(once.asked).toBe('1');
    expect(once.view().phase.type).toBe('throw');
    const twice = duel().play('duel 1 1 0', '0 rethrow 1 1 1', 'duel 1 0 0', '0 stand', 'duel 0 0 0');
    expect(twice.asked).toBe('1');
    expect(twice.view().phase.type).toBe('duelChoice');
    twice.play('1 rethrow 1 1 1', 'duel 0 0 0');
    expect(twice.view().phase.type).toBe('throw');
  });

  it('[DM-21] throws all three wands of the answerer anew, whatever lies there', () => {
    expect(duel().play('duel 2 2 2', '0 stand').refusal('duel 0 1 0')).toBe('accepted');
  });

  it('[DM-21] asks whenever a throw is left, even if the duel is decided', () => {
    const game = duel().play('duel 0 0 0', '0 rethrow 1 0 0', 'duel 0 0 0', '0 stand', 'duel 2 2 2');
    expect(game.asked).toBe('1');
    expect(game.choices()).toHaveLength(8);
  });

  it('[DM-21] pays no heed to three equal wands', () => {
    const game = duel().play('duel 0 0 0');
    expect(game.player(0)).toBe('house house-life-2 0');
    game.play('0 rethrow 1 1 1', 'duel 1 1 1', '0 stand', 'duel 0 0 0', '1 stand');
    expect(game.view().throwsDue).toBe(0);
    expect(game.asked).toBe('1');
    expect(game.view().phase.type).toBe('throw');
  });

  it('[DM-22] goes to the higher sum', () => {
    expect(duel().play('duel 1 1 0', '0 stand', 'duel 1 0 0').view().players[0]!.mage).toBe('house');
    expect(duel().play('duel 1 1 0', '0 stand', 'duel 1 2 0').view().players[1]!.mage).toBe('house');
  });

  it('[DM-22] goes to fewer throws when the sums are equal', () => {
    const game = duel().play('duel 0 0 0', '0 rethrow 1 1 1', 'duel 2 2 0', '0 stand', 'duel 2 0 2', '1 stand');
    expect(game.happened).toContainEqual({ type: 'duelWon', winner: 1, loser: 0, place: 'house' });
    // More throws do not hurt while the sum is higher.
    const more = duel().play('duel 0 0 0', '0 rethrow 1 1 1', 'duel 2 2 0', '0 stand', 'duel 0 0 2', '1 rethrow 1 1 0');
    more.play('duel 1 2 2');
    expect(more.happened).toContainEqual({ type: 'duelWon', winner: 1, loser: 0, place: 'house' });
  });

  it('[DM-22] starts anew when sums and throws are equal, begun by the one who answered, and so on in turns', () => {
    const game = duel().play('duel 1 1 0', '0 stand', 'duel 2 0 0');
    expect(game.happened).toEqual([{ type: 'duelAgain', beginner: 1 }]);
    expect(game.asked).toBe('chance duel');
    expect(game.view().duel?.fight).toMatchObject({ beginner: 1, thrower: 1, limit: 3, throws: 0, toBeat: null });
    // Three throws again for the new beginner.
    game.play('duel 0 0 0', '1 rethrow 1 0 0', 'duel 0 0 0', '1 rethrow 1 0 0', 'duel 1 0 0');
    expect(game.view().duel?.fight).toMatchObject({ thrower: 0, limit: 3 });
    game.play('duel 0 0 0', '0 rethrow 1 0 0', 'duel 0 0 0', '0 rethrow 0 1 0', 'duel 0 1 0');
    expect(game.happened).toEqual([{ type: 'duelAgain', beginner: 0 }]);
    game.play('duel 2 0 0', '0 stand', 'duel 0 0 1');
    expect(game.happened).toContainEqual({ type: 'duelWon', winner: 0, loser: 1, place: 'house' });
  });

  it('[DM-23] sends the loser’s mage to the labyrinth, and the apprentice only from that place', () => {
    const together = duel({ apprentices: ['life', 'house', 'life'], stones: [0, 1] });
    together.play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(together.player(1)).toBe('labyrinth labyrinth 0');
    expect(together.player(0)).toBe('house house-life-2 1 stone');
    const apart = duel({ apprentices: ['life', 'sun', 'life'], stones: [1] });
    apart.play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(apart.player(1)).toBe('labyrinth sun 0 stone');
    const challenger = duel({ stones: [0] }).play('duel 0 0 0', '0 stand', 'duel 2 0 0');
    expect(challenger.player(0)).toBe('labyrinth house-life-2 0 stone');
  });

  it('[DM-24] gives the winner the place’s card', () => {
    expect(duel().play('duel 2 2 2', '0 stand', 'duel 0 0 0').view().players[0]!.cards).toEqual(['house']);
    const defended = duel().play('duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(defended.view().players[1]!.cards).toEqual(['house']);
    expect(defended.view().cardsLeft.house).toBe(1);
  });

  it('[DM-24] gives the place’s last card before the loser’s', () => {
    const game = duel({ cards: [[], ['house'], []] }).play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], ['house'], []]);
  });

  it('[DM-24] takes the loser’s card on an empty place, not the third player’s, and asks nobody', () => {
    const game = duel({ cards: [[], ['house'], ['house']] }).play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], [], ['house']]);
    expect(game.happened).toContainEqual({ type: 'card', seat: 0, card: 'house', from: 1 });
    const lost = duel({ cards: [['house'], [], ['house']] }).play('duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(lost.view().players.map(({ cards }) => cards)).toEqual([[], ['house'], ['house']]);
  });

  it('[DM-24] changes nothing when the winner owns the card', () => {
    const empty = duel({ cards: [['house'], ['house'], []] }).play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(empty.view().players.map(({ cards }) => cards)).toEqual([['house'], ['house'], []]);
    const left = duel({ cards: [['house'], [], []] }).play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(left.view().cardsLeft.house).toBe(1);
  });

  it('[DM-25] leaves the winner’s own apprentice there, with one card and no second by the meeting', () => {
    const game = new Scenario({
      mages: ['forest', 'house', 'life'],
      apprentices: ['house-life-2', 'life', 'life'],
      stones: [0],
    });
    game.play('0 throw', 'eyes 1 1 0', '0 jump house', '0 walk house', 'duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.player(0)).toBe('house house 1 stone');
    expect(game.view().cardsLeft.house).toBe(1);
    expect(game.asked).toBe('1');
  });

  it('[DM-25] asks no `take` on an empty place: the card just won makes the meeting void', () => {
    const game = new Scenario({
      mages: ['forest', 'house', 'life'],
      apprentices: ['house-life-2', 'life', 'life'],
      cards: [[], ['house'], ['house']],
    });
    game.play('0 throw', 'eyes 1 1 0', '0 jump house', '0 walk house', 'duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['house'], [], ['house']]);
    expect(game.asked).toBe('1');
  });

  it('[DM-25] banishes every foreign apprentice still there once the duel is over', () => {
    // Play cannot bring a third player's apprentice there, but the rule is the same for it.
    const game = duel({ apprentices: ['life', 'life', 'house'], stones: [2] });
    expect(game.player(2)).toBe('life house 0 stone');
    game.play('duel 2 2 2', '0 stand', 'duel 0 0 0');
    expect(game.player(2)).toBe('life labyrinth 0');
  });
});
