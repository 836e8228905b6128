import { describe, expect, it } from 'vitest';
import { figureSets } from './figure-sets.ts';
import { feuersalamander } from './game.ts';
import { optionHelp, readOptions } from './options.ts';

const figuresAreRead = (seats: number, ...figures: string[]): boolean => readOptions({ figures }, seats).ok;

describe('options', () => {
  it('[FS-8] plays to 84 with the first figures unless told otherwise', () => {
    expect(readOptions({}, 3)).toEqual({ ok: true, value: { target: 84, figures: ['king', 'queen', 'monk'] } });
    expect(readOptions({ target: 49 }, 2)).toEqual({ ok: true, value: { target: 49, figures: ['king', 'queen'] } });
  });

  it('[FS-8] takes whole targets from 1 to 1000', () => {
    for (const target of [1, 49, 84, 85, 100, 1000]) expect(readOptions({ target }, 2).ok).toBe(true);
    for (const target of [0, 1001, 8.5, '84', null]) expect(readOptions({ target }, 2).ok).toBe(false);
  });

  it('[FS-5] [FS-8] takes figures in clockwise order or any rotation of it, one a seat', () => {
    expect(figuresAreRead(2, 'robber', 'king')).toBe(true);
    expect(figuresAreRead(2, 'monk', 'queen')).toBe(true);
    expect(figuresAreRead(3, 'queen', 'robber', 'king')).toBe(true);
    expect(figuresAreRead(4, 'monk', 'robber', 'king', 'queen')).toBe(true);
    expect(figuresAreRead(3, 'king', 'robber', 'queen')).toBe(false);
    expect(figuresAreRead(4, 'king', 'monk', 'queen', 'robber')).toBe(false);
    expect(figuresAreRead(2, 'king', 'king')).toBe(false);
    expect(figuresAreRead(3, 'king', 'queen', 'queen')).toBe(false);
    expect(figuresAreRead(3, 'king', 'queen')).toBe(false);
    expect(figuresAreRead(2, 'king', 'dragon')).toBe(false);
  });

  it('[FS-8] offers the targets of the rulebooks and every order of figures, for two to four players', () => {
    const [target, figures] = optionHelp;
    expect(feuersalamander.seats).toEqual({ min: 2, max: 4 });
    expect([target!.key, target!.offers(3)]).toEqual(['target', [49, 84, 85, 100]]);
    expect([figures!.key, figures!.offers(4)]).toEqual(['figures', figureSets(4)]);
    for (const { key, offers } of optionHelp) {
      for (const offer of offers(3)) expect(readOptions({ [key]: offer }, 3).ok).toBe(true);
    }
  });

  it('[FS-8] refuses options it does not know', () => {
    expect(readOptions({ goal: 84 }, 2).ok).toBe(false);
  });
});
