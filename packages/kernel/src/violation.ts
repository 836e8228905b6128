import type { Words } from './language.ts';

/** Why a step is refused: a value, never thrown. Nothing has changed when one is returned. */
export interface RuleViolation {
  /** Namespaced and stable, e.g. `claim/not-home`. */
  readonly code: string;
  /** The broken rule's number, e.g. `FS-30`; `record` for a fault of form. */
  readonly rule: string;
  /** What to tell the player. */
  readonly words: Words;
}

/** A game's violations by code: `{ 'claim/not-home': ['FS-30', { nl, de, en }] }`. */
export type ViolationTable = Readonly<Record<string, readonly [rule: string, words: Words]>>;

/**
 * Turns a table into ready-made violations, one frozen object a code,
 * so that refusing a step allocates nothing.
 */
export const defineViolations = <const T extends ViolationTable>(
  table: T,
): { readonly [Code in keyof T]: RuleViolation } =>
  Object.fromEntries(
    Object.entries(table).map(([code, [rule, words]]) => [code, Object.freeze({ code, rule, words })]),
  ) as { [Code in keyof T]: RuleViolation };

/** A fault of form: something that can be seen without replaying (the record's rules call it `record`). */
export interface FormFault {
  readonly code: string;
  readonly rule: 'record';
  readonly message: string;
}

export const formFault = (code: string, message: string): FormFault => ({ code, rule: 'record', message });
