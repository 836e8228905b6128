import type { View } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';

/** Whom the table waits for; while chance has its say, for whom. */
export const onTurn = ({ turn, phase }: View): readonly Seat[] => {
  if (turn.type === 'decision') return turn.seats;
  if ('seat' in phase) return [phase.seat];
  return 'active' in phase ? [phase.active] : [];
};
