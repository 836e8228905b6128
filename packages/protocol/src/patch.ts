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
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return [after];
    return diffMembers(before as unknown as Branch, after, true);
  }
  return Array.isArray(after) ? [after] : diffMembers(before, after, false);
};

const diffMembers = (before: Branch, after: Branch, list: boolean): Patch | undefined => {
  let patch: Record<string, Patch | 0> | undefined;
  let changed = 0;
  let members = 0;
  for (const key in after) {
    members++;
    const value = after[key];
    if (value === undefined) continue;
    const change = diff(before[key], value);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
    changed++;
  }
  if (!list) {
    for (const key in before) {
      if (before[key] === undefined || after[key] !== undefined) continue;
      patch ??= {};
      patch[key] = 0;
    }
  }
  // A list of small things that changed nearly everywhere is shorter as it is.
  return list && changed > 2 && changed * 2 > members ? [after] : patch;
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
