/**
 * The rules against what people would use instead: Salomons Oordeel, easy, four players, the random policy of the rule
 * file, ours and boardgame.io's reducer in one run. Rates by CPU time; decisions a game show that both play the same game.
 */
import { copyState, FastRandom, playout, type Random, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { playOnBoardgameIo } from './salomons-on-boardgame-io.ts';

const SECONDS = 5;

interface Rates {
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
}

const measure = (playGame: (random: Random) => number): Rates => {
  const random = new FastRandom('bench');
  const run = (seconds: number): Rates => {
    const start = process.cpuUsage();
    let [decisions, games, elapsed] = [0, 0, 0];
    while (elapsed < seconds) {
      for (let game = 0; game < 10; game++) decisions += playGame(random);
      games += 10;
      const { user, system } = process.cpuUsage(start);
      elapsed = (user + system) / 1e6;
    }
    return { decisionsPerSecond: decisions / elapsed, decisionsPerGame: decisions / games };
  };
  run(1);
  return run(SECONDS);
};

const table = tableOf(salomonsOordeel, 4, { variant: 'easy' });
const [initial, state] = [salomonsOordeel.create(table), salomonsOordeel.create(table)];

const rows: [string, Rates][] = [
  [
    'wunderkammer',
    measure((random) => {
      copyState(initial, state);
      return playout(salomonsOordeel.engine, salomonsOordeel.engine.randomPolicy, state, random);
    }),
  ],
  ['boardgame.io 0.50.2', measure(playOnBoardgameIo)],
];

console.log('Salomons Oordeel, easy, 4 players, random policy, one thread, by CPU time');
for (const [name, { decisionsPerSecond, decisionsPerGame }] of rows) {
  const rate = Math.round(decisionsPerSecond).toLocaleString('en').padStart(12);
  console.log(`${name.padEnd(20)} ${rate} decisions/s   ${decisionsPerGame.toFixed(1)} decisions a game`);
}
const [[, ours], [, theirs]] = rows as [[string, Rates], [string, Rates]];
console.log(`ratio ${Math.round(ours.decisionsPerSecond / theirs.decisionsPerSecond).toLocaleString('en')} : 1`);
