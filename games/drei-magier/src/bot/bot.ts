import type { Bot, Mind, Random, Seat, Table } from '@wunderkammer/kernel';
import type { Decision, DreiMagierTypes, Options, View } from '../vocabulary.ts';
import { type Course, Courses } from './courses.ts';
import { solveDuels } from './duel-odds.ts';
import { fightByFeel, fightByOdds } from './duelling.ts';
import { Foresight } from './foresight.ts';
import { Grudge } from './grudge.ts';
import { ABILITIES, type Ability } from './levels.ts';
import type { Judge, Shares } from './shares.ts';
import { INCLINATIONS, type Inclination } from './tempers.ts';

/**
 * The bot of one seat. Nothing is hidden in this game, so all it remembers is who hurt it: it plays every course out in
 * thought and takes one of those that its judge likes best.
 */
export const createBot = (
  { level, temper }: Mind,
  me: Seat,
  _table: Table<Options>,
  random: Random,
): Bot<DreiMagierTypes> => {
  // The odds take some milliseconds the first time: here, not while a table waits for a decision.
  solveDuels();
  return new Player(me, random, ABILITIES[level], INCLINATIONS[temper]);
};

interface Weighed {
  readonly course: Course;
  readonly worth: number;
}

class Player implements Bot<DreiMagierTypes> {
  readonly #me: Seat;
  readonly #random: Random;
  readonly #ability: Ability;
  readonly #inclination: Inclination;
  readonly #grudge: Grudge;
  readonly #courses: Courses;
  readonly #foreseen: Judge;

  constructor(me: Seat, random: Random, ability: Ability, inclination: Inclination) {
    this.#me = me;
    this.#random = random;
    this.#ability = ability;
    this.#inclination = inclination;
    this.#grudge = new Grudge(me);
    this.#courses = new Courses(me);
    const foresight = new Foresight(ability.judge);
    this.#foreseen = (figures, toThrow) => foresight.expect(figures, toThrow);
  }

  observe(seen: DreiMagierTypes['Seen']): void {
    this.#grudge.observe(seen);
  }

  decide(view: View, legal: readonly Decision[]): Decision {
    const [first] = legal;
    if (first === undefined) throw new Error('asked without a choice');
    if (legal.length === 1) return first;
    if (view.phase.type === 'duelChoice') return this.#fight(view, legal);
    const prefer = (one: Shares, other: Shares): Shares => (this.#worth(other) > this.#worth(one) ? other : one);
    const courses = this.#courses.of(view, legal, { prefer, hopes: this.#inclination.hopes });
    const { judge, follows, near } = this.#ability;
    const seen = this.#weigh(courses, judge);
    const best =
      follows === 0
        ? seen
        : this.#weigh(
            seen.slice(0, follows).map(({ course }) => course),
            this.#foreseen,
          );
    return this.#draw(best.filter(({ worth }) => worth >= best[0]!.worth - near).map(({ course }) => course.choice));
  }

  /** What shares are worth to it: its own, and less the more whoever hurt it last has. */
  #worth(shares: Shares): number {
    const { against } = this.#grudge;
    return against === undefined ? shares[this.#me]! : shares[this.#me]! - this.#inclination.spite * shares[against]!;
  }

  /** The best first. */
  #weigh(courses: readonly Course[], judge: Judge): Weighed[] {
    return courses
      .map((course) => ({ course, worth: this.#worth(course.expect(judge)) }))
      .sort((a, b) => b.worth - a.worth);
  }

  #fight({ duel }: View, legal: readonly Decision[]): Decision {
    const fight = duel?.fight;
    if (!fight?.wands) throw new Error('nobody can choose before the wands lie');
    const { wands, throws, toBeat } = fight;
    const masks = this.#ability.knowsOdds
      ? fightByOdds(wands, throws, toBeat, this.#inclination.nerve)
      : fightByFeel(wands, throws, toBeat, this.#inclination.nerve);
    const mask = this.#draw(masks);
    return legal.find((choice) =>
      mask === 0 ? choice.type === 'stand' : choice.type === 'rethrow' && maskOf(choice.wands) === mask,
    )!;
  }

  #draw<T>(among: readonly T[]): T {
    return among.length === 1 ? among[0]! : among[this.#random.below(among.length)]!;
  }
}

const maskOf = (wands: readonly number[]): number => wands.reduce((mask, mark, wand) => mask | (mark << wand), 0);
