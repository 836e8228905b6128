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

/** A patch that puts a new value in place of the old one. */
const replaced = (after: unknown): string => (typeof after === 'number' ? `[${after}]` : `[${JSON.stringify(after)}]`);

/** The names of members as JSON. There are as many as the views of our games have. */
const QUOTED = new Map<string, string>();
const quoted = (key: string): string => {
  let text = QUOTED.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    QUOTED.set(key, text);
  }
  return text;
};

/**
 * Finds out how values became others, and writes it as JSON. Several who look at the same thing have most of it in common:
 * parts that were compared once are not compared again, if they are the same objects.
 */
export class Comparison {
  /** What was compared, and what came of it, at the same place of three lists: for a few dozen that is faster than a map. */
  readonly #befores: unknown[] = [];
  readonly #afters: unknown[] = [];
  readonly #patches: (string | undefined)[] = [];
  #count = 0;

  /** Begins anew, with other values. Whoever compares often keeps one of these: a new one each time would cost as much again. */
  forget(): void {
    this.#befores.fill(undefined, 0, this.#count);
    this.#afters.fill(undefined, 0, this.#count);
    this.#patches.fill(undefined, 0, this.#count);
    this.#count = 0;
  }

  /** A patch; undefined if nothing changed. */
  patch(before: unknown, after: unknown): string | undefined {
    if (before === after) return undefined;
    if (!isBranch(before) || !isBranch(after)) return replaced(after);
    for (let at = 0; at < this.#count; at++) {
      if (this.#afters[at] === after && this.#befores[at] === before) return this.#patches[at];
    }
    const patch = this.#compare(before, after);
    this.#befores[this.#count] = before;
    this.#afters[this.#count] = after;
    this.#patches[this.#count] = patch;
    this.#count++;
    return patch;
  }

  #compare(before: Branch, after: Branch): string | undefined {
    const list = Array.isArray(before);
    if (list !== Array.isArray(after)) return replaced(after);
    return list
      ? this.#compareLists(before as unknown as readonly unknown[], after as unknown as readonly unknown[])
      : this.#compareMembers(before, after);
  }

  /** Lists are counted through, not asked for their keys: that is eight times as fast, and views are mostly lists. */
  #compareLists(before: readonly unknown[], after: readonly unknown[]): string | undefined {
    if (before.length !== after.length) return replaced(after);
    let members = '';
    let changed = 0;
    for (let index = 0; index < after.length; index++) {
      if (before[index] === after[index]) continue;
      const patch = this.patch(before[index], after[index]);
      if (patch === undefined) continue;
      members += `${changed === 0 ? '' : ','}"${index}":${patch}`;
      changed++;
    }
    if (changed === 0) return undefined;
    // A list that changed nearly everywhere is shorter as it is.
    return changed > 2 && changed * 2 > after.length ? replaced(after) : `{${members}}`;
  }

  #compareMembers(before: Branch, after: Branch): string | undefined {
    let members = '';
    let common = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      const was = before[key];
      if (was !== undefined) common++;
      if (was === value) continue;
      const patch = this.patch(was, value);
      if (patch !== undefined) members += `${members === '' ? '' : ','}${quoted(key)}:${patch}`;
    }
    let had = 0;
    for (const _ in before) had++;
    // Members seldom go: counting them is quicker than looking for each.
    if (had === common) return members === '' ? undefined : `{${members}}`;
    for (const key in before) {
      if (before[key] === undefined || after[key] !== undefined) continue;
      members += `${members === '' ? '' : ','}${quoted(key)}:0`;
    }
    return members === '' ? undefined : `{${members}}`;
  }
}

/** The value after the change. What did not change is shared with the value before. */
export const applyPatch = <T>(before: T, patch: Patch): T => changed(before, patch) as T;

const changed = (before: unknown, patch: Patch): unknown => {
  if (Array.isArray(patch)) return patch[0];
  const after: Record<string, unknown> | unknown[] = Array.isArray(before) ? [...before] : { ...(before as object) };
  const members = after as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch as Readonly<Record<string, Patch | 0>>)) {
    if (change === 0) delete members[key];
    else members[key] = changed(members[key], change);
  }
  return after;
};
