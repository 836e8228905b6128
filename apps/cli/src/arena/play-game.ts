import {
  allSeats,
  type DecisionBase,
  type Game,
  type GameTypes,
  type Player,
  randomPlayer,
  type Seat,
  type Seating,
  Simulation,
  type State,
  type StepBase,
  type Watch,
} from '@wunderkammer/kernel';
import type { Contender } from '../contenders.ts';
import { type BotProcess, ProgramFault } from '../programs/bot-process.ts';
import { legalDecision } from '../programs/read-decision.ts';
import { blockSeed, type Match, type PlayedGame } from './match.ts';
import { Times } from './times.ts';

/** A player who may take time to answer. */
interface Competitor {
  observe(seen: StepBase): void;
  decide(state: State, seat: Seat): StepBase | Promise<StepBase>;
  /** Why it lost by itself. */
  readonly fault?: string | undefined;
}

/** Times what a player of this house does; what it makes of what it sees counts for its next decision. */
const timed = (player: Player<GameTypes>, times: Times): Competitor => {
  let spent = 0;
  const measure = <R>(work: () => R): R => {
    const before = performance.now();
    const result = work();
    spent += performance.now() - before;
    return result;
  };
  return {
    observe: (seen) => {
      if (player.observe !== undefined) measure(() => player.observe!(seen));
    },
    decide: (state, seat) => {
      const step = measure(() => player.decide(state, seat));
      times.add(spent);
      spent = 0;
      return step;
    },
  };
};

/** A program, for which the random policy plays on as soon as it has failed. */
class ProgramPlayer implements Competitor {
  fault: string | undefined;
  readonly #process: BotProcess;
  readonly #substitute: Player<GameTypes>;
  readonly #game: Game;
  readonly #table: Simulation['table'];
  readonly #times: Times;

  constructor(process: BotProcess, times: Times, ...[game, table, seat, random]: Parameters<Seating<GameTypes>>) {
    this.#process = process;
    this.#substitute = randomPlayer(game, table, seat, random);
    this.#game = game;
    this.#table = table;
    this.#times = times;
    process.start(game.id, seat, table);
  }

  observe(seen: StepBase): void {
    if (this.fault === undefined) this.#process.see(seen);
  }

  async decide(state: State, seat: Seat): Promise<StepBase> {
    if (this.fault !== undefined) return this.#substitute.decide(state, seat);
    try {
      return await this.#ask(state, seat);
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      this.fault = error.message;
      this.#process.kill();
      return this.#substitute.decide(state, seat);
    }
  }

  async #ask(state: State, seat: Seat): Promise<DecisionBase> {
    const [view, legal] = [this.#game.view(state, seat), this.#game.legal(state, seat)];
    const before = performance.now();
    const answer = await this.#process.decide(view, legal);
    this.#times.add(performance.now() - before);
    return legalDecision(this.#game, state, this.#table, seat, answer);
  }
}

/** A match and all that it is played with. */
export interface Arena {
  readonly game: Game;
  readonly match: Match;
  readonly contenders: readonly Contender[];
  /** The process that plays the nth seat of a contender. */
  processOf(contender: number, nth: number): BotProcess;
}

/** Plays one game of a match to its end. */
export const playGame = async (
  { game, match, contenders, processOf }: Arena,
  block: number,
  rotation: number,
  seats: readonly number[],
): Promise<PlayedGame> => {
  const simulation = new Simulation(game, match.players, match.options, blockSeed(match, block));
  const times = seats.map(() => new Times());
  const programs: BotProcess[] = [];
  const competitors = allSeats(match.players).map((seat): Competitor => {
    const index = seats[seat]!;
    const contender = contenders[index]!;
    const own = [game, simulation.table, seat, simulation.randomOf(seat)] as const;
    if (contender.type === 'house') return timed(contender.seating(...own), times[seat]!);
    const process = processOf(index, seats.slice(0, seat).filter((other) => other === index).length);
    programs.push(process);
    return new ProgramPlayer(process, times[seat]!, ...own);
  });

  const tell: Watch = (before, step) => {
    for (const [seat, competitor] of competitors.entries()) competitor.observe(game.seen(before, step, seat as Seat));
  };
  for (let decider = simulation.decider(tell); decider !== undefined; decider = simulation.decider(tell))
    simulation.play(await competitors[decider]!.decide(simulation.state, decider), tell);

  const { result, steps } = simulation.record();
  for (const process of programs) process.over(result!);
  const faults = competitors.flatMap(({ fault }, seat) => (fault === undefined ? [] : [[seat, fault]]));
  return {
    block,
    rotation,
    seats,
    ranking: result!.ranking,
    scores: result!.scores,
    steps: steps.length,
    decisions: steps.filter(({ by }) => by !== 'chance').length,
    times: times.map((own) => own.toJSON()),
    ...(faults.length > 0 && { faults: Object.fromEntries(faults) }),
  };
};
