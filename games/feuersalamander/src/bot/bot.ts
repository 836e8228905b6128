import { allSeats, type Bot, isHidden, type Mind, type Random, type Seat, type Table } from '@wunderkammer/kernel';
import { atOf } from '../board.ts';
import { indexOfKind } from '../cards.ts';
import type { Decision, FeuersalamanderTypes, Kind, Options, Phase, Seen, View } from '../vocabulary.ts';
import { Deliberation, type Valued } from './deliberation.ts';
import { codeOfCards } from './hands.ts';
import { Knowledge } from './knowledge.ts';
import { ABILITIES, type Ability } from './levels.ts';
import type { Position } from './position.ts';
import { hopesOf, type Standing, standingOf } from './standing.ts';
import { INCLINATIONS, type Inclination } from './tempers.ts';
import { Unheard } from './unheard.ts';

/**
 * After so many throws without a combination anywhere a bot grows weary, and after twice as many it claims whatever
 * may be right: a game must end. Good players make one every ten throws.
 */
const PATIENT_THROWS = 80;

/** A bot that works out who may hold what and who may know it, and decides for what wins most often. */
export const createBot = (
  { level, temper }: Mind,
  seat: Seat,
  table: Table<Options>,
  random: Random,
): Bot<FeuersalamanderTypes> => new SalamanderBot(ABILITIES[level], INCLINATIONS[temper], seat, table, random);

/** A bot of certain abilities and inclinations. */
export class SalamanderBot implements Bot<FeuersalamanderTypes> {
  readonly #ability: Ability;
  readonly #inclination: Inclination;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #mine: Knowledge;
  /** What each seat may know, as far as I can tell, by seat: nobody's, if I give no thought to it. */
  readonly #theirs: readonly Knowledge[];
  readonly #unheard: Unheard;
  #idleThrows = 0;
  #grudge: Seat | undefined;
  /** Whether it has not thrown since its last claim, which was wrong. */
  #wasWrong = false;

  constructor(ability: Ability, inclination: Inclination, seat: Seat, { seats }: Table<Options>, random: Random) {
    this.#ability = ability;
    this.#inclination = inclination;
    this.#seat = seat;
    this.#random = random;
    const { fading, readings, imagines } = ability;
    this.#unheard = new Unheard(seats);
    this.#mine = new Knowledge(seats, { own: seat, hears: (asker) => asker === seat }, { fading, readings });
    this.#theirs = (imagines === undefined ? [] : allSeats(seats)).map(
      (other) =>
        new Knowledge(
          seats,
          { own: undefined, hears: (asker, asked) => asker === other && asked === seat },
          { fading, readings: imagines ?? [] },
        ),
    );
  }

  observe(seen: Seen): void {
    this.#mine.observe(seen);
    for (const knowledge of this.#theirs) knowledge.observe(seen);
    this.#unheard.observe(seen);
    switch (seen.type) {
      case 'throw':
        this.#idleThrows++;
        if (seen.by === this.#seat) this.#wasWrong = false;
        break;
      case 'throwKeys':
        this.#idleThrows++;
        break;
      case 'move':
        if (seen.thrownOut.includes(this.#seat)) this.#grudge = seen.by;
        break;
      case 'claim':
        if (seen.outcome.type === 'wrong') {
          this.#wasWrong ||= seen.by === this.#seat;
          break;
        }
        this.#idleThrows = 0;
        if (seen.named.some(([holder]) => holder === this.#seat)) this.#grudge = seen.by;
        break;
    }
  }

  decide(view: View, legal: readonly Decision[]): Decision {
    const [only, ...more] = legal;
    if (only !== undefined && more.length === 0) return only;
    const { phase } = view;
    const deliberation = new Deliberation(this.#positionOf(view), {
      ability: this.#ability,
      inclination: this.#inclination,
      grudge: this.#grudge,
      onlyCertain: this.#wasWrong,
      weariness: Math.max(0, Math.min(1, this.#idleThrows / PATIENT_THROWS - 1)),
    });
    if (phase.type === 'exchange') {
      return this.#pick(deliberation.exchanges(phase.card, (kind) => this.#mine.inPile(kind)));
    }
    if (phase.type === 'ask') {
      const pass: Valued = { decision: { by: this.#seat, type: 'pass' }, value: deliberation.passing() };
      return this.#pick([pass, ...deliberation.questions(phase.asked)]);
    }
    if (phase.type === 'begin' || phase.type === 'again' || phase.type === 'home') {
      const goingOn = deliberation.goingOn(legal);
      const worst = Math.max(...goingOn.map(({ value }) => value));
      const mayClaim = legal.some(({ type }) => type === 'claim');
      const claims = mayClaim ? deliberation.claims().filter(({ value }) => value > worst) : [];
      return this.#pick(claims.length > 0 ? claims : goingOn);
    }
    return this.#pick(legal.map((decision) => ({ decision, value: this.#valueOf(decision, view, deliberation) })));
  }

  /** How the table looks from here: what `scripts/training` learns from. */
  standing(view: View): Standing {
    const position = this.#positionOf(view);
    return standingOf(position, hopesOf(position));
  }

  #valueOf(decision: Decision, view: View, deliberation: Deliberation): number {
    switch (decision.type) {
      case 'discard': {
        const cards = ownCards(view, this.#seat);
        const laid = cards.indexOf(decision.card);
        const kind = indexOfKind(decision.card);
        return deliberation.keeping(
          cards.filter((_, index) => index !== laid),
          (other) => this.#theirs[other]!.ifLaidOff(this.#seat, kind),
        );
      }
      case 'place':
        return deliberation.placing(decision);
      case 'move':
        return deliberation.moving(view, decision);
      default:
        return 0;
    }
  }

  #positionOf(view: View): Position {
    const { players, options, phase } = view;
    const seats = allSeats(players.length);
    return {
      me: this.#seat,
      target: options.target,
      at: players.map(({ at }) => atOf(at)),
      scores: players.map(({ score }) => score),
      next: nextIn(phase, this.#seat, players.length),
      hand: codeOfCards(ownCards(view, this.#seat)),
      mine: seats.map((seat) => this.#mine.handOf(seat)),
      theirs: this.#theirs.map((knowledge) => seats.map((seat) => knowledge.handOf(seat))),
      unheard: this.#unheard.questions,
    };
  }

  /** The best, or by lot one of those as good: who always does the same is easily read. */
  #pick(options: readonly Valued[]): Decision {
    const best = Math.max(...options.map(({ value }) => value));
    const good = options.filter(({ value }) => value >= best - this.#ability.slack);
    return good[this.#random.below(good.length)]!.decision;
  }
}

/** Whose throw comes next: in the middle of a throw it counts as still to come, since its move is. */
const nextIn = (phase: Phase, me: Seat, seats: number): Seat => {
  if (!('active' in phase)) return me;
  const { active, type } = phase;
  const isBefore = type === 'begin' || type === 'dungeon' || type === 'discard' || type === 'place';
  const isDouble = 'sticks' in phase && phase.sticks.pips[0] === phase.sticks.pips[1];
  return isBefore || isDouble ? active : (((active + 1) % seats) as Seat);
};

const ownCards = ({ players }: View, seat: Seat): Kind[] =>
  players[seat]!.hand.flatMap((card) => (isHidden(card) ? [] : [card]));
