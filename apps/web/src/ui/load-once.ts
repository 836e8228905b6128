/** Whoever is shown a failure asks at once for other things that failed with it: they are not to be loaded over and over. */
const FORGET = 1_000;

/** Loads once for the same arguments. A failure is forgotten after a moment, so that the next try loads again. */
export const loadOnce = <Args extends readonly string[], Value>(
  load: (...args: Args) => Promise<Value>,
): ((...args: Args) => Promise<Value>) => {
  const loaded = new Map<string, Promise<Value>>();
  return (...args) => {
    const key = args.join(' ');
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const fresh = load(...args);
    loaded.set(key, fresh);
    fresh.catch(() => setTimeout(() => loaded.delete(key), FORGET));
    return fresh;
  };
};
