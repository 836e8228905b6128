import { defineViolations } from '@wunderkammer/kernel';

export const VIOLATIONS = defineViolations({ 'turn/not-now': 'TOY-1', 'deal/twice': 'TOY-2', 'bid/high': 'TOY-3' });
export type ViolationCode = keyof typeof VIOLATIONS;
