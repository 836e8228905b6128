import { describe, expect, it } from 'vitest';
import { FIELDS } from './board.ts';
import { spotOf } from './spot.ts';
import { Scenario } from './testing.ts';
import type { Field, MagicPlace, Place } from './vocabulary.ts';

type Three<T> = [T, T, T];

/** One value for a seat, another one for the others. */
const three = <T>(own: number, value: T, others: T): Three<T> => [others, others, others].with(own, value) as Three<T>;

// A rule that looks at the wrong seat looks right as long as only Red plays.
describe.each([0, 1, 2])('seat %i', (own) => {
  const next = (own + 1) % 3;
  const last = (own + 2) % 3;

  it('[DM-9] alone goes to the labyrinth at its 0-0-0, with both figures and without its stone', () => {
    const game = new Scenario({
      player: own,
      mages: three<Place>(own, 'sun', 'mill'),
      apprentices: three<Place>(own, 'forest', 'castle'),
      stones: [0, 1, 2],
    });
    game.play(`${own} throw`, 'eyes 0 0 0');
    expect(game.player(own)).toBe('labyrinth labyrinth 0');
    expect(game.player(next)).toBe('mill castle 0 stone');
    expect(game.player(last)).toBe('mill castle 0 stone');
    expect(game.happened).toEqual([
      { type: 'mageSent', seat: own },
      { type: 'apprenticeSent', seat: own, stoneLost: true },
      { type: 'turnBegins', seat: next },
    ]);
    expect(game.view().eyes).toBeNull();
  });

  it('[DM-12] may walk twice the sum with its own stone, and not with another’s', () => {
    const walks = (...stones: number[]): string[] =>
      new Scenario({ player: own, apprentices: three<Field>(own, 'sun-mill-2', 'life'), stones })
        .play(`${own} throw`, `eyes ${three(own, 1, 0).join(' ')}`)
        .choices('walk');
    expect(walks(own)).toEqual(['mill', 'sun', 'sun-mill-1', 'sun-mill-3']);
    expect(walks(next, last)).toEqual(['sun-mill-1', 'sun-mill-3']);
  });

  it('[DM-14] must jump where its own mage stands in life or in the labyrinth, wherever the others do', () => {
    for (const place of ['life', 'labyrinth'] as const) {
      expect(new Scenario({ player: own, mages: three<Place>(own, place, 'sun') }).view().mageMustJump).toBe(true);
      expect(new Scenario({ player: own, mages: three<Place>(own, 'sun', place) }).view().mageMustJump).toBe(false);
    }
  });

  it('[DM-17] takes the card of the place where its own two have met from the one it names', () => {
    const game = new Scenario({
      player: own,
      mages: three<Place>(own, 'house', 'sun'),
      cards: three<readonly MagicPlace[]>(own, ['mill'], ['house', 'sun']),
    });
    expect(game.view().cardsLeft).toMatchObject({ house: 0, sun: 0, mill: 1, moon: 2 });
    game.play(`${own} throw`, 'eyes 1 1 1', `${own} walk house`);
    expect(game.happened).toEqual([{ type: 'mustTake', seat: own, card: 'house' }]);
    game.play(`${own} take ${last}`);
    expect(game.happened).toEqual([{ type: 'card', seat: own, card: 'house', from: last }]);
    expect([own, next, last].map((each) => game.view().players[each]!.cards)).toEqual([
      ['house', 'mill'],
      ['house', 'sun'],
      ['sun'],
    ]);
  });

  /** Its mage has jumped to that of the next seat, its apprentice is beside the house. */
  const duel = (): Scenario => {
    const mages = three<Place>(own, 'forest', 'sun').with(next, 'house') as Three<Place>;
    const eyes = three(own, 1, 0).join(' ');
    return new Scenario({ player: own, mages }).play(`${own} throw`, `eyes ${eyes}`, `${own} jump house`);
  };

  it('[DM-19] challenges where its own mage has landed', () => {
    const game = duel();
    expect(game.happened).toEqual([{ type: 'challenge', seat: own, defender: next, place: 'house' }]);
    expect(game.view().duel).toEqual({ place: 'house', challenger: own, defender: next, fight: null });
    game.play(`${own} walk house-life-2`);
    expect(game.happened).toEqual([{ type: 'duelBegins', challenger: own, defender: next, place: 'house' }]);
    expect(game.view().duel?.fight).toMatchObject({ thrower: own, throws: 0, wands: null, toBeat: null });
  });

  it('[DM-21] [DM-23] wins or loses it there: the loser goes', () => {
    const won = duel().play(`${own} walk house-life-2`, 'duel 2 0 1', `${own} stand`);
    // What lay there was the other's throw.
    expect(won.view().duel?.fight).toMatchObject({ thrower: next, wands: null, toBeat: { sum: 3, throws: 1 } });
    won.play('duel 0 1 0');
    expect(won.happened[0]).toEqual({ type: 'duelWon', winner: own, loser: next, place: 'house' });
    expect(won.happened).toContainEqual({ type: 'mageSent', seat: next });
    expect(won.view().players[own]!.mage).toBe('house');

    const lost = duel().play(`${own} walk house-life-2`, 'duel 0 1 0', `${own} stand`, 'duel 2 0 1');
    expect(lost.happened[0]).toEqual({ type: 'duelWon', winner: next, loser: own, place: 'house' });
    expect(lost.happened).toContainEqual({ type: 'mageSent', seat: own });
    expect(lost.view().players[next]!.mage).toBe('house');
  });

  it('[DM-28] is told that its apprentice has got the stone, and that nothing changes when it has one already', () => {
    const spell = (stones: readonly number[]): Scenario => {
      const mages = three<Place>(own, 'sun', 'house');
      const apprentices = three<Place>(own, 'mill', 'life');
      const eyes = three(own, 0, 1).join(' ');
      const game = new Scenario({ player: own, mages, apprentices, stones });
      return game.play(
        `${own} throw`,
        `eyes ${eyes}`,
        `${own} walk sun-mill-2`,
        `${own} cast`,
        'spell fate magic fate',
      );
    };
    const gained = { type: 'stoneGained', seat: own };
    expect(spell([]).happened).toContainEqual(gained);
    expect(spell([]).player(own)).toBe('sun sun-mill-2 0 stone');
    const owned = { type: 'stoneOwned', seat: own };
    expect(spell([]).happened).not.toContainEqual(owned);
    expect(spell([own]).happened).not.toContainEqual(gained);
    expect(spell([own]).happened).toContainEqual(owned);
  });

  it('[DM-27] moves only its own apprentice by its leap, which is no sending', () => {
    const mages = three<Place>(own, 'sun', 'house');
    const apprentices = three<Place>(own, 'mill', 'life');
    const eyes = three(own, 0, 1).join(' ');
    const game = new Scenario({ player: own, mages, apprentices });
    game.play(`${own} throw`, `eyes ${eyes}`, `${own} walk sun-mill-2`, `${own} cast`, 'spell power fate power');
    expect(game.sees('watcher', `${own} leap`)).toMatchObject({ from: 'sun-mill-2', to: 'sun' });
    game.play(`${own} leap`);
    expect(game.view().players[own]!.apprentice).toBe('sun');
    expect(game.happened.map(({ type }) => type)).not.toContain('apprenticeSent');
  });
});

it('[DM-4] every field is a place, a symbol field, or beside the nearer of two places', () => {
  expect(spotOf('house')).toEqual({ type: 'place', place: 'house' });
  expect(spotOf('sun-mill-2')).toEqual({ type: 'symbol', a: 'sun', b: 'mill' });
  const beside = FIELDS.filter((field) => spotOf(field).type === 'beside').map((field) => ({
    field,
    ...spotOf(field),
  }));
  expect(spotOf('house-life-1')).toEqual({ type: 'symbol', a: 'house', b: 'life' });
  expect(beside).toContainEqual({ field: 'castle-life-1', type: 'beside', place: 'castle', towards: 'life' });
  expect(beside).toContainEqual({ field: 'house-life-2', type: 'beside', place: 'life', towards: 'house' });
});
