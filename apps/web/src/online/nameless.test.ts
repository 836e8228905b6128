import { expect, it } from 'vitest';
import { withNames } from './nameless.ts';

it('gives a name to bots that sit where somebody was forgotten, a different one each, and to nobody else', () => {
  const seats = [
    { kind: 'bot', name: '' },
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: '' },
    { kind: 'open', name: '' },
  ] as const;
  expect(withNames(seats).map(({ name }) => name)).toEqual(['Echo', 'Anna', 'Echo 2', '']);
});
