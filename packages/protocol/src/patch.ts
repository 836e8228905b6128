/**
 * How a JSON value became another one:
 *
 *   [value]            this is the new value
 *   { key: patch, … }  an object or a list of which these members changed; a list keeps its length
 *   0                  as a member of an object's patch: this key is gone
 *
 * Views of games change little from step to step; this is a tenth of their size.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | 0 };

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Undefined: nothing changed. */
export const diff = (before: unknown, after: unknown): Patch | undefined => {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return [after];
  const list = Array.isArray(before);
  if (list !== Array.isArray(after)) return [after];
  return list
    ? diffLists(before as unknown as readonly unknown[], after as unknown as readonly unknown[])
    : diffMembers(before, after);
};

/** Lists are counted through, not asked for their keys: that is eight times as fast, and views are mostly lists. */
const diffLists = (before: readonly unknown[], after: readonly unknown[]): Patch | undefined => {
  if (before.length !== after.length) return [after];
  let patch: Record<string, Patch | 0> | undefined;
  let changed = 0;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    const change = diff(before[index], after[index]);
    if (change === undefined) continue;
    patch ??= {};
    patch[index] = change;
    changed++;
  }
  // A list that changed nearly everywhere is shorter as it is.
  return changed > 2 && changed * 2 > after.length ? [after] : patch;
};

const diffMembers = (before: Branch, after: Branch): Patch | undefined => {
  let patch: Record<string, Patch | 0> | undefined;
  for (const key in after) {
    const value = after[key];
    if (value === undefined || before[key] === value) continue;
    const change = diff(before[key], value);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    patch ??= {};
    patch[key] = 0;
  }
  return patch;
};

/** The value after the change. What did not change is shared with the value before. */
export const applyPatch = (before: unknown, patch: Patch): unknown => {
  if (Array.isArray(patch)) return patch[0];
  const after: Record<string, unknown> | unknown[] = Array.isArray(before) ? [...before] : { ...(before as object) };
  const members = after as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch as Readonly<Record<string, Patch | 0>>)) {
    if (change === 0) delete members[key];
    else members[key] = applyPatch(members[key], change);
  }
  return after;
};
