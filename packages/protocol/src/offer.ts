import type { DecisionBase, Game, Seat, State } from '@wunderkammer/kernel';
import { type Run, unpackMoves } from './moves.ts';
import type { Offer } from './server.ts';
import { isSeatStep } from './steps.ts';

const isPacked = (offer: Offer): offer is Run[] => Array.isArray(offer[0]);

/** What is offered, as choices. A listed move stands for the same in every state of a table, so any will do to unpack it. */
export const choicesOf = (offer: Offer, { engine }: Game, anyState: State, seat: Seat): readonly DecisionBase[] =>
  isPacked(offer)
    ? unpackMoves(offer)
        .map((move) => engine.unpack(anyState, seat, move))
        .filter(isSeatStep)
    : offer;
