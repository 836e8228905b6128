import { apprenticeArrives, settleDuel } from '../arrival.ts';
import { ALL_CARDS, APPRENTICE, CARDS, countCards, FIGURE_CELLS, type Figures, MAGE, seatAfter } from '../figures.ts';
import { isSymbolAt } from '../reach.ts';
import { symbolHappens } from '../spell.ts';
import { SYMBOLS } from '../vocabulary.ts';
import { chanceToBegin } from './duel-odds.ts';
import { eachTake } from './plans.ts';
import { rivalAt } from './position.ts';
import { decided, type Judge, mix, type Shares } from './shares.ts';

/** Which of two prospects somebody prefers. */
export type Prefer = (one: Shares, other: Shares) => Shares;

/** Prefers whatever is best for one seat. */
export const bestFor =
  (seat: number): Prefer =>
  (one, other) =>
    other[seat]! > one[seat]! ? other : one;

/** How somebody looks upon chance. */
export interface Hopes {
  /** Added to the chance to win a duel that one begins. */
  readonly duel: number;
  /** How much of the chance of fate is seen: 1 for all of it. */
  readonly fate: number;
}

/** Chance as it is. */
export const SOBER: Hopes = { duel: 0, fate: 1 };

/** What is left of a throw once both figures have moved: the duel, the spell, throws due (DM-32). */
export interface Ending {
  readonly seat: number;
  readonly judge: Judge;
  readonly prefer: Prefer;
  /** Throws due when the throw began. */
  readonly due: boolean;
  /** The cards that `seat` owned then: the sixth earns a throw (DM-30). */
  readonly had: number;
  readonly hopes: Hopes;
}

/** What is to be expected once both figures have moved. */
export const afterMoves = (figures: Figures, ending: Ending): Shares => {
  const { seat } = ending;
  const over = decided(figures);
  if (over !== undefined) return over;
  const rival = rivalAt(figures, seat, figures[MAGE + seat]!);
  if (rival === undefined) return afterDuel(figures, ending);
  const won = figures.slice();
  settleDuel(won, seat, rival);
  const lost = figures.slice();
  settleDuel(lost, rival, seat);
  return mix(chanceToBegin() + ending.hopes.duel, afterDuel(won, ending), afterDuel(lost, ending));
};

/** What is to be expected after the duel, if there was one. */
const afterDuel = (figures: Figures, ending: Ending): Shares => {
  const ends = atEnd(figures, ending);
  return isSymbolAt(figures[APPRENTICE + ending.seat]!) ? ending.prefer(ends, casting(figures, ending)) : ends;
};

/** What is to be expected of a spell. In 18 of 27 throws one symbol is seen most (6 each), in 3 a pair is (one each), in 6 all three. */
export const casting = (figures: Figures, ending: Ending): Shares => {
  const { prefer, hopes } = ending;
  const [power, magic, fate] = symbols(figures, ending);
  const parts: readonly (readonly [number, Shares])[] = [
    [6, power],
    [6, magic],
    [6 * hopes.fate, fate],
    [1, prefer(power, magic)],
    [1, prefer(power, fate)],
    [1, prefer(magic, fate)],
    [6, prefer(prefer(power, magic), fate)],
  ];
  const sum: [number, number, number] = [0, 0, 0];
  const all = 21 + 6 * hopes.fate;
  for (const [ways, shares] of parts) for (let seat = 0; seat < 3; seat++) sum[seat]! += (ways / all) * shares[seat]!;
  return sum;
};

/** What is to be expected of the three symbols: power, magic, fate. */
export const symbols = (figures: Figures, ending: Ending): [Shares, Shares, Shares] => {
  const power = figures.slice();
  symbolHappens(power, ending.seat, SYMBOLS.indexOf('power'));
  const fate = figures.slice();
  symbolHappens(fate, ending.seat, SYMBOLS.indexOf('fate'));
  const remains = atEnd(figures, ending);
  return [atEnd(power, ending), ending.prefer(remains, leaping(figures, ending)), atEnd(fate, ending)];
};

/** What is to be expected of leaping to the mage (DM-27). */
export const leaping = (figures: Figures, ending: Ending): Shares => {
  const { seat, prefer } = ending;
  const leapt = figures.slice();
  let best: Shares | undefined;
  const arrival = apprenticeArrives(leapt, seat, leapt[MAGE + seat]!);
  eachTake(leapt, seat, arrival, new Int32Array(FIGURE_CELLS), (after) => {
    const ends = atEnd(after, ending);
    best = best === undefined ? ends : prefer(best, ends);
  });
  return best ?? atEnd(leapt, ending);
};

/** What is to be expected when all of a throw is done: another one if it is due, or the next player's. */
export const atEnd = (figures: Figures, { seat, judge, due, had }: Ending): Shares => {
  const over = decided(figures);
  if (over !== undefined) return over;
  const again = due || (had < ALL_CARDS - 1 && countCards(figures[CARDS + seat]!) === ALL_CARDS - 1);
  return judge(figures, again ? seat : seatAfter(seat));
};
