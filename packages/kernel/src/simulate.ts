import type { Watch } from './cursor.ts';
import type { Game, GameTypes } from './game.ts';
import type { GameRecord } from './record.ts';
import { allSeats, type Seat } from './seat.ts';
import type { Seating } from './seating.ts';
import { Simulation } from './simulation.ts';

/** One whole simulated game as a record; the same arguments give the same record, fairness proof included. */
export const simulate = <T extends GameTypes>(
  game: Game<T>,
  seats: number,
  givenOptions: object,
  seating: Seating<T>,
  seed: string,
): GameRecord<T> => {
  const simulation = new Simulation(game, seats, givenOptions, seed);
  const players = allSeats(seats).map((seat) => seating(game, simulation.table, seat, simulation.randomOf(seat)));
  const tell: Watch<T> = (before, step) => {
    for (const [seat, player] of players.entries()) player.observe?.(game.seen(before, step, seat as Seat));
  };
  for (let decider = simulation.decider(tell); decider !== undefined; decider = simulation.decider(tell))
    simulation.play(players[decider]!.decide(simulation.state, decider), tell);
  return simulation.record();
};
