import {
  allSeats,
  FastRandom,
  type Fortune,
  type Game,
  type GameTypes,
  listMoves,
  type Seat,
  type Seating,
  Simulation,
  type Watch,
} from '@wunderkammer/kernel';
import { winShares } from '../arena/match.ts';
import { beginnerOf } from './fortunes.ts';
import { PACE, secondsAmong } from './pace.ts';
import type { TableSetup } from './table-setups.ts';

/** One game, as far as its balance is concerned. */
export interface Sample {
  /** By seat, its share of the win. */
  readonly wins: readonly number[];
  readonly beginner: number | undefined;
  /** By fortune, by seat. */
  readonly fortunes: readonly (readonly number[] | undefined)[];
  readonly steps: number;
  readonly decisions: number;
  /** Rows of decisions of one seat. */
  readonly turns: number;
  /** How long people would have taken, estimated. */
  readonly seconds: number;
}

/** The same chance for the same seed; what players leave to luck of their own depends on `life`, too. */
export const playSample = (
  game: Game,
  { players, options }: TableSetup,
  seatings: readonly Seating<GameTypes>[],
  fortunes: readonly Fortune[],
  seed: string,
  life: number,
): Sample => {
  const simulation = new Simulation(game, players, options, seed);
  const seated = allSeats(players).map((seat) =>
    seatings[seat % seatings.length]!(
      game,
      simulation.table,
      seat,
      new FastRandom(`${seed} life ${life} seat ${seat}`),
    ),
  );
  let [seconds, turns, decisions] = [0, 0, 0];
  let last: Seat | undefined;
  const tell: Watch = (before, step) => {
    if (step.by === 'chance') seconds += PACE.chance;
    for (const [seat, player] of seated.entries()) player.observe?.(game.seen(before, step, seat as Seat));
  };
  for (let decider = simulation.decider(tell); decider !== undefined; decider = simulation.decider(tell)) {
    const step = seated[decider]!.decide(simulation.state, decider);
    seconds += secondsAmong(listMoves(game.engine, simulation.state, decider).length);
    decisions++;
    if (decider !== last) turns++;
    last = decider;
    simulation.play(step, tell);
  }
  const { result, steps } = simulation.record();
  return {
    wins: winShares({ ranking: result!.ranking, seats: allSeats(players) }),
    beginner: beginnerOf(game, steps),
    fortunes: fortunes.map((fortune) => fortune.read(steps)),
    steps: steps.length,
    decisions,
    turns,
    seconds,
  };
};
