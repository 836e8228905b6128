import type { Decision, Step } from '@wunderkammer/drei-magier/pieces';

/** Whether two steps are the same one. */
export const sameStep = (one: Decision, other: Step | undefined): boolean => {
  if (other === undefined) return false;
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => String(fields.get(key)) === String(value));
};

/** The decisions of one type. */
export const ofType = <T extends Decision['type']>(
  legal: readonly Decision[],
  type: T,
): readonly Extract<Decision, { type: T }>[] =>
  legal.filter((decision): decision is Extract<Decision, { type: T }> => decision.type === type);
