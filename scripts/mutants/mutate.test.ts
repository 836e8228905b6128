import { describe, expect, it } from 'vitest';
import { describeMutant, lineOf, mutantsOf, mutated } from './mutate.ts';

const changesIn = (source: string): readonly string[] =>
  mutantsOf(source).map((mutant) => describeMutant(source, mutant).change);

describe('the mutants of a source', () => {
  it.each([
    ['a < b;', ['without a < b;', '< -> <=', '< -> >=']],
    ['const x = a === b && !c;', ['=== -> !==', '&& -> ||', 'without !']],
    ['const x = a + 1 - b * 2;', ['+ -> -', '1 -> 2', '1 -> 0', '- -> +', '* -> +', '2 -> 3', '2 -> 1']],
    ['const x = a & 0;', ['& -> |', '0 -> 1']],
    ['const x = true;', ['true -> false']],
    ['const x = [a, ...b];', ['without a,', 'without ...b']],
    ['const x = a ? b : c;', ['a ? b : c -> (b)', 'a ? b : c -> (c)']],
    ['if (a) b();', ['a -> true', 'a -> false', 'without b();']],
    ['for (;;) { if (a) break; }', ['a -> true', 'a -> false', 'without break;']],
    ['n++;', ['without n++;', '++ -> --']],
    ['n += m;', ['without n += m;', '+= -> -=']],
    ['const x = -a;', ['without -']],
  ])('are the faults one could have written in %s', (source, changes) => {
    expect([...changesIn(source)].sort()).toEqual([...changes].sort());
  });

  it('leave types, imports and what throws alone', () => {
    const source = `import { a } from './a.ts';
type T = 1 | [2, 3];
const x: 4 = y as 5;
if (x < 6) throw new Error('seven');
`;
    expect(changesIn(source)).toEqual([]);
  });

  it('find an operator behind a comment or a bracket, and say where it stands', () => {
    const source = 'const a = 0;\nconst x = (f(a) /* less */) < b;\n';
    const less = mutantsOf(source).find(({ to }) => to === '<=')!;
    expect(mutated(source, less)).toBe('const a = 0;\nconst x = (f(a) /* less */) <= b;\n');
    expect(lineOf(source, less)).toBe(2);
    expect(describeMutant(source, less).code).toBe('const x = (f(a) /* less */) < b;');
  });

  it('can all be read again', () => {
    const source = 'const x = [1, [2, a < 3 ? [-b] : !c]]; if (x) { y(); } else z();';
    for (const mutant of mutantsOf(source)) expect(() => mutantsOf(mutated(source, mutant))).not.toThrow();
  });
});
