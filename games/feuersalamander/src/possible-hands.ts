import type { Random } from '@wunderkammer/kernel';
import { type Course, cardsOf, follow, type Hand, type Happening, pick, retrace, share } from './possible-hand.ts';

/*
 * Several hidden hands at once. They depend on one another by the copies of each kind alone: as long as a pile lasts, a
 * history of draws weighs as much as there are ways to take its cards out of that pile, whatever the order. What has
 * left the hands is known, so that this weight depends on nothing but the hands at the end. Each hand is therefore
 * counted by itself, and the hands at the end are then drawn together.
 */

/** The time between two shufflings of the pile: what happened to each hidden hand. */
export interface Span {
  readonly happenings: readonly (readonly Happening[])[];
  /** Copies of each kind that are in hidden hands or in the pile at its end; in the hands alone if the pile was used up. */
  readonly unseen: readonly number[];
}

/** The hidden hands at one moment, and what they weigh. */
interface Hands {
  readonly hands: readonly Hand[];
  readonly weight: number;
}

/** How often hands are drawn without regard to one another before all of them are listed: that takes long, but must end. */
const ATTEMPTS = 400;

/** Told which hand took which cards where in the log. */
type Take = (hand: number, at: number, cards: readonly number[]) => void;

/** One span: the courses that its hands may have taken from where the span before left them. */
class Stage {
  readonly #span: Span;
  readonly #courses: readonly Map<Hand, Course>[];
  readonly begins: readonly Hands[];

  constructor(span: Span, begins: readonly Hands[]) {
    this.#span = span;
    this.begins = begins;
    this.#courses = span.happenings.map(() => new Map());
  }

  #course(seat: number, begin: Hand): Course {
    const courses = this.#courses[seat]!;
    const course = courses.get(begin) ?? follow(this.#span.happenings[seat]!, begin);
    courses.set(begin, course);
    return course;
  }

  /** In how many ways this hand may end as each. */
  ends(seat: number, begin: Hand): ReadonlyMap<Hand, number> {
    return this.#course(seat, begin).at(-1)!;
  }

  /** In how many ways the hands may go from `begin` to `end`. */
  ways(begin: readonly Hand[], end: readonly Hand[]): number {
    return begin.reduce((ways, hand, seat) => ways * (this.ends(seat, hand).get(end[seat]!) ?? 0), 1);
  }

  retrace({ hands: begin }: Hands, end: readonly Hand[], random: Random, take: Take): void {
    for (const [seat, happenings] of this.#span.happenings.entries()) {
      retrace(happenings, this.#course(seat, begin[seat]!), end[seat]!, random, (at, cards) => take(seat, at, cards));
    }
  }

  /** All hands with which the span may end, and what they weigh. */
  *listEnds(begins = this.begins): Generator<Hands> {
    const seats = this.#span.happenings.length;
    const left = [...this.#span.unseen];
    const hands: Hand[] = [];
    const possible = Array.from({ length: seats }, (_, seat) => [
      ...new Set(begins.flatMap(({ hands: begin }) => [...this.ends(seat, begin[seat]!).keys()])),
    ]);
    const stage = this;
    yield* (function* add(seat: number, copies: number): Generator<Hands> {
      if (seat === seats) {
        const weight = begins.reduce((sum, begin) => sum + begin.weight * stage.ways(begin.hands, hands), 0) * copies;
        if (weight > 0) yield { hands: [...hands], weight };
        return;
      }
      for (const hand of possible[seat]!) {
        const taken = takeOut(left, hand);
        hands[seat] = hand;
        if (taken > 0) yield* add(seat + 1, copies * taken);
        putBack(left, hand);
      }
    })(0, 1);
  }
}

/** In how many ways a hand can be taken out of these copies; takes it out, also where there are too few. */
const takeOut = (left: number[], hand: Hand): number => {
  let ways = 1;
  for (const kind of cardsOf(hand)) ways *= Math.max(0, left[kind]!--);
  return ways;
};

const putBack = (left: number[], hand: Hand): void => {
  for (const kind of cardsOf(hand)) left[kind]!++;
};

/** Where the hands begin that a span may have led to, the heaviest of weight 1. */
const scaled = (all: readonly Hands[]): readonly Hands[] => {
  const most = Math.max(...all.map(({ weight }) => weight));
  return all.map(({ hands, weight }) => ({ hands, weight: weight / most }));
};

/** Draws what was taken when, in all hidden hands. */
export class PossibleHands {
  readonly #stages: readonly Stage[];
  readonly #unseen: readonly number[];
  /** For each hand the last span may begin with: all its ends, each weighing as if the other hands took no cards. */
  readonly #alone = new Map<string, Ends>();
  readonly #weights: readonly number[];
  #listed: readonly Hands[] | undefined;

  constructor(spans: readonly Span[]) {
    const stages: Stage[] = [];
    let begins: readonly Hands[] = [{ hands: spans[0]!.happenings.map(() => 0), weight: 1 }];
    for (const span of spans) {
      const stage = new Stage(span, begins);
      stages.push(stage);
      if (span !== spans.at(-1)) begins = scaled([...stage.listEnds()]);
    }
    this.#stages = stages;
    this.#unseen = spans.at(-1)!.unseen;
    this.#weights = begins.map(({ hands, weight }) =>
      hands.reduce((product, hand, seat) => product * sum(this.#endsAlone(seat, hand).weights), weight),
    );
    if (sum(this.#weights) === 0) throw new Error('nothing fits what was seen');
  }

  draw(random: Random, take: Take): void {
    let end = this.#drawEnd(random);
    for (const stage of this.#stages.toReversed()) {
      const weights = stage.begins.map(({ hands, weight }) => weight * stage.ways(hands, end));
      const begin = stage.begins[pick(weights, random)]!;
      stage.retrace(begin, end, random, take);
      end = begin.hands;
    }
  }

  /**
   * The hands now. First each is drawn by itself, and the draw counts as often as the hands can be taken out of the same
   * cards together: that is exact, and nearly always soon done. Otherwise all there are, are listed: as exact.
   */
  #drawEnd(random: Random): readonly Hand[] {
    const { begins } = this.#stages.at(-1)!;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { hands: begin } = begins[pick(this.#weights, random)]!;
      const hands = begin.map((hand, seat) => {
        const ends = this.#endsAlone(seat, hand);
        return ends.hands[pick(ends.weights, random)]!;
      });
      const left = [...this.#unseen];
      let counts = 1;
      for (const hand of hands) counts *= takeOut(left, hand) / takeOut([...this.#unseen], hand);
      if (share(random) < counts) return hands;
    }
    this.#listed ??= [...this.#stages.at(-1)!.listEnds()];
    return this.#listed[
      pick(
        this.#listed.map(({ weight }) => weight),
        random,
      )
    ]!.hands;
  }

  #endsAlone(seat: number, begin: Hand): Ends {
    const key = `${seat} ${begin}`;
    const known = this.#alone.get(key);
    if (known !== undefined) return known;
    const ways = this.#stages.at(-1)!.ends(seat, begin);
    const hands = [...ways.keys()];
    const ends = { hands, weights: hands.map((hand) => ways.get(hand)! * takeOut([...this.#unseen], hand)) };
    this.#alone.set(key, ends);
    return ends;
  }
}

/** How one hand may end, with what each weighs. */
interface Ends {
  readonly hands: readonly Hand[];
  readonly weights: readonly number[];
}

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0);
