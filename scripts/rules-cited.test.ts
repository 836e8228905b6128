import { expect, it } from 'vitest';
import { citations, rulesIn } from './rules-cited.ts';

it('finds the numbers of a rule file', () => {
  expect(rulesIn('# Rules\n- **FS-1** One.\n- **FS-2 R** Two **FS-9**.\n  continued\n- FS-3 not a rule\n')).toEqual([
    'FS-1',
    'FS-2',
  ]);
});

it('finds the tests that cite a rule, and the rules without one', () => {
  const file = `
    const check = (value: number): void => expect(value).toBe(1);
    it('[FS-1] does this', () => { expect(1).toBe(1); });
    it.each([[1], [2]])('[FS-1] [FS-2] does %s', (value) => check(value));
    it.skip('[FS-3] is skipped', () => check(1));
    it.todo('[FS-3] is not there yet');
    // it('[FS-3] is a comment', () => check(1))
    it('[FS-3] asserts nothing', () => { play(); });
    it('[FS-7] cites nothing', () => check(1));
  `;
  const { cited, unknown, empty } = citations(['FS-1', 'FS-2', 'FS-3'], new Map([['a.test.ts', file]]));
  expect(cited.map(({ rule, tests }) => [rule, tests.length])).toEqual([
    ['FS-1', 2],
    ['FS-2', 1],
    ['FS-3', 0],
  ]);
  expect(unknown).toEqual(['a.test.ts: [FS-7] cites nothing']);
  expect(empty).toEqual(['a.test.ts: [FS-3] asserts nothing']);
});
