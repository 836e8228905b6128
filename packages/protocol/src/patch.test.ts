import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, Comparison, type Patch } from './patch.ts';

/** Values as views have them: small, with keys that come back. */
const value = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, 2, 'a', 'b', true, false),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).tree;

const diff = (before: unknown, after: unknown, comparison = new Comparison()): Patch | undefined => {
  const patch = comparison.patch(before, after);
  return patch === undefined ? undefined : (JSON.parse(patch) as Patch);
};

it('turns any value into any other', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const patch = diff(before, after);
      if (patch === undefined) expect(after).toEqual(before);
      else expect(applyPatch(before, patch)).toEqual(after);
    }),
    { numRuns: 2_000 },
  );
});

it('says nothing where nothing changed, and leaves what it is applied to as it was', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(diff(before, structuredClone(before))).toBeUndefined();
      const copy = structuredClone(before);
      const patch = diff(before, after);
      if (patch !== undefined) applyPatch(before, patch);
      expect(before).toEqual(copy);
    }),
  );
});

it('names only what changed', () => {
  const before = { turn: 0, seats: [{ cards: 2 }, { cards: 2 }], open: ['fire'], old: 1 };
  const after = { turn: 1, seats: [{ cards: 2 }, { cards: 3 }], open: ['fire', 'air'] };
  expect(diff(before, after)).toEqual({ turn: [1], seats: { 1: { cards: [3] } }, open: [['fire', 'air']], old: 0 });
});

it('shares what did not change', () => {
  const before = { a: { deep: 1 }, b: 1 };
  const after = applyPatch(before, { b: [2] }) as typeof before;
  expect(after.a).toBe(before.a);
});

it('compares what several have in common once, and what is different for each', () => {
  fc.assert(
    fc.property(value, value, fc.array(fc.tuple(value, value), { maxLength: 3 }), (before, after, own) => {
      const comparison = new Comparison();
      for (const [mine, mineAfter] of own) {
        const [was, is] = [
          { common: before, mine },
          { common: after, mine: mineAfter, more: { common: after } },
        ];
        const patch = diff(was, is, comparison);
        expect(patch).toEqual(diff(structuredClone(was), structuredClone(is)));
        expect(applyPatch(was, patch!)).toEqual(is);
      }
    }),
  );
});
