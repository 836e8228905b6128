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
    it('[FS-1] does this', () => {});
    it.each([[1], [2]])('[FS-1] [FS-2] does %s', () => {});
    it.skip('[FS-3] is skipped', () => {});
    it.todo('[FS-3] is not there yet');
    // it('[FS-3] is a comment')
    it('[FS-7] cites nothing', () => {});
  `.replace(/^\s*\/\/.*$/gm, '');
  const { cited, unknown } = citations(['FS-1', 'FS-2', 'FS-3'], new Map([['a.test.ts', file]]));
  expect(cited.map(({ rule, tests }) => [rule, tests.length])).toEqual([
    ['FS-1', 2],
    ['FS-2', 1],
    ['FS-3', 0],
  ]);
  expect(unknown).toEqual(['a.test.ts: [FS-7] cites nothing']);
});
