import { gameKey, makeFairness, StepRandom } from './fairness.ts';
import type { Game, GameTypes, StepBase } from './game.ts';
import { MOST_STEPS } from './playout.ts';
import { FastRandom } from './random.ts';
import { type GameRecord, makeRecord } from './record.ts';
import { allSeats, type Seat } from './seat.ts';
import type { Seating } from './seating.ts';
import { sha256, toHex, utf8 } from './sha256.ts';
import { tableOf } from './table.ts';

/** One whole simulated game as a record; the same arguments give the same record, fairness proof included. */
export const simulate = <T extends GameTypes>(
  game: Game<T>,
  seats: number,
  givenOptions: object,
  seating: Seating<T>,
  seed: string,
): GameRecord<T> => {
  const table = tableOf(game, seats, givenOptions);
  const serverSeed = toHex(sha256(utf8(`simulate ${seed}`)));
  const entropy = new Array<string>(seats).fill('');
  const key = gameKey(game.id, serverSeed, entropy);
  const players = allSeats(seats).map((seat) => seating(game, table, seat, new FastRandom(`${seed} seat ${seat}`)));

  const state = game.create(table);
  const steps: StepBase[] = [];
  for (let turn = game.turn(state); ; turn = game.turn(state)) {
    if (turn.type === 'over') {
      return makeRecord(game, seats, givenOptions, steps, {
        result: turn.outcome,
        fairness: makeFairness(serverSeed, entropy),
      });
    }
    if (steps.length === MOST_STEPS)
      throw new Error(`${game.id}, seed "${seed}", is not over after ${MOST_STEPS} steps`);
    const step =
      turn.type === 'chance'
        ? game.chance(state, new StepRandom(key, steps.length))
        : players[turn.seats[0]!]!.decide(state, turn.seats[0]!);
    for (const [seat, player] of players.entries()) player.observe?.(game.seen(state, step, seat as Seat));
    const violation = game.play(state, step);
    if (violation !== undefined) {
      throw new Error(`${game.id} refused ${JSON.stringify(step)}: ${violation.code} (${violation.rule})`);
    }
    steps.push(step);
  }
};
