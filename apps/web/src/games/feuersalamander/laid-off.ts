import type { Kind, Seen } from '@wunderkammer/feuersalamander/pieces';

const laidOffBy = (seen: Seen): Kind | undefined => {
  if (seen.type === 'discard') return seen.open.at(-1)?.card;
  return seen.type === 'exchange' && seen.swap ? seen.card : undefined;
};

/** The card that lies uppermost among those laid off, of all that has been seen: whoever comes to a moment later sees the same one. */
export const lastLaidOff = (seen: readonly Seen[]): Kind | undefined => {
  const event = seen.findLast((each) => laidOffBy(each) !== undefined);
  return event && laidOffBy(event);
};
