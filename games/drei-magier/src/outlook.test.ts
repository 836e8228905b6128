import { botPlayer, cloneState, randomPlayer, type Seat, seat, simulate } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { isSymbolField } from './board.ts';
import { dreiMagier } from './game.ts';
import { type Consequence, outlook, symbolBrings } from './outlook.ts';
import { Scenario, step, TABLE } from './testing.ts';
import { type Decision, type Happening, SYMBOLS, type View } from './vocabulary.ts';

/** What a step was told to have brought that an outlook foretells; whose turn comes is told by itself. */
const FORETOLD: readonly Happening['type'][] = [
  'challenge',
  'duelWon',
  'mageSent',
  'apprenticeSent',
  'card',
  'mustTake',
  'stoneGained',
  'stoneOwned',
];

/** The same as an outlook says it. */
const asHappened = (foreseen: readonly Consequence[], view: View, { by }: Decision): Partial<Happening>[] => {
  const place = view.players[by]!.mage;
  return foreseen.flatMap((consequence): Partial<Happening>[] => {
    switch (consequence.type) {
      case 'meet':
        return [{ type: 'card', seat: by, card: consequence.card, from: 'place' }];
      case 'card':
        return [{ type: 'card', seat: consequence.to, card: consequence.card, from: consequence.from }];
      case 'meetTake':
        return [{ type: 'mustTake', seat: by, card: consequence.card }];
      case 'duel':
        return [{ type: 'challenge', seat: by, defender: consequence.rival }];
      case 'duelWon':
        return [
          { type: 'duelWon', winner: by, loser: consequence.over, place },
          { type: 'mageSent', seat: consequence.over },
        ];
      case 'duelLost':
        return [
          { type: 'duelWon', winner: consequence.to, loser: by, place },
          { type: 'mageSent', seat: by },
        ];
      case 'banished':
      case 'fate':
        return [{ type: 'apprenticeSent', seat: by }];
      case 'banishes':
        return [{ type: 'apprenticeSent', seat: consequence.whom }];
      case 'stone':
        return [{ type: 'stoneGained', seat: by }];
      case 'stoneOwned':
        return [{ type: 'stoneOwned', seat: by }];
      default:
        return [];
    }
  });
};

const check = (state: ReturnType<typeof dreiMagier.create>, choice: Decision): readonly Consequence['type'][] => {
  const view = dreiMagier.view(state, choice.by);
  const foreseen = outlook(view, choice);
  const { happened } = dreiMagier.seen(state, choice, choice.by);
  const after = cloneState(state);
  expect(dreiMagier.play(after, choice)).toBeUndefined();
  const next = dreiMagier.view(after, choice.by);
  const said = asHappened(foreseen, view, choice);
  const told = happened.filter((own) => FORETOLD.includes(own.type));
  expect(told).toHaveLength(said.length);
  for (const one of said) expect(told).toContainEqual(expect.objectContaining(one));

  const has = (type: Consequence['type']): boolean => foreseen.some((own) => own.type === type);
  const own = next.players[choice.by]!;
  const cameTo = choice.type === 'leap' ? view.players[choice.by]!.mage : 'to' in choice ? choice.to : undefined;
  expect(has('meetOwned')).toBe(
    (choice.type === 'jump' || choice.type === 'walk' || choice.type === 'leap') &&
      own.mage === own.apprentice &&
      view.players[choice.by]!.cards.some((card) => card === own.mage) &&
      own.mage === cameTo &&
      next.duel === null,
  );
  expect(has('duelDecides')).toBe(choice.type === 'walk' && next.duel?.place === choice.to);
  expect(has('spell')).toBe(choice.type === 'walk' && isSymbolField(own.apprentice));
  if (has('spell') && !['move', 'jump', 'duelThrow'].includes(next.phase.type)) expect(next.phase.type).toBe('cast');
  expect(has('mayLeap')).toBe(next.phase.type === 'leap');
  for (const { type, ...rest } of foreseen) {
    if (type === 'chance') expect(next.turn).toEqual({ type: 'chance', ...rest });
    if (type === 'toBeat') {
      expect(next.duel?.fight?.toBeat).toEqual({
        sum: 'sum' in rest && rest.sum,
        throws: 'throws' in rest && rest.throws,
      });
    }
    if (type === 'turnEnds') expect(next.player).not.toBe(view.player);
    if (type === 'cards' && 'count' in rest && cameTo !== undefined) {
      expect(next.cardsLeft).toMatchObject({ [cameTo]: rest.count });
      expect(own.cards).not.toContain(cameTo);
    }
    if (type === 'owned') expect(own.cards).toContain(cameTo);
  }
  expect(has('chance')).toBe(choice.type === 'throw' || choice.type === 'rethrow' || choice.type === 'cast');
  return foreseen.map(({ type }) => type);
};

describe('the outlook', () => {
  it('foretells what every legal decision of whole games leads to', () => {
    const found = new Set<string>();
    for (const { steps } of [
      simulate(dreiMagier, 3, {}, randomPlayer, 'outlook'),
      simulate(dreiMagier, 3, {}, botPlayer, 'outlook'),
      simulate(dreiMagier, 3, {}, botPlayer, 'look out'),
    ]) {
      const state = dreiMagier.create(TABLE);
      for (const own of steps.slice(0, 1500)) {
        if (own.by !== 'chance') {
          for (const choice of dreiMagier.legal(state, own.by))
            for (const type of check(state, choice)) found.add(type);
        }
        dreiMagier.play(state, own);
      }
    }
    // Everything there is to foretell has come up.
    expect([...found].sort()).toEqual(
      (
        [
          'banished',
          'banishes',
          'card',
          'cards',
          'chance',
          'duel',
          'duelDecides',
          'duelLost',
          'duelWon',
          'fate',
          'mayLeap',
          'meet',
          'meetOwned',
          'meetTake',
          'owned',
          'spell',
          'stone',
          'stoneOwned',
          'toBeat',
          'turnEnds',
        ] satisfies Consequence['type'][]
      ).sort(),
    );
  });

  const foreseen = (game: Scenario, line: string): readonly Consequence[] => {
    const choice = step(line);
    if (choice.by === 'chance') throw new Error(`${line} is no decision`);
    check(game.state, choice);
    return outlook(game.view(), choice);
  };

  it('[DM-17] tells a meeting from a card that is already owned or must be taken', () => {
    const mages = ['house', 'life', 'life'] as const;
    const at = (cards: NonNullable<ConstructorParameters<typeof Scenario>[0]>['cards']) =>
      new Scenario({ mages, ...(cards && { cards }) }).play('0 throw', 'eyes 1 1 1');
    expect(foreseen(at(undefined), '0 walk house')).toEqual([{ type: 'meet', card: 'house' }]);
    expect(foreseen(at([['house'], [], []]), '0 walk house')).toEqual([{ type: 'meetOwned' }]);
    expect(foreseen(at([[], ['house'], ['house']]), '0 walk house')).toEqual([{ type: 'meetTake', card: 'house' }]);
  });

  it('[DM-16] [DM-17] sees whom a mage banishes that comes to its own apprentice, whatever becomes of the card', () => {
    const apprentices = ['house', 'house', 'life'] as const;
    const at = (cards: NonNullable<ConstructorParameters<typeof Scenario>[0]>['cards']) =>
      new Scenario({ mages: ['forest', 'life', 'life'], apprentices, ...(cards && { cards }) }).play(
        '0 throw',
        'eyes 1 0 0',
      );
    const banishes = { type: 'banishes', whom: 1 };
    expect(foreseen(at(undefined), '0 jump house')).toEqual([{ type: 'meet', card: 'house' }, banishes]);
    expect(foreseen(at([['house'], [], []]), '0 jump house')).toEqual([{ type: 'meetOwned' }, banishes]);
    expect(foreseen(at([[], ['house'], ['house']]), '0 jump house')).toEqual([
      { type: 'meetTake', card: 'house' },
      banishes,
    ]);
  });

  it('[DM-16] warns of a foreign mage, and sees whom one’s own would banish', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'], apprentices: ['life', 'life', 'castle'] });
    game.play('0 throw', 'eyes 1 1 1');
    expect(foreseen(game, '0 walk house')).toEqual([{ type: 'banished', by: 1 }]);
    expect(foreseen(game, '0 jump castle')).toEqual([
      { type: 'cards', count: 2 },
      { type: 'banishes', whom: 2 },
    ]);
  });

  it('[DM-19] sees a duel coming, and that it decides a meeting', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] }).play('0 throw', 'eyes 1 1 1');
    expect(foreseen(game, '0 jump house')).toEqual([{ type: 'duel', rival: 1 }]);
    game.play('0 jump house');
    expect(foreseen(game, '0 walk house')).toEqual([{ type: 'duelDecides' }]);
  });

  it('[DM-28] says before the throw what each symbol would bring, and that power brings no second stone', () => {
    const before = (stones: readonly Seat[]): readonly string[] => {
      const game = new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['mill', 'life', 'life'], stones });
      game.play('0 throw', 'eyes 0 1 1', '0 walk sun-mill-2');
      expect(game.choices()).toEqual(['cast', 'decline']);
      return SYMBOLS.map((symbol) => symbolBrings(game.view(), seat(0), symbol).type);
    };
    expect(before([seat(1)])).toEqual(['stone', 'mayLeap', 'fate']);
    expect(before([seat(0)])).toEqual(['stoneOwned', 'mayLeap', 'fate']);
  });

  it('[DM-22] knows what standing in a duel means, and [DM-23] [DM-24] what follows', () => {
    const game = new Scenario({
      mages: ['forest', 'house', 'life'],
      apprentices: ['life', 'house', 'life'],
    }).play('0 throw', 'eyes 1 2 0', '0 jump house', '0 walk house', 'duel 2 1 0');
    expect(foreseen(game, '0 stand')).toEqual([{ type: 'toBeat', sum: 3, throws: 1, highest: false }]);
    game.play('0 rethrow 0 1 1', 'duel 2 2 2');
    expect(foreseen(game, '0 stand')).toEqual([{ type: 'toBeat', sum: 6, throws: 2, highest: true }]);
    game.play('0 stand', 'duel 2 2 1');
    expect(foreseen(game, '1 stand')).toEqual([
      { type: 'duelLost', to: 0 },
      { type: 'banished', by: 0 },
      { type: 'card', card: 'house', to: 0, from: 'place' },
    ]);
    const even = new Scenario({ mages: ['forest', 'house', 'life'] });
    even.play('0 throw', 'eyes 1 1 1', '0 jump house', '0 walk mill', 'duel 2 1 0', '0 rethrow 1 0 0');
    even.play('duel 2 1 0', '0 stand', 'duel 1 1 1');
    // As much with fewer throws.
    expect(foreseen(even, '1 stand')).toEqual([
      { type: 'duelWon', over: 0 },
      { type: 'card', card: 'house', to: 1, from: 'place' },
    ]);
  });
});
