/**
 * Shapes of JSON: each reads an unknown value and gives it back typed, or says in one line what is wrong with it.
 * Unknown keys are errors at every level, `null` is never a way to leave something out, and numbers are whole.
 */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
/** Reads one value; `path` is what it is called in messages. */
export type Shape<T> = (value: unknown, path: string) => Read<T>;

/** What a shape reads. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

const good = <T>(value: T): Read<T> => ({ ok: true, value });
const bad = (path: string, wanted: string, value: unknown): Read<never> => ({
  ok: false,
  message: `${path} must be ${wanted}, not ${describe(value)}`,
});

/** A short, safe description of any value, for messages. */
export const describe = (value: unknown): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return value === undefined ? 'missing' : 'an object';
};

/** Whether a value has keys: neither a list nor null. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number within these bounds, both included. */
export const whole =
  (min: number, max: number): Shape<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? good(value === 0 ? 0 : value)
      : bad(path, `a whole number from ${min} to ${max}`, value);

/** True or false. */
export const flag: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? good(value) : bad(path, 'true or false', value);

/** Any text. */
export const text: Shape<string> = (value, path) =>
  typeof value === 'string' ? good(value) : bad(path, 'a text', value);

/** One of these names; `wanted` says what they are where there are too many to be listed. */
export const oneOf =
  <const T extends string>(
    names: readonly T[],
    wanted = names.length === 1 ? `"${names[0]}"` : `one of ${names.join(', ')}`,
  ): Shape<T> =>
  (value, path) =>
    names.includes(value as T) ? good(value as T) : bad(path, wanted, value);

/** What the shape reads, or null. */
export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? good(null) : shape(value, path);

/** A list of so many of the same shape. */
export const list =
  <T>(shape: Shape<T>, min: number, max = min): Shape<T[]> =>
  (value, path) => {
    const wanted = min === max ? `a list of ${min}` : `a list of ${min} to ${max}`;
    if (!Array.isArray(value) || value.length < min || value.length > max) return bad(path, wanted, value);
    const items: T[] = [];
    for (const [index, item] of value.entries()) {
      const read = shape(item, `${path}[${index}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return good(items);
  };

/** A list with a shape for each place. */
export const tuple =
  <T extends readonly unknown[]>(...shapes: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return bad(path, `a list of ${shapes.length}`, value);
    const items: unknown[] = [];
    for (const [index, shape] of shapes.entries()) {
      const read = shape(value[index], `${path}[${index}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return good(items as unknown as T);
  };

/** An object with exactly these keys, in any order; those of `optional` may be absent. Read in the order given here. */
export const object = <T extends object, O extends object = Record<never, never>>(
  required: { readonly [K in keyof T]: Shape<T[K]> },
  optional = {} as { readonly [K in keyof O]: Shape<O[K]> },
): Shape<T & Partial<O>> => {
  const shapes = Object.entries<Shape<unknown>>({ ...required, ...optional });
  return (value, path) => {
    if (!isObject(value)) return bad(path, 'an object', value);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(required, key) && !Object.hasOwn(optional, key)) {
        return { ok: false, message: `${path} has the unknown key ${describe(key)}` };
      }
    }
    const result: Record<string, unknown> = {};
    for (const [key, shape] of shapes) {
      if (!Object.hasOwn(value, key)) {
        if (Object.hasOwn(optional, key)) continue;
        return { ok: false, message: `${path} lacks the key "${key}"` };
      }
      const read = shape(value[key], `${path}.${key}`);
      if (!read.ok) return read;
      result[key] = read.value;
    }
    return good(result as T & Partial<O>);
  };
};
