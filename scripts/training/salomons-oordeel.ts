/**
 * Fits what the master of Salomons Oordeel reckons with, and writes `games/salomons-oordeel/src/bot/worth-weights.ts`:
 *
 *     node --conditions=@wunderkammer/source scripts/training/salomons-oordeel.ts <seed> <games of two> <of three> <of four>
 *
 * How likely whoever has just had a turn is to win, by how everybody stands: fitted to who won in games of the master
 * against itself, without the foresight for which it needs these weights. So nothing goes into them but what stands here.
 */
import { writeFileSync } from 'node:fs';
import { allSeats, type Seat, seatBot, simulate, tableOf } from '@wunderkammer/kernel';
import { ABILITIES } from '../../games/salomons-oordeel/src/bot/abilities.ts';
import { ThoughtfulBot } from '../../games/salomons-oordeel/src/bot/bot.ts';
import { Prospects } from '../../games/salomons-oordeel/src/bot/prospects.ts';
import { standingOf, type WorthWeights } from '../../games/salomons-oordeel/src/bot/standing.ts';
import { INCLINATIONS } from '../../games/salomons-oordeel/src/bot/tempers.ts';
import { featuresOf } from '../../games/salomons-oordeel/src/bot/worth.ts';
import { salomonsOordeel as game } from '../../games/salomons-oordeel/src/game.ts';
import type { SalomonsOordeelTypes, Seen } from '../../games/salomons-oordeel/src/vocabulary.ts';

const ROLES = ['own', 'next', 'later'] as const;
const FEATURES = 4;
const WIDTH = ROLES.length * FEATURES + 1;
const ROUNDS = 400;
/** A little pull towards nothing, for what hardly ever happens. */
const PULL = 1;

const pupil = seatBot<SalomonsOordeelTypes>(
  (...place) => new ThoughtfulBot({ ...ABILITIES.master, foresight: 0 }, INCLINATIONS.even, ...place),
);

/** The end of a turn: what counts of each player still in, and which of them won. */
interface Example {
  readonly rows: readonly (readonly number[])[];
  readonly winner: number;
}

const endsTurn = (seen: Seen): boolean =>
  seen.type === 'stop' ||
  seen.type === 'settle' ||
  seen.type === 'open' ||
  (seen.type === 'guess' && !seen.right && seen.cost === 'nothing');

const rowOf = (features: readonly number[], index: number): number[] => {
  const row = new Array<number>(WIDTH).fill(0);
  const role = Math.min(index, ROLES.length - 1);
  for (const [feature, value] of features.entries()) row[role * FEATURES + feature] = value;
  if (index === 0) row[WIDTH - 1] = 1;
  return row;
};

/** The ends of turns of one game with all players still in, as whoever's turn it was saw them. */
const examplesOf = (seats: number, seed: string): Example[] => {
  const table = tableOf(game, seats, {});
  const { steps, result } = simulate(game, seats, {}, pupil, seed);
  const winner = result!.ranking[0]![0]!;
  const state = game.create(table);
  const watchers = allSeats(seats).map((seat) => new Prospects(seat, table, ABILITIES.master));
  const examples: Example[] = [];
  let guesser: Seat | undefined;
  for (const step of steps) {
    const seen = allSeats(seats).map((seat) => game.seen(state, step, seat));
    game.play(state, step);
    for (const [seat, prospects] of watchers.entries()) prospects.observe(seen[seat]!);
    if (step.type === 'guess') guesser = step.by;
    if (guesser === undefined || !endsTurn(seen[guesser]!)) continue;
    const prospects = watchers[guesser]!;
    const { opponents } = prospects.beliefs;
    if (opponents.length < seats - 1 || prospects.own.hidden === 0) continue;
    const standings = [prospects.ownStanding(), ...opponents.map((at) => standingOf(prospects.chances(at)))];
    examples.push({
      rows: standings.map((standing, index) => rowOf(featuresOf(standing), index)),
      winner: [guesser, ...opponents].indexOf(winner),
    });
  }
  return examples;
};

/** The likeliest weights of a softmax over the players, climbed to by its slope, each weight at a pace of its own. */
const climb = (examples: readonly Example[]): number[] => {
  const weights = new Array<number>(WIDTH).fill(0);
  const squares = new Array<number>(WIDTH).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => -PULL * weight);
    for (const { rows, winner } of examples) {
      const scores = rows.map((row) => Math.exp(row.reduce((sum, value, index) => sum + value * weights[index]!, 0)));
      const all = scores.reduce((sum, score) => sum + score, 0);
      for (const [player, row] of rows.entries()) {
        const off = (player === winner ? 1 : 0) - scores[player]! / all;
        for (const [index, value] of row.entries()) slope[index]! += off * value;
      }
    }
    for (const [index, own] of slope.entries()) {
      squares[index]! += own * own;
      weights[index]! += own / Math.sqrt(squares[index]!);
    }
  }
  return weights;
};

const weightsOf = (seats: number, games: number, seed: string): WorthWeights => {
  const examples = Array.from({ length: games }, (_, index) => examplesOf(seats, `${seed} ${seats} ${index}`)).flat();
  console.log(`${examples.length} ends of turns of ${seats} players`);
  const weights = climb(examples).map((weight) => Math.round(100 * weight) / 100);
  const [own, next, later] = ROLES.map((_, index) => weights.slice(index * FEATURES, (index + 1) * FEATURES));
  return { own, next, later, turnIsOver: weights.at(-1)! } as unknown as WorthWeights;
};

const args = process.argv.slice(2);
const [seed = 'salomons-oordeel', ...games] = args;
const constants = ['TWO', 'THREE', 'FOUR'].map((name, index) => {
  const weights = weightsOf(index + 2, Number(games[index] ?? 600), seed);
  return `export const ${name}: WorthWeights = ${JSON.stringify(weights)};\n`;
});
writeFileSync(
  new URL('../../games/salomons-oordeel/src/bot/worth-weights.ts', import.meta.url),
  `import type { WorthWeights } from './standing.ts';

/* By the number of players still in, full variant. Made by \`scripts/training/salomons-oordeel.ts ${args.join(' ')}\`. */
${constants.join('')}`,
);
