/** The checks throw plain errors, so that they can be run on purpose-broken games and outside a test runner. */
export const ensure: (holds: boolean, message: () => string) => asserts holds = (holds, message) => {
  if (!holds) throw new Error(message());
};

/** Equal as JSON, key order included: what a viewer would receive. */
export const ensureSame = (actual: unknown, expected: unknown, what: string): void => {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  ensure(a === b, () => `${what}:\n  ${a}\nis not\n  ${b}`);
};
