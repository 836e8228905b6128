import { expect, it } from 'vitest';
import { count } from './counting.ts';

it('counts', () => {
  expect(count(2, 5)).toBe(3);
});
