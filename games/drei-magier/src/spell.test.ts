import { describe, expect, it } from 'vitest';
import { spellIn } from './phase.ts';
import { allBut, Scenario, type Setup } from './testing.ts';

/** Red's apprentice walks onto a symbol field; its mage stays where it is. */
const onSymbol = (setup: Setup = {}): Scenario =>
  new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['mill', 'life', 'life'], ...setup }).play(
    '0 throw',
    'eyes 0 1 1',
    '0 walk sun-mill-2',
  );

describe('a spell', () => {
  it('[DM-26] is offered to an apprentice that ended its walk on a symbol field, and may be declined', () => {
    const game = onSymbol();
    expect(game.choices()).toEqual(['cast', 'decline']);
    expect(game.play('0 decline').asked).toBe('1');
  });

  it('[DM-26] is offered nowhere else, and not in passing', () => {
    const game = new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['mill', 'life', 'life'] });
    game.play('0 throw', 'eyes 0 1 2', '0 walk sun-mill-1');
    expect(game.asked).toBe('1');
    expect(game.refusal('1 cast')).toBe('DM-26 cast/not-now');
  });

  it('[DM-26] comes after the duel', () => {
    const game = new Scenario({ mages: ['sun', 'castle', 'life'], apprentices: ['mill', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 0 1', '0 walk sun-mill-2', '0 jump castle');
    expect(game.refusal('0 cast')).toBe('DM-21 duel/throw-due');
    game.play('duel 0 0 0', '0 stand', 'duel 1 0 0');
    expect(game.choices()).toEqual(['cast', 'decline']);
  });

  it('[DM-26] lets the symbol seen most happen by itself', () => {
    // Two lie on fate, one on magic: power is seen three times.
    const game = onSymbol().play('0 cast', 'spell fate magic fate');
    expect(game.player(0)).toBe('sun sun-mill-2 0 stone');
    expect(game.asked).toBe('1');
  });

  it('[DM-26] lets the player choose between symbols seen equally often, and no other', () => {
    const two = onSymbol().play('0 cast', 'spell magic magic magic');
    expect(two.choices()).toEqual(['choose fate', 'choose power']);
    expect(two.refusal('0 choose magic')).toBe('DM-26 choose/not-most');
    expect(two.refusal('0 decline')).toBe('DM-26 cast/not-now');
    const three = onSymbol().play('0 cast', 'spell magic power fate');
    expect(three.view().phase).toEqual({
      type: 'choose',
      down: ['magic', 'power', 'fate'],
      most: ['power', 'magic', 'fate'],
    });
    expect(three.choices()).toEqual(['choose fate', 'choose magic', 'choose power']);
    // The wands lie there until the spell is carried out.
    expect(spellIn(onSymbol().view())).toBeUndefined();
    expect(spellIn(three.view())).toEqual(three.view().phase);
    three.play('0 choose magic');
    expect(spellIn(three.view())?.type).toBe('leap');
    expect(spellIn(three.play('0 remain').view())).toBeUndefined();
  });

  it('[DM-26] cannot be declined once thrown', () => {
    const game = onSymbol().play('0 cast');
    expect(game.asked).toBe('chance spell');
    expect(game.refusal('0 decline')).toBe('DM-26 spell/due');
    expect(game.refusal('eyes 1 1 1')).toBe('DM-8 eyes/not-due');
    expect(game.play('spell power power magic').refusal('0 decline')).not.toBe('accepted');
    expect(onSymbol().refusal('0 choose power')).toBe('DM-26 choose/not-now');
  });

  it('[DM-27] magic: the apprentice may leap to its mage, which is a meeting', () => {
    const game = onSymbol().play('0 cast', 'spell power power fate');
    expect(game.choices()).toEqual(['leap', 'remain']);
    game.play('0 leap');
    expect(game.player(0)).toBe('sun sun 1');
    expect(game.asked).toBe('1');
  });

  it('[DM-27] magic: it may remain', () => {
    const game = onSymbol().play('0 cast', 'spell power power fate', '0 remain');
    expect(game.player(0)).toBe('sun sun-mill-2 0');
    expect(game.asked).toBe('1');
    expect(game.refusal('1 leap')).toBe('DM-27 leap/not-now');
  });

  it.each(['life', 'labyrinth'] as const)('[DM-27] magic: it may leap to %s too, without a card', (place) => {
    const game = onSymbol({ mages: [place, 'life', 'life'], stones: [0] });
    game.play('0 cast', 'spell power power fate', '0 leap');
    expect(game.player(0)).toBe(`${place} ${place} 0 stone`);
  });

  it('[DM-17] [DM-27] magic: on an empty place the card is taken from another', () => {
    const game = onSymbol({ cards: [[], ['sun'], ['sun']] }).play('0 cast', 'spell power power fate', '0 leap');
    expect(game.choices()).toEqual(['take 1', 'take 2']);
    game.play('0 take 1');
    expect(game.view().players.map(({ cards }) => cards)).toEqual([['sun'], [], ['sun']]);
    expect(game.asked).toBe('1');
  });

  it('[DM-27] [DM-30] [DM-31] magic: a leap can bring the sixth and the last card', () => {
    const sixth = onSymbol({ cards: [allBut('sun', 'moon'), [], []] });
    sixth.play('0 cast', 'spell power power fate', '0 leap');
    expect(sixth.choices()).toEqual(['pass', 'throw']);
    const last = onSymbol({ cards: [allBut('sun'), [], []] }).play('0 cast', 'spell power power fate', '0 leap');
    expect(last.asked).toBe('over');
  });

  it('[DM-28] power: puts the stone under the apprentice, once and for good', () => {
    const game = onSymbol({ stones: [0] }).play('0 cast', 'spell fate magic fate');
    expect(game.player(0)).toBe('sun sun-mill-2 0 stone');
    game.play('1 throw', 'eyes 1 0 0', '1 walk house-life-2', '2 throw', 'eyes 1 0 0', '2 walk house-life-2');
    game.play('0 throw', 'eyes 0 1 0', '0 walk sun');
    expect(game.player(0)).toBe('sun sun 1 stone');
  });

  it('[DM-29] fate: sends the apprentice to the labyrinth and takes its stone', () => {
    const game = onSymbol({ stones: [0, 1] }).play('0 cast', 'spell power magic power');
    expect(game.player(0)).toBe('sun labyrinth 0');
    expect(game.player(1)).toBe('house life 0 stone');
    expect(game.asked).toBe('1');
  });

  it('[DM-26] is offered once a throw: after the spell the turn goes on', () => {
    const game = new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['castle', 'life', 'life'] });
    game.play('0 throw', 'eyes 1 1 1', '0 walk castle-sun-3', '0 stay', '0 throw', 'eyes 0 1 0', '0 walk castle-sun-2');
    game.play('0 cast', 'spell power power fate', '0 remain');
    expect(game.asked).toBe('1');
  });
});
