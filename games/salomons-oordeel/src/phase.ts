import type { Seat } from '@wunderkammer/kernel';
import type { Phase, View } from './vocabulary.ts';

/** The stone that is on its way, and to whom (SO-12). */
export const passing = ({ phase }: View): Extract<Phase, { type: 'settle' }> | undefined =>
  phase.type === 'settle' ? phase : undefined;

/** Whether the guesser may stop now (SO-8). */
export const mayStop = ({ phase }: View): boolean => phase.type === 'guess' && phase.mayStop;

/** Who may not be guessed at now (SO-14). */
export const protectedSeat = ({ phase }: View): Seat | undefined =>
  phase.type === 'guess' ? phase.protected : undefined;
