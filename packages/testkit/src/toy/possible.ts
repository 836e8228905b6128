import { type DrawTruth, HIDDEN, isHidden, type Table } from '@wunderkammer/kernel';
import { CARDS, type Options, type Seen, type Step, type ToyTypes, type View } from './vocabulary.ts';

/** The cards that are not seen lie in any order, each as likely as the others; hidden bids may be any. */
export const possible = (
  { options }: Table<Options>,
  { viewer, turn, cards }: View,
  log: readonly Seen[],
): DrawTruth<ToyTypes> => {
  const bids = log.flatMap((seen) => (seen.type === 'bid' && seen.bids !== undefined ? [seen.bids] : []))[0];
  // What is shown before the end is the viewer's own, and of that alone use is made.
  const known = turn.type === 'over' ? cards : cards.map((card, seat) => (seat === viewer ? card : HIDDEN));
  return (random) => {
    const left = CARDS.filter((card) => !known.includes(card));
    const dealt = known.map((card) => (isHidden(card) ? left.splice(random.below(left.length), 1)[0]! : card));
    return log.map((seen): Step => {
      if (seen.type === 'deal') return { by: seen.by, type: seen.type, cards: dealt };
      const own = seen.by === viewer && !isHidden(seen.bid) ? seen.bid : random.below(options.highest + 1);
      return { by: seen.by, type: seen.type, bid: bids?.[seen.by] ?? own };
    });
  };
};
