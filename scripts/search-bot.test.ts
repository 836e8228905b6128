import {
  allSeats,
  FastRandom,
  type Game,
  type GameTypes,
  randomPlayer,
  type Seat,
  type Seating,
  simulate,
  tableOf,
} from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { type Effort, searchBot } from '../examples/search-bot.ts';
import { dreiMagier } from '../games/drei-magier/src/index.ts';
import { feuersalamander } from '../games/feuersalamander/src/index.ts';
import { salomonsOordeel } from '../games/salomons-oordeel/src/index.ts';

interface Search {
  readonly game: Game;
  readonly options: object;
  readonly effort: Effort;
  readonly games: number;
  readonly atLeast: number;
}

/** One seat searches, the others play by the random policy. */
const searching =
  (effort: Effort, searcher: Seat): Seating<GameTypes> =>
  (game, table, seat, random) => {
    if (seat !== searcher) return randomPlayer(game, table, seat, random);
    const bot = searchBot(game, effort, seat, table, random);
    return {
      decide: (state) => bot.decide(game.view(state, seat), game.legal(state, seat)),
      observe: (seen) => bot.observe(seen),
    };
  };

it.each<Search>([
  { game: feuersalamander, options: { target: 30 }, effort: { truths: 16, tried: 16 }, games: 12, atLeast: 9 },
  { game: salomonsOordeel, options: {}, effort: { truths: 24, tried: 24 }, games: 8, atLeast: 7 },
])('the example searches $game.id better than chance would', ({ game, options, effort, games, atLeast }) => {
  const seats = game.seats.min;
  let won = 0;
  for (let round = 0; round < games; round++) {
    const searcher = (round % seats) as Seat;
    const { result } = simulate(game, seats, options, searching(effort, searcher), `s ${round}`);
    won += Number(result!.ranking[0]!.includes(searcher));
  }
  expect(won).toBeGreaterThanOrEqual(atLeast);
});

// Whole games of it are too long to be searched here: that the example decides there as well is what can be seen.
it('the example takes decisions of Die drei Magier that are legal', () => {
  const game: Game = dreiMagier;
  const table = tableOf(game, 3);
  const random = new FastRandom('three mages');
  const bots = allSeats(3).map((seat) => searchBot(game, { truths: 2, tried: 3 }, seat, table, random));
  const state = game.create(table);
  let decisions = 0;
  while (decisions < 20) {
    const turn = game.turn(state);
    if (turn.type === 'over') throw new Error('no game is as short as this');
    const seat = turn.type === 'decision' ? turn.seats[0]! : undefined;
    const step =
      seat === undefined
        ? game.chance(state, random)
        : bots[seat]!.decide(game.view(state, seat), game.legal(state, seat));
    for (const [index, bot] of bots.entries()) bot.observe(game.seen(state, step, index as Seat));
    expect(game.play(state, step)).toBeUndefined();
    decisions += Number(seat !== undefined);
  }
});
