import { lowestBit } from './bits.ts';
import { FIRST } from './move-codes.ts';
import { BAG, DEAL_PHASE, FIRST_PHASE, PHASE, type State } from './state.ts';

/** Lists what can come next, each as likely as the others. */
export const outcomes = ({ cells, seats }: State, into: Int32Array, chances: Float64Array): number => {
  let count = 0;
  if (cells[PHASE] === DEAL_PHASE) {
    for (let bag = cells[BAG]!; bag !== 0; bag &= bag - 1) into[count++] = lowestBit(bag);
  } else if (cells[PHASE] === FIRST_PHASE) {
    for (let seat = 0; seat < seats; seat++) into[count++] = FIRST + seat;
  }
  chances.fill(1 / count, 0, count);
  return count;
};
