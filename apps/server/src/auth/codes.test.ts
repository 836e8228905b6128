import { expect, it } from 'vitest';
import { hashOf, inGroups } from './codes.ts';

it('a code is kept under another name for each kind, and none tells the code', () => {
  const names = ['one-time', 'recovery', 'invitation'].map((kind) => hashOf(kind, 'ABCD2345'));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/);
});

it('a code is shown in groups, the last as long as it is', () => {
  expect(inGroups('ABCD2345', 4)).toBe('ABCD-2345');
  expect(inGroups('ABCDEFG', 5)).toBe('ABCDE-FG');
});
