import { LANGUAGES } from '@wunderkammer/kernel';
import { rulesOf as rulesInBook } from '@wunderkammer/rulebook';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { GUIDES } from './guides.ts';
import { helpText, rulesOf } from './help.ts';
import { WIDTH, widthOf } from './ink.ts';
import { bookOf } from './rules.ts';

it('every game of the cabinet can be played', () => {
  expect(GUIDES.map(({ game }) => game)).toEqual(GAMES);
});

describe.each(GUIDES.map((guide) => [guide.game.id, guide] as const))('the help of %s', (id, { topics }) => {
  it('cites rules that are in the rulebook', async () => {
    const numbers = rulesInBook(await bookOf(id, 'en')).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(rulesOf(topics, Object.keys(topics))));
  });

  it('fits the screen in every language', () => {
    for (const language of LANGUAGES) {
      for (const [type, { keys }] of Object.entries(topics)) {
        const lines = helpText(topics, [type], Object.keys(keys), language);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(WIDTH);
      }
    }
  });
});

describe('offered options', () => {
  it.each(GUIDES.map((guide) => [guide.game.id, guide] as const))('of %s can all be read', (_id, guide) => {
    const { game } = guide;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      for (const { key } of game.optionHelp) {
        for (const { value } of guide.optionChoices(key, seats, 'en')) {
          const read = value.includes(',')
            ? value.split(',')
            : /^\d+$/.test(value)
              ? Number(value)
              : { true: true, false: false }[value];
          expect(game.readOptions({ [key]: read ?? value }, seats)).toMatchObject({ ok: true });
        }
      }
    }
  });
});
