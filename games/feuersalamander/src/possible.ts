import { type DrawTruth, isHidden, type Maybe, type Table } from '@wunderkammer/kernel';
import { kindOf } from './cards.ts';
import { PossibleHands } from './possible-hands.ts';
import { LogReading } from './possible-log.ts';
import type { FeuersalamanderTypes, Kind, Options, Seen, Step, View } from './vocabulary.ts';

/**
 * The truths behind what a viewer knows, drawn exactly with the weight of the deal and of the draws. Hidden are the cards
 * that others were dealt and drew, and what they laid face down; with them the answers to others' questions.
 */
export const possible = (_table: Table<Options>, view: View, log: readonly Seen[]): DrawTruth<FeuersalamanderTypes> => {
  const { hidden, spans } = new LogReading(view, log);
  const hands = new PossibleHands(spans);
  const known = log.map(stepOf);
  const laidAt = hidden.map((seat) => log.findIndex(({ by, type }) => by === seat && type === 'discard'));
  return (random) => {
    const steps = [...known];
    hands.draw(random, (of, at, [first, second, laid]) => {
      const step = steps[at]!;
      if (step.type === 'deal') {
        const dealt = [kindOf(first!), kindOf(second!)] as const;
        steps[at] = { ...step, hands: step.hands.with(hidden[of]!, dealt) };
      } else if (step.type === 'draw') {
        steps[at] = { ...step, card: kindOf(first!) };
      }
      const discard = steps[laidAt[of]!];
      if (laid !== undefined && discard?.type === 'discard') steps[laidAt[of]!] = { ...discard, card: kindOf(laid) };
    });
    return steps;
  };
};

/** Stands where a card is drawn anew each time. */
const TO_BE_DRAWN: Kind = 'air';
const knownOr = (card: Maybe<Kind>): Kind => (isHidden(card) ? TO_BE_DRAWN : card);

/** The step that was seen. */
const stepOf = (seen: Seen): Step => {
  switch (seen.type) {
    case 'deal':
      return { by: seen.by, type: seen.type, hands: seen.hands.map(([a, b]) => [knownOr(a!), knownOr(b!)] as const) };
    case 'startThrow':
      return { by: seen.by, type: seen.type, pips: seen.pips };
    case 'keys':
      return { by: seen.by, type: seen.type, shown: seen.shown };
    case 'sticks':
      return { by: seen.by, type: seen.type, pips: seen.pips, symbol: seen.symbol };
    case 'draw':
      return { by: seen.by, type: seen.type, card: knownOr(seen.card) };
    case 'discard':
      return { by: seen.by, type: seen.type, card: knownOr(seen.card) };
    case 'place':
      return { by: seen.by, type: seen.type, wing: seen.wing, row: seen.row, stone: seen.stone };
    case 'move':
      return { by: seen.by, type: seen.type, use: seen.use, home: seen.home };
    case 'ask':
      return { by: seen.by, type: seen.type, card: seen.card };
    case 'claim':
      return { by: seen.by, type: seen.type, own: seen.own, named: seen.named };
    case 'exchange':
      return { by: seen.by, type: seen.type, swap: seen.swap };
    case 'throw':
    case 'throwKeys':
    case 'pass':
      return { by: seen.by, type: seen.type };
  }
};
