/**
 * Teaches the bot of Der Feuersalamander how likely a table of so many is to be won, and writes the nets of `judge.ts`:
 *
 *     node --conditions=@wunderkammer/source scripts/training/feuersalamander.ts <two|three|four> <seed> <generations> <games> <epochs> [folder]
 *
 * A generation plays games (so many the last one, those before it fewer) against itself and against the first bot there was; how each table looked at the beginning of
 * every turn, and who won, is what the nets of the next one are fitted to. The first one judges by `plain-weights.ts`,
 * so that nothing goes into the nets but what stands here: the same call makes the same file, as long as the bot is the
 * same. In the folder the games played are kept, so that a call that was broken off goes on where it stopped.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSeats, type Bot, FastRandom, type Random, type Seat, seat, tableOf } from '@wunderkammer/kernel';
import { SalamanderBot } from '../../games/feuersalamander/src/bot/bot.ts';
import type { Net, Nets } from '../../games/feuersalamander/src/bot/judge.ts';
import { ABILITIES } from '../../games/feuersalamander/src/bot/levels.ts';
import { PLAIN_NETS } from '../../games/feuersalamander/src/bot/plain-weights.ts';
import { FEATURES } from '../../games/feuersalamander/src/bot/standing.ts';
import { INCLINATIONS } from '../../games/feuersalamander/src/bot/tempers.ts';
import { feuersalamander } from '../../games/feuersalamander/src/game.ts';
import { sparring } from '../../games/feuersalamander/src/sparring/index.ts';
import type { FeuersalamanderTypes } from '../../games/feuersalamander/src/vocabulary.ts';

const WIDTH = FEATURES.length;
const CELLS = 16;
/** Pupils try out what seems a little worse, too. */
const SLACK = 0.015;

/** How a table looked to a seat, and how likely each wins, that seat first and the others in the order of play. */
interface Sample {
  readonly standing: Float32Array;
  readonly hopes: Float64Array;
}

/** What one seat saw of one game, turn by turn, and who won. */
interface Course {
  readonly standings: Float32Array[];
  readonly winner: number;
}

const playOne = (seats: number, seed: string, nets: Nets): Course[] => {
  const random = new FastRandom(seed);
  const table = tableOf(feuersalamander, seats, {});
  const pupils = new Map<Seat, { readonly bot: SalamanderBot; readonly standings: Float32Array[] }>();
  const strangers = random.below(seats);
  const first = random.below(seats);
  const bots = allSeats(seats).map((own): Bot<FeuersalamanderTypes> => {
    const fate = new FastRandom(`${seed} seat ${own}`);
    if ((own + first) % seats < strangers) return sparring['steady-1'](own, table, fate);
    const ability = { ...ABILITIES.master, slack: SLACK, nets: () => nets };
    const bot = new SalamanderBot(ability, INCLINATIONS.even, own, table, fate);
    pupils.set(own, { bot, standings: [] });
    return bot;
  });
  const state = feuersalamander.create(table);
  for (let turn = feuersalamander.turn(state); ; turn = feuersalamander.turn(state)) {
    if (turn.type === 'over') {
      const winner = turn.outcome.ranking[0]![0]!;
      return [...pupils].map(([own, { standings }]) => ({ standings, winner: (winner - own + seats) % seats }));
    }
    if (turn.type === 'decision') {
      const { phase } = feuersalamander.view(state, 'watcher');
      if (phase.type === 'begin' || phase.type === 'dungeon') {
        for (const [own, { bot, standings }] of pupils) {
          standings.push(Float32Array.from(bot.standing(feuersalamander.view(state, own))));
        }
      }
    }
    const step =
      turn.type === 'chance'
        ? feuersalamander.chance(state, random)
        : bots[turn.seats[0]!]!.decide(
            feuersalamander.view(state, turn.seats[0]!),
            feuersalamander.legal(state, turn.seats[0]!),
          );
    for (const [own, bot] of bots.entries()) bot.observe(feuersalamander.seen(state, step, seat(own)));
    feuersalamander.play(state, step);
  }
};

/** All weights of a net one after the other: straight, then each cell's with the one that is always there, then out. */
const SIZE = WIDTH + CELLS * (WIDTH + 1) + CELLS;

/** Adam by Kingma and Ba, with its usual settings. */
const RATE = 1e-3;
const [FIRST, SECOND] = [0.9, 0.999];
const BATCH = 64;
const DECAY = 1e-6;

/** How far the end of a game is trusted more than the judgement of the next turn: one end says little of each turn. */
const LAMBDA = 0.85;
/** So often the nets are fitted in a generation; each time but the first to what the nets before say of later turns. */
const ROUNDS = 3;

/** So many generations' games are learnt from: those of earlier ones were played worse. */
const REMEMBERED = 2;

const TABLES = { two: 2, three: 3, four: 4 } as const;
type Tables = keyof typeof TABLES;

/** So many games are kept in a file. */
const PART = 50;

/** What is taught, and where what was played is kept. */
interface Lesson {
  readonly tables: Tables;
  readonly seed: string;
  readonly generations: number;
  readonly games: number;
  readonly folder: string | undefined;
}

/** How many games a generation plays: the better it is, the more. */
const partsOf = ({ games, generations }: Lesson, generation: number): number =>
  Math.ceil((games * (generation + 1)) / generations / PART);

const partFile = (folder: string, generation: number, part: number): string =>
  join(folder, `games-${generation}-${part}.bin`);

/** Plays a part of a generation's games, if they are not kept already. */
const playPart = ({ tables, seed, folder }: Lesson, generation: number, part: number, nets: Nets): Course[] => {
  const file = folder === undefined ? undefined : partFile(folder, generation, part);
  if (file !== undefined && existsSync(file)) return coursesIn(readFileSync(file));
  const courses: Course[] = [];
  for (let game = part * PART; game < (part + 1) * PART; game++) {
    courses.push(...playOne(TABLES[tables], `${seed} ${generation} ${game}`, nets));
  }
  if (file !== undefined) keep(file, bytesOf(courses));
  return courses;
};

/** A file is whole or not there. */
const keep = (file: string, data: Uint8Array | string): void => {
  writeFileSync(`${file}.${process.pid}`, data);
  renameSync(`${file}.${process.pid}`, file);
};

/** Each course as numbers: how many standings, how long each is, who won; then the standings. */
const bytesOf = (courses: readonly Course[]): Uint8Array =>
  new Uint8Array(
    Float32Array.from(
      courses.flatMap(({ standings, winner }) => [
        standings.length,
        standings[0]!.length,
        winner,
        ...standings.flatMap((standing) => [...standing]),
      ]),
    ).buffer,
  );

const coursesIn = (bytes: Uint8Array): Course[] => {
  const numbers = new Float32Array(bytes.slice().buffer);
  const courses: Course[] = [];
  for (let at = 0; at < numbers.length; ) {
    const [turns, length, winner] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!];
    at += 3;
    const standings = Array.from({ length: turns }, (_, turn) =>
      numbers.slice(at + turn * length, at + (turn + 1) * length),
    );
    courses.push({ standings, winner });
    at += turns * length;
  }
  return courses;
};

const teach = (lesson: Lesson, epochs: number): void => {
  const { tables, seed, generations, folder } = lesson;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const remembered: Course[][] = [];
  let nets = PLAIN_NETS;
  for (let generation = 0; generation < generations; generation++) {
    const parts = Array.from({ length: partsOf(lesson, generation) }, (_, part) => part);
    remembered.push(parts.flatMap((part) => playPart(lesson, generation, part, nets)));
    if (remembered.length > REMEMBERED) remembered.shift();
    const taught = folder === undefined ? undefined : join(folder, `nets-${generation}.json`);
    if (taught !== undefined && existsSync(taught)) {
      nets = JSON.parse(readFileSync(taught, 'utf8')) as Nets;
      continue;
    }
    const random = new FastRandom(`${seed} ${generation}`);
    const courses = remembered.flat();
    shuffle(courses, random);
    const test = courses.splice(0, Math.floor(courses.length / 10)).flatMap((course) => samplesOf(course, undefined));
    let weights: Float64Array | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      const samples = courses.flatMap((course) => samplesOf(course, weights));
      weights = fitTo(samples, test, epochs, random);
    }
    nets = netsOf(weights!);
    if (taught !== undefined) keep(taught, JSON.stringify(nets));
    console.log(`generation ${generation} is taught`);
  }
  write(tables, nets);
};

/** What to learn from a game: who won, and, once there are nets, what they say of each later turn. */
const samplesOf = ({ standings, winner }: Course, weights: Float64Array | undefined): Sample[] => {
  const seats = standings[0]!.length / WIDTH;
  let hopes = Float64Array.from({ length: seats }, (_, player) => Number(player === winner));
  const samples: Sample[] = [];
  for (const standing of standings.toReversed()) {
    samples.push({ standing, hopes });
    if (weights === undefined) continue;
    const judged = judge(weights, standing);
    hopes = hopes.map((hope, player) => LAMBDA * hope + (1 - LAMBDA) * judged[player]!);
  }
  return samples;
};

const fitTo = (samples: Sample[], test: readonly Sample[], epochs: number, random: Random): Float64Array => {
  const weights = Float64Array.from({ length: 2 * SIZE }, (_, at) =>
    at % SIZE < WIDTH ? 0 : (random.below(2001) - 1000) / (at % SIZE < SIZE - CELLS ? 3000 : 6000),
  );
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(samples, random);
    const rate = RATE * (1 - epoch / epochs) + 1e-4;
    let loss = 0;
    for (let from = 0; from < samples.length; from += BATCH) {
      const slope = new Float64Array(weights.length);
      const batch = samples.slice(from, from + BATCH);
      for (const sample of batch) loss += learn(weights, sample, slope);
      step++;
      for (let at = 0; at < weights.length; at++) {
        const down = slope[at]! / batch.length + DECAY * weights[at]!;
        first[at] = FIRST * first[at]! + (1 - FIRST) * down;
        second[at] = SECOND * second[at]! + (1 - SECOND) * down * down;
        weights[at]! -=
          (rate * (first[at]! / (1 - FIRST ** step))) / (Math.sqrt(second[at]! / (1 - SECOND ** step)) + 1e-8);
      }
    }
    const scrap = new Float64Array(weights.length);
    const tested = test.reduce((sum, sample) => sum + learn(weights, sample, scrap), 0) / test.length;
    console.log(`epoch ${epoch}: ${(loss / samples.length).toFixed(4)}, held out ${tested.toFixed(4)}`);
  }
  return weights;
};

const shuffle = <T>(list: T[], random: Random): void => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
};

const bent = new Float64Array(4 * CELLS);

/** How likely each wins, by these weights. */
const judge = (weights: Float64Array, standing: Float32Array): Float64Array => {
  const seats = standing.length / WIDTH;
  const chances = new Float64Array(seats);
  for (let player = 0; player < seats; player++) {
    const net = player === 0 ? 0 : SIZE;
    const from = player * WIDTH;
    let sum = 0;
    for (let at = 0; at < WIDTH; at++) sum += weights[net + at]! * standing[from + at]!;
    for (let cell = 0; cell < CELLS; cell++) {
      const own = net + WIDTH + cell * (WIDTH + 1);
      let input = weights[own + WIDTH]!;
      for (let at = 0; at < WIDTH; at++) input += weights[own + at]! * standing[from + at]!;
      bent[player * CELLS + cell] = Math.tanh(input);
      sum += weights[net + SIZE - CELLS + cell]! * bent[player * CELLS + cell]!;
    }
    chances[player] = Math.exp(sum);
  }
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / all);
};

/** What a sample costs, and into `slope` how that changes with each weight. */
const learn = (weights: Float64Array, { standing, hopes }: Sample, slope: Float64Array): number => {
  const chances = judge(weights, standing);
  let loss = 0;
  for (let player = 0; player < chances.length; player++) {
    const net = player === 0 ? 0 : SIZE;
    const from = player * WIDTH;
    const off = chances[player]! - hopes[player]!;
    loss -= hopes[player]! * Math.log(chances[player]!);
    for (let at = 0; at < WIDTH; at++) slope[net + at]! += off * standing[from + at]!;
    for (let cell = 0; cell < CELLS; cell++) {
      const out = net + SIZE - CELLS + cell;
      const own = net + WIDTH + cell * (WIDTH + 1);
      const value = bent[player * CELLS + cell]!;
      slope[out]! += off * value;
      const inner = off * weights[out]! * (1 - value * value);
      for (let at = 0; at < WIDTH; at++) slope[own + at]! += inner * standing[from + at]!;
      slope[own + WIDTH]! += inner;
    }
  }
  return loss;
};

const netsOf = (weights: Float64Array): Nets => {
  const rounded = Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
  const netFrom = (from: number): Net => {
    const list = rounded.slice(from, from + SIZE);
    return {
      straight: list.slice(0, WIDTH),
      cells: Array.from({ length: CELLS }, (_, cell) =>
        list.slice(WIDTH + cell * (WIDTH + 1), WIDTH + (cell + 1) * (WIDTH + 1)),
      ),
      out: list.slice(SIZE - CELLS),
    };
  };
  return { me: netFrom(0), other: netFrom(SIZE) };
};

const write = (tables: Tables, nets: Nets): void => {
  writeFileSync(
    new URL(`../../games/feuersalamander/src/bot/weights-of-${tables}.ts`, import.meta.url),
    `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: some weights are near one by chance.
import type { Nets } from './judge.ts';

/* Made by \`scripts/training/feuersalamander.ts ${process.argv.slice(2, 7).join(' ')}\`. */
export const NETS_OF_${tables.toUpperCase()}: Nets = ${JSON.stringify(nets)};
`,
  );
};

if (import.meta.main) {
  const [tables, seed, generations, games, epochs, folder] = process.argv.slice(2);
  teach(
    { tables: tables as Tables, seed: seed!, generations: Number(generations), games: Number(games), folder },
    Number(epochs),
  );
}
