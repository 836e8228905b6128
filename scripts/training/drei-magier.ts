/**
 * Teaches the judge of Die drei Magier (games/drei-magier/src/bot/net.ts) by games against itself, and writes its weights:
 *
 *     node --conditions=@wunderkammer/source scripts/training/drei-magier.ts <seed> <rounds> <games a round> <first rate> <last rate> [on]
 *
 * After each round of games every moment of the last rounds is learnt once: what it was judged to be worth later, and in the
 * end came to (a lambda-return). With `on` it goes on from the weights that there are.
 */
import { writeFileSync } from 'node:fs';
import { FastRandom } from '@wunderkammer/kernel';
import { DIGITS, decode, FIRST_DIGIT, MIDDLE } from '../../games/drei-magier/src/bot/learnt.ts';
import { Net, OUTPUTS_AT, WEIGHTS } from '../../games/drei-magier/src/bot/net.ts';
import { CODED, MADE_BY, STEP } from '../../games/drei-magier/src/bot/net-weights.ts';
import type { Shares } from '../../games/drei-magier/src/bot/shares.ts';
import { Learning, type Sample, sampleOf } from './drei-magier/learning.ts';
import { mirrored } from './drei-magier/mirror.ts';
import { SelfPlay } from './drei-magier/self-play.ts';

const args = process.argv.slice(2);
const [seed = 'drei-magier', rounds = '40', games = '300', firstRate = '0.002', lastRate = '0.0001', on] = args;

/** How much what came later counts against what was thought next. */
const LAMBDA = 0.7;
/** The samples of so many rounds are learnt again. */
const REMEMBERED = 3;
const FILE = new URL('../../games/drei-magier/src/bot/net-weights.ts', import.meta.url);

const random = new FastRandom(seed);
/** About normal, of mean 0 and variance 1/4. */
const noise = (): number => [0, 0, 0].reduce((sum) => sum + random.below(2 ** 30) / 2 ** 30 - 0.5, 0);
const weights =
  on === 'on'
    ? decode(CODED, STEP)
    : Float64Array.from({ length: WEIGHTS }, (_, index) => noise() * (index < OUTPUTS_AT ? 0.25 : 0.4));
const net = new Net(weights);
const selfPlay = new SelfPlay(random, (figures, toThrow) => net.judge(figures, toThrow));

const playRound = (): Sample[] => {
  const samples: Sample[] = [];
  for (let game = 0; game < Number(games); game++) {
    const { moments, outcome } = selfPlay.play();
    let target: Shares = outcome;
    for (const { figures, toThrow } of moments.toReversed()) {
      samples.push(sampleOf(net, figures, toThrow, target), sampleOf(net, mirrored(figures), toThrow, target));
      const judged = net.judge(figures, toThrow);
      const blend = (seat: number): number => LAMBDA * target[seat]! + (1 - LAMBDA) * judged[seat]!;
      target = [blend(0), blend(1), blend(2)];
    }
  }
  return samples;
};

const shuffled = <T>(list: T[]): T[] => {
  for (let index = list.length - 1; index > 0; index--) {
    const other = random.below(index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
};

const write = (): void => {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / (MIDDLE - 1);
  const digit = (value: number): string => String.fromCharCode(FIRST_DIGIT + value);
  const coded = Array.from(weights, (weight) => {
    const number = Math.round(weight / step) + MIDDLE;
    return digit(Math.floor(number / DIGITS)) + digit(number % DIGITS);
  }).join('');
  const made = [...(on === 'on' ? MADE_BY : []), args.join(' ')];
  writeFileSync(
    FILE,
    `/* Written by scripts/training/drei-magier.ts: what it was called with, one run after the other, and what came of it. */

export const MADE_BY: readonly string[] = [${made.map((run) => `'${run}'`).join(', ')}];

/** How the weights are written: learnt.ts. */
export const STEP = ${step};
export const CODED =
  '${coded}';
`,
  );
};

const learning = new Learning(net);
const remembered: Sample[][] = [];
for (let round = 0; round < Number(rounds); round++) {
  remembered.push(playRound());
  if (remembered.length > REMEMBERED) remembered.shift();
  const rate = Number(firstRate) * (Number(lastRate) / Number(firstRate)) ** (round / Number(rounds));
  const loss = learning.learn(shuffled(remembered.flat()), rate);
  const length = remembered.at(-1)!.length / 2 / Number(games);
  console.log(`round ${round}: ${length.toFixed(1)} throws a game, loss ${loss.toFixed(4)}`);
}
write();
