import { LANGUAGES } from '@wunderkammer/kernel';
import { rulesOf as rulesInBook } from '@wunderkammer/rulebook';
import { describe, expect, it } from 'vitest';
import { optionFlags } from '../arguments.ts';
import { GAMES } from '../games.ts';
import { helpText, rulesOf } from './help.ts';
import { WIDTH, widthOf } from './ink.ts';
import { bookOf } from './rules.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('the help of %s', (id, game) => {
  it('cites rules that are in the rulebook', async () => {
    const numbers = rulesInBook(await bookOf(id, 'en')).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(rulesOf(game, Object.keys(game.decisionRules))));
  });

  it.each(LANGUAGES)('says what the decisions and their keys are, and fits the screen (%s)', async (language) => {
    const texts = await game.texts(language);
    for (const [type, { about, keys }] of Object.entries(texts.decisions)) {
      const lines = helpText(game, texts, [type], Object.keys(keys));
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(WIDTH);
      expect(lines.join(' ')).toBe([about, ...Object.values(keys), `(${rulesOf(game, [type]).join(', ')})`].join(' '));
    }
  });

  it('offers options that can be typed', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      for (const { key, offers } of game.optionHelp) {
        for (const value of offers(seats)) {
          const call = { options: [`${key}=${value}`] };
          expect(optionFlags(call, game, seats)).toEqual({ [key]: value });
        }
      }
    }
  });
});
