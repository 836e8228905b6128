import { LEVELS, type Seat, STIRS, seat, TEMPERS } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, characterOf, charactersAt, freeCharacter, isCharacterId } from './characters.ts';
import { Conversation, type Remark } from './remarks.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { nl } from './texts/nl.ts';

describe('the cast', () => {
  it('has one of every temper at every level, each with a name of its own', () => {
    for (const level of LEVELS) {
      const tempers = charactersAt(level).map((id) => characterOf(id).mind.temper);
      expect(tempers).toEqual(TEMPERS.filter((temper) => temper !== 'even'));
    }
    expect(new Set(CHARACTER_IDS.map((id) => characterOf(id).name)).size).toBe(CHARACTER_IDS.length);
  });

  it('knows who belongs to it', () => {
    expect(isCharacterId('dodo')).toBe(true);
    for (const stranger of ['toString', 'Dodo', '', null, 3]) expect(isCharacterId(stranger)).toBe(false);
  });

  it('seats whoever is not there yet, and then somebody a little better', () => {
    expect(freeCharacter('gentle', [])).toBe('dodo');
    expect(freeCharacter('gentle', ['Dodo', 'Coco'])).toBe('jocko');
    expect(freeCharacter('gentle', ['Dodo', 'Jocko', 'Coco', 'Mops'])).toBe('cosima');
    expect(freeCharacter('master', ['Sibylla', 'Talos', 'Mephisto', 'Basilisk'])).toBe('dodo');
  });

  it('says nothing twice, and nothing long', () => {
    for (const { characters } of [nl, de, en]) {
      const lines = Object.values(characters).flatMap((of) => Object.values(of.lines).flat());
      expect(new Set(lines).size).toBe(lines.length);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(48);
    }
  });
});

describe('a conversation', () => {
  const everybody = (): boolean => true;
  const talk = (talks: (own: Seat) => boolean, table = 'a table'): readonly (readonly [number, Remark])[] => {
    const conversation = new Conversation(table, talks);
    return Array.from({ length: 400 }, (_, step) => {
      const about = STIRS[step % STIRS.length]!;
      const remark = conversation.after(step, [{ seat: seat(step % 3), about }]);
      return remark === undefined ? [] : [[step, remark] as const];
    }).flat();
  };

  it('is the same for all who look, and another at another table', () => {
    expect(talk(everybody)).toEqual(talk(everybody));
    expect(talk(everybody)).not.toEqual(talk(everybody, 'another table'));
  });

  it('leaves room for silence, and takes every kind of occasion', () => {
    const said = talk(everybody);
    const pauses = said.slice(1).map(([step], index) => step - said[index]![0]);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(14);
    expect(said.length).toBeGreaterThan(15);
    expect(new Set(said.map(([, { occasion }]) => occasion)).size).toBeGreaterThan(3);
    expect(new Set(said.map(([, { line }]) => line)).size).toBe(2);
  });

  it('is led by those who talk', () => {
    expect(new Set(talk((own) => own === 1).map(([, remark]) => remark.seat))).toEqual(new Set([1]));
    expect(talk(() => false)).toEqual([]);
    const conversation = new Conversation('a table', (own) => own !== 0);
    expect(conversation.greeting([seat(0), seat(2)])).toMatchObject({ seat: 2, occasion: 'greeting' });
    expect(conversation.farewell([seat(0)], [seat(1), seat(2)])).toMatchObject({ seat: 1, occasion: 'defeat' });
    expect(conversation.farewell([seat(2)], [seat(0), seat(1)])).toMatchObject({ seat: 2, occasion: 'victory' });
  });
});
