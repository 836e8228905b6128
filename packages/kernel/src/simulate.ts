import { gameKey, makeFairness, StepRandom } from './fairness.ts';
import type { Game, GameTypes, StateOf, StepBase, Table } from './game.ts';
import type { Policy } from './playout.ts';
import { FastRandom, type Random } from './random.ts';
import { type GameRecord, makeRecord } from './record.ts';
import { allSeats, type Seat } from './seat.ts';
import { sha256, toHex, utf8 } from './sha256.ts';
import { tableOf } from './table.ts';

/** Decides for one seat of a simulated game. */
export type Decide<T extends GameTypes> = (state: StateOf<T>, seat: Seat) => T['Step'];

/** Decides for a seat, and may be told what it sees. */
export interface Player<T extends GameTypes> {
  readonly decide: Decide<T>;
  readonly observe?: (seen: T['Seen']) => void;
}

/** Makes the player of a seat, anew for each game. */
export type Seating<T extends GameTypes> = (
  game: Game<T>,
  table: Table<T['Options']>,
  seat: Seat,
  random: Random,
) => Player<T>;

/** The random policy of the rule files: it sees the whole state. */
export const randomPlayer =
  <T extends GameTypes>(policy: Policy<T>): Seating<T> =>
  (game, _table, _seat, random) => ({
    decide: (state, seat) => game.engine.unpack(state, seat, policy(state, seat, random)),
  });

/** The game's bot: it gets views and seen steps only. */
export const botPlayer = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  seat: Seat,
  random: Random,
): Player<T> => {
  const bot = game.bot(seat, table, random);
  return {
    decide: (state) => bot.decide(game.view(state, seat), game.legal(state, seat)),
    observe: (seen) => bot.observe(seen),
  };
};

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
