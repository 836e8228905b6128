import { expect, it } from 'vitest';
import de from './de.ts';
import en from './en.ts';
import nl from './nl.ts';

it('says how much was found, and nothing of what was not', () => {
  expect(en.found(2, 1)).toBe('1 question, 2 rules');
  expect(nl.found(1, 0)).toBe('1 regel');
  expect(de.found(0, 3)).toBe('3 Fragen');
});
