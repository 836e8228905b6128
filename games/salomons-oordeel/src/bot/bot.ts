import type { Bot, Mind, Random, Seat, Table } from '@wunderkammer/kernel';
import { placementOf, randomArrangement } from '../arrangements.ts';
import { costOfWrong } from '../cost.ts';
import { mayStop, passing } from '../phase.ts';
import { ALL, cellIndex, colOf, rowOf, stoneAt, stoneIndex } from '../stones.ts';
import type {
  ArrangeStep,
  Choice,
  Decision,
  ListedStep,
  Options,
  Placed,
  SalomonsOordeelTypes,
  Seen,
  View,
} from '../vocabulary.ts';
import { ABILITIES, type Abilities } from './abilities.ts';
import { guessesAtAGlance, guessesByOdds, guessKey, type Judged, judge } from './guesses.ts';
import { Watched } from './knowledge.ts';
import { type Guess, Prospects } from './prospects.ts';
import { standingOf } from './standing.ts';
import { INCLINATIONS, type Inclination } from './tempers.ts';
import { worth } from './worth.ts';

/** Losing a hidden stone, on the scale of `sure`. */
const STONE_LOST = 1;
/** Guesses and cells whose value differs by less are as good as one another: one of them is drawn. */
const AS_GOOD = 0.0005;
/** A guess that must be made and is no likelier than this is as well used to mislead. */
const HOPELESS = 0.3;
/** So many of the last wrong guesses does somebody remember who does not keep book. */
const WRONG_REMEMBERED = 4;

/** Guesses what it takes for likely, goes on while that pays, and shows of its own stones those that tell least. */
export class ThoughtfulBot implements Bot<SalomonsOordeelTypes> {
  readonly #seat: Seat;
  readonly #table: Table<Options>;
  readonly #random: Random;
  readonly #abilities: Abilities;
  readonly #inclination: Inclination;
  readonly #prospects: Prospects;
  readonly #trial = new Watched();
  /** The last wrong guesses of anybody. */
  #wrong: readonly Guess[] = [];
  /** Whom it guessed at last, and who last took a stone of it. */
  #target: Seat | undefined;
  #offender: Seat | undefined;

  constructor(abilities: Abilities, inclination: Inclination, seat: Seat, table: Table<Options>, random: Random) {
    this.#seat = seat;
    this.#table = table;
    this.#random = random;
    this.#abilities = abilities;
    this.#inclination = inclination;
    this.#prospects = new Prospects(seat, table, this.#abilities);
  }

  observe(seen: Seen): void {
    this.#prospects.observe(seen);
    if (seen.type !== 'guess') return;
    const { at, by, row, col, stone } = seen;
    if (by === this.#seat) this.#target = at;
    if (at === this.#seat && seen.right) this.#offender = by;
    const guess = { at, cell: cellIndex(row, col), stone: stoneIndex(stone), odds: 0 };
    if (!seen.right) this.#wrong = [...this.#wrong, guess].slice(-WRONG_REMEMBERED);
  }

  decide(view: View, legal: readonly Choice[]): Decision {
    switch (view.phase.type) {
      case 'arrange':
        return this.#arrange(view);
      case 'settle':
        return this.#settle(view, legal);
      case 'give':
      case 'open':
        return this.#show(view, legal);
      default:
        return this.#guess(view);
    }
  }

  #guess(view: View): Decision {
    const by = this.#seat;
    const { guess, value } = this.#bestGuess(view);
    // Where a wrong guess costs no more than stopping, there is nothing to lose.
    const free = costOfWrong(view.own.length, view.options.openOnly) === 'nothing';
    if (mayStop(view) && !free && value < 0) return { by, type: 'stop' };
    const { at, cell, stone } = mayStop(view) ? guess : this.#misleading(guess, view);
    return { by, type: 'guess', at, row: rowOf(cell), col: colOf(cell), stone: stoneAt(stone) };
  }

  #bestGuess(view: View): Judged {
    const { courage, grudge } = this.#inclination;
    const abilities = this.#abilities;
    const look = ({ at, odds }: Guess): number => odds + courage + (at === this.#offender ? grudge : 0);
    const wrong = new Set(this.#wrong.map(guessKey));
    const guesses =
      abilities.reading === 'glance'
        ? guessesAtAGlance(view, this.#seat, wrong)
        : guessesByOdds(view, this.#seat, this.#prospects).filter((guess) => !wrong.has(guessKey(guess)));
    return this.#oneOfBest(
      abilities.foresight > 0
        ? judge(guesses, view, this.#prospects, abilities, look, this.#random)
        : guesses.map((guess) => ({ guess, value: look(guess) - abilities.goodOdds })),
      ({ value }) => value,
    );
  }

  /** Instead of a hopeless guess now and then a stone of its own: whoever listens will look for that one elsewhere. */
  #misleading(guess: Guess, { own }: View): Guess {
    if (guess.odds > HOPELESS || this.#random.below(100) >= this.#inclination.bluffs) return guess;
    const [stone] = own[this.#random.below(own.length)]!;
    return { ...guess, stone: stoneIndex(stone) };
  }

  /** Gives away or opens a stone. */
  #show(view: View, legal: readonly Choice[]): Decision {
    const prospects = this.#prospects;
    const { opponents } = prospects.beliefs;
    const others = opponents.map((at) => standingOf(prospects.chances(at)));
    return this.#oneOfBest(this.#someCells(legal), ({ row, col, type }) => {
      const cell = cellIndex(row, col);
      if (this.#abilities.reading === 'glance') return -companions(view.own, row, col);
      const own = prospects.afterOpening(cell);
      if (this.#abilities.foresight === 0) return -own.sure;
      const target = opponents.indexOf(this.#target!);
      return worth(own, type === 'give' ? others.with(target, prospects.afterGift(cell, this.#target!)) : others);
    });
  }

  /** Stands a stone that was given where it tells least, and takes no eye of its own away if it can help it. */
  #settle(view: View, legal: readonly Choice[]): Decision {
    const stone = stoneIndex(passing(view)!.stone);
    return this.#oneOfBest(this.#someCells(legal), ({ row, col }) => {
      const cell = cellIndex(row, col);
      const lost = (this.#prospects.own.hidden >> cell) & 1 ? STONE_LOST : 0;
      if (this.#abilities.reading === 'glance') return -lost;
      return -lost - this.#prospects.afterOpening(cell, stone).sure;
    });
  }

  /** Some of the cells that can be chosen, in random order: as many as it compares. */
  #someCells(legal: readonly Choice[]): CellChoice[] {
    const rest = legal.filter(isCellChoice);
    const some: CellChoice[] = [];
    while (rest.length > 0 && some.length < this.#abilities.cells) {
      some.push(...rest.splice(this.#random.below(rest.length), 1));
    }
    return some;
  }

  #arrange({ hand }: View): ArrangeStep {
    const { variant } = this.#table.options;
    const stones = hand.reduce((mask, stone) => mask | (1 << stoneIndex(stone)), 0);
    const tried = Array.from({ length: this.#abilities.arrangements }, () =>
      placementOf(randomArrangement(stones, variant, this.#random), stones),
    );
    const placement = this.#oneOfBest(tried, (own) => {
      this.#trial.stand(
        own.reduce((mask, [, cell]) => mask | (1 << cell), 0),
        ALL[variant],
      );
      const byCell = new Map(own.map(([stone, cell]) => [cell, stone]));
      return -this.#prospects.ownStanding(this.#trial, byCell).sure;
    });
    return {
      by: this.#seat,
      type: 'arrange',
      cells: placement.map(([stone, cell]) => [stoneAt(stone), rowOf(cell), colOf(cell)]),
    };
  }

  /** The best of a list, or one of those that are as good. */
  #oneOfBest<T>(list: readonly T[], rate: (item: T) => number): T {
    const valued = list.map((item) => ({ item, value: list.length === 1 ? 0 : rate(item) }));
    const best = valued.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
    const good = valued.filter(({ value }) => value >= best - AS_GOOD);
    const chosen = good[this.#random.below(Math.max(1, good.length))];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen.item;
  }
}

type CellChoice = Extract<ListedStep, { type: 'give' | 'open' | 'settle' }>;

const isCellChoice = (choice: Choice): choice is CellChoice =>
  choice.type === 'give' || choice.type === 'open' || choice.type === 'settle';

/** How many others of one's own hidden stones stand on the lines of a cell. */
const companions = (own: readonly Placed[], row: number, col: number): number =>
  own.filter(([, at, beside]) => (at === row) !== (beside === col)).length;

/** A bot of this mind for this seat; whatever it leaves to luck it draws from `random`. */
export const createBot = (
  { level, temper }: Mind,
  seat: Seat,
  table: Table<Options>,
  random: Random,
): Bot<SalomonsOordeelTypes> => new ThoughtfulBot(ABILITIES[level], INCLINATIONS[temper], seat, table, random);
