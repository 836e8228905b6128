import { isHidden } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** One short English line for a seen step. */
export const notation = (seen: Seen): string => {
  if (seen.type === 'deal') return 'Deal';
  return `Seat ${seen.by} bids${isHidden(seen.bid) ? '' : ` ${seen.bid}`}`;
};
