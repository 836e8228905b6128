import type { Random, Seat } from '@wunderkammer/kernel';
import { bitsOf } from '../bits.ts';
import { costOfWrong } from '../cost.ts';
import { protectedSeat } from '../phase.ts';
import { ALL } from '../stones.ts';
import type { View } from '../vocabulary.ts';
import type { Abilities } from './abilities.ts';
import { glanceAt, seenStones } from './glance.ts';
import type { Guess, Prospects } from './prospects.ts';
import { type Standing, standingOf } from './standing.ts';
import { worth } from './worth.ts';

const STONES = 30;
/** Of the likeliest guess's odds: what is less likely than this share of it is not followed. */
const WORTH_A_THOUGHT = 0.5;
/** How many right guesses in a row are foreseen after the first. */
const AHEAD = 4;
/** What a stone that must be given will tell about its receiver, on the scale of `sure`: about as much as one open row. */
const LANDING_TELLS = 0.7;

/** Whom a seat may guess at now. */
const targets = (view: View, seat: Seat): Seat[] =>
  view.arrangements
    .filter(({ seat: at, hidden }) => at !== seat && at !== protectedSeat(view) && hidden.length > 0)
    .map(({ seat: at }) => at);

/** Every guess that can be right, with its odds. */
export const guessesByOdds = (view: View, seat: Seat, { beliefs }: Prospects): Guess[] =>
  targets(view, seat).flatMap((at) => {
    const { odds } = beliefs.of(at);
    return bitsOf(beliefs.watched(at).hidden).flatMap((cell) =>
      Array.from(
        { length: STONES },
        (_, stone): Guess => ({ at, cell, stone, odds: odds[cell * STONES + stone]! }),
      ).filter((guess) => guess.odds > 0),
    );
  });

/** The same at a glance, without what was just found wrong. */
export const guessesAtAGlance = (view: View, seat: Seat, wrong: ReadonlySet<string>): Guess[] => {
  const taken = seenStones(view);
  return targets(view, seat).flatMap((at) =>
    glanceAt(view.arrangements[at]!, taken, ALL[view.options.variant]).flatMap(({ cell, stones }) => {
      const possible = stones.filter((stone) => !wrong.has(guessKey({ at, cell, stone })));
      return possible.map((stone): Guess => ({ at, cell, stone, odds: 1 / possible.length }));
    }),
  );
};

/** A guess as the key of a set. */
export const guessKey = ({ at, cell, stone }: Omit<Guess, 'odds'>): string => `${at} ${cell} ${stone}`;

/** A guess, and how much better than to stop it is: in odds above those that would do, or in chances to win. */
export interface Judged {
  readonly guess: Guess;
  readonly value: number;
}

/**
 * Follows the likeliest guesses to where they leave everybody: right, with what can be named then, or wrong, with a
 * stone less and a stone named, which others will hardly look for among its own. `look` is how likely a guess looks to this player.
 */
export const judge = (
  guesses: readonly Guess[],
  view: View,
  prospects: Prospects,
  { foresight }: Abilities,
  look: (guess: Guess) => number,
  random: Random,
): Judged[] => {
  const { opponents } = prospects.beliefs;
  const own = prospects.ownStanding();
  const lists = opponents.map((at) => prospects.chances(at));
  const cost = costOfWrong(view.own.length, view.options.openOnly);
  const later = new Later(
    own,
    cost === 'nothing' ? own : afterLeastTelling(prospects),
    cost === 'give' ? LANDING_TELLS : 0,
  );
  const stop = worth(own, lists.map(standingOf));
  // Of equals, which there are many at first, any may be among those that are followed.
  const sorted = guesses
    .map((guess) => ({ guess, looks: look(guess), lot: random.below(guesses.length) }))
    .toSorted((a, b) => b.looks - a.looks || a.lot - b.lot)
    .map(({ guess }) => guess);
  const best = look(sorted[0]!);
  return sorted
    .slice(0, foresight)
    .filter((guess) => look(guess) >= WORTH_A_THOUGHT * best)
    .map((guess) => {
      const target = opponents.indexOf(guess.at);
      const odds = Math.min(1, Math.max(0, look(guess)));
      const right = later.value(lists.with(target, prospects.afterRight(guess)), AHEAD);
      const given = prospects.afterNaming(guess.stone).sure - own.sure;
      const wrong = later.wrong(lists.map(standingOf), target, given);
      return { guess, value: odds * right + (1 - odds) * wrong - stop };
    });
};

/** How the guesser stands after the least telling stone was opened. */
const afterLeastTelling = (prospects: Prospects): Standing =>
  bitsOf(prospects.own.hidden)
    .map((cell) => prospects.afterOpening(cell))
    .reduce((least, standing) => (standing.sure < least.sure ? standing : least));

/** What the rest of a turn is worth, if nothing more is learned in it. */
class Later {
  readonly #own: Standing;
  readonly #afterWrong: Standing;
  readonly #told: number;

  constructor(own: Standing, afterWrong: Standing, told: number) {
    this.#own = own;
    this.#afterWrong = afterWrong;
    this.#told = told;
  }

  /** `given`: how much better the guesser's own stones are known by what was named. */
  wrong(standings: readonly Standing[], target: number, given = 0): number {
    const { count, sure } = standings[target]!;
    const own = { ...this.#afterWrong, sure: this.#afterWrong.sure + given };
    return worth(own, standings.with(target, { count, sure: sure + this.#told }));
  }

  /** By opponent: how likely each hidden stone is to be named rightly. The likeliest is named, or the turn ends. */
  value(lists: readonly (readonly number[])[], ahead: number): number {
    const standings = lists.map(standingOf);
    const stop = worth(this.#own, standings);
    if (ahead === 0 || stop === 1) return stop;
    const most = lists.map((chances) => Math.max(0, ...chances));
    const odds = Math.max(...most);
    const target = most.indexOf(odds);
    const rest = lists[target]!.toSpliced(lists[target]!.indexOf(odds), 1);
    const right = this.value(lists.with(target, rest), ahead - 1);
    return Math.max(stop, odds * right + (1 - odds) * this.wrong(standings, target));
  }
}
