import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, diff, type Patch } from './patch.ts';

/** Values as views have them: small, with keys that come back. */
const value = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, 2, 'a', 'b', true, false),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).tree;

const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

it('turns any value into any other, also over the wire', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const patch = diff(before, after);
      if (patch === undefined) expect(after).toEqual(before);
      else expect(applyPatch(before, overTheWire(patch))).toEqual(after);
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
