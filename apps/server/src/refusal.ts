import type { RuleViolation } from '@wunderkammer/kernel';
import type { Code } from '@wunderkammer/protocol';

/** Why something that somebody asked for was not done: an answer, not an accident. */
export class Refusal extends Error {
  readonly code: Code;
  readonly violation: RuleViolation | undefined;

  constructor(code: Code, message: string, violation?: RuleViolation) {
    super(message);
    this.code = code;
    this.violation = violation;
  }
}
