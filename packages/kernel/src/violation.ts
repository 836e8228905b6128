/** Why a step is refused: a value, never thrown. Nothing has changed when one is returned. What to tell a player stands in the game's texts. */
export interface RuleViolation {
  /** Namespaced and stable, e.g. `claim/not-home`. */
  readonly code: string;
  /** The broken rule's number, e.g. `FS-30`. */
  readonly rule: string;
}

/**
 * Turns codes and their rules, `{ 'claim/not-home': 'FS-30' }`, into ready-made violations, one frozen object a code,
 * so that refusing a step allocates nothing.
 */
export const defineViolations = <Code extends string>(
  rules: Readonly<Record<Code, string>>,
): Readonly<Record<Code, RuleViolation>> =>
  Object.fromEntries(
    Object.entries<string>(rules).map(([code, rule]) => [code, Object.freeze({ code, rule })]),
  ) as Record<Code, RuleViolation>;

/** A fault of form: something that can be seen without replaying (the record's rules call it `record`). */
export interface FormFault {
  readonly code: string;
  readonly rule: 'record';
  readonly message: string;
}

/** Says what is wrong with the form of a record. */
export const formFault = (code: string, message: string): FormFault => ({ code, rule: 'record', message });
