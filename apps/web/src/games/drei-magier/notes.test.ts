import { COLOURS, type PlayerView, type View } from '@wunderkammer/drei-magier/pieces';
import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { jumpNotes, leapNotes, toneOf, walkNotes } from './notes.ts';
import { watchGame } from './testing.ts';

const RED = seat(0);
const START = watchGame('notes')[0]!.before;

/** A table with some figures moved. */
const tableWith = (players: readonly (Partial<PlayerView> | undefined)[], change: Partial<View> = {}): View => ({
  ...START,
  players: COLOURS.map((_, index) => ({ ...START.players[index]!, ...players[index] })),
  ...change,
});

describe('what a target would mean', () => {
  it('[DM-17] tells a meeting from a card that is already owned or must be taken', () => {
    expect(walkNotes(tableWith([{ mage: 'sun' }]), RED, 'sun')).toEqual([{ type: 'meet', card: 'sun' }]);
    expect(walkNotes(tableWith([{ mage: 'sun', cards: ['sun'] }]), RED, 'sun')).toEqual([{ type: 'meetOwned' }]);
    const empty = tableWith([{ mage: 'sun' }], { cardsLeft: { ...START.cardsLeft, sun: 0 } });
    expect(walkNotes(empty, RED, 'sun')).toEqual([{ type: 'meetTake', card: 'sun' }]);
    expect(jumpNotes(tableWith([{ apprentice: 'sun' }]), RED, 'sun')).toEqual([{ type: 'meet', card: 'sun' }]);
    expect(leapNotes(tableWith([{ mage: 'sun' }]), RED)).toEqual([{ type: 'meet', card: 'sun' }]);
    expect(leapNotes(tableWith([{ mage: 'labyrinth' }]), RED)).toEqual([]);
  });

  it('[DM-16] warns of a foreign mage, and sees whom one’s own would banish', () => {
    expect(walkNotes(tableWith([{}, { mage: 'moon' }]), RED, 'moon')).toEqual([{ type: 'banished', by: 1 }]);
    expect(jumpNotes(tableWith([{}, {}, { apprentice: 'moon' }]), RED, 'moon')).toEqual([
      { type: 'cards', count: 2 },
      { type: 'banishes', whom: 2 },
    ]);
    expect(walkNotes(tableWith([{}, { mage: 'life' }]), RED, 'life')).toEqual([]);
  });

  it('[DM-19] sees a duel coming, and that it decides a meeting', () => {
    expect(jumpNotes(tableWith([{}, { mage: 'moon' }]), RED, 'moon')).toEqual([{ type: 'duel', rival: 1 }]);
    const pending = tableWith([{ mage: 'moon' }, { mage: 'moon' }], {
      duel: { place: 'moon', challenger: RED, defender: seat(1), fight: null },
    });
    expect(walkNotes(pending, RED, 'moon')).toEqual([{ type: 'duelDecides' }]);
  });

  it('[DM-26] knows the symbol fields', () => {
    expect(walkNotes(START, RED, 'sun-mill-2')).toEqual([{ type: 'spell' }]);
    expect(walkNotes(START, RED, 'sun-mill-1')).toEqual([]);
  });

  it('lets danger speak loudest', () => {
    expect(
      toneOf([
        { type: 'meet', card: 'sun' },
        { type: 'banished', by: RED },
      ]),
    ).toBe('danger');
    expect(
      toneOf([
        { type: 'cards', count: 1 },
        { type: 'banishes', whom: RED },
      ]),
    ).toBe('good');
    expect(toneOf([])).toBe('plain');
  });
});
