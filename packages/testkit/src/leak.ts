import {
  allViewers,
  botPlayer,
  cloneState,
  type DecisionOf,
  FastRandom,
  type GameTypes,
  LANGUAGES,
  playAll,
  type Seat,
  type State,
  simulate,
  type Table,
  tableOf,
  type Viewer,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures, TableHead } from './fixtures.ts';
import { otherTruth } from './possible.ts';
import { randomGame } from './simulation.ts';
import { ScriptEnded, spyOnBots } from './spies.ts';
import type { AllTexts } from './texts.ts';
import { twoTruths } from './two-truths.ts';

/** How many refusals a seat is shown at each step. */
const PROBES = 6;

/**
 * The leak test: replaces what a viewer cannot know by another truth and compares, step by step, every byte that the
 * viewer would receive. Returns whether another truth was found to compare with.
 */
export const leakTest = (
  fixtures: Fixtures,
  texts: AllTexts,
  head: TableHead,
  viewer: Viewer,
  seed: string,
): boolean => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const random = new FastRandom(seed);
  const whole = randomGame(fixtures, head, seed);
  const steps = whole.slice(0, 1 + random.below(whole.length));
  const other = otherTruth(game, table, steps, viewer, random);
  if (other === undefined) return false;
  ensure(other.length === steps.length, () => 'the other truth is of another length');
  const probes = sampleProbes(fixtures, table, viewer, random);
  const [received, alternative] = [steps, other].map((history) =>
    transcript(fixtures, texts, table, history, viewer, probes),
  );
  for (const [index, line] of received!.entries()) {
    ensureSame(alternative![index], line, `${viewer} can tell two truths apart at step ${index} of seed ${seed}`);
  }
  return true;
};

/**
 * The same for the bots of a simulated game: whatever reaches the one on `seat` is the same in another truth. Returns whether
 * there was one to compare with.
 */
export const botLeakTest = (fixtures: Fixtures, head: TableHead, seat: Seat, seed: string): boolean => {
  const pair = twoTruths(fixtures, head, seat, seed);
  if (pair === undefined) return false;
  const [received, alternative] = [pair.truth, pair.other].map((script) => {
    const { game, told } = spyOnBots(fixtures.game, script);
    try {
      simulate(game, head.seats, head.options, botPlayer, seed);
    } catch (ended) {
      if (!(ended instanceof ScriptEnded)) throw ended;
    }
    return told.get(seat)!;
  });
  ensureSame(alternative, received, `the bot on seat ${seat} can tell two truths of seed ${seed} apart`);
  ensure(received!.length >= pair.truth.length, () => `the bot on seat ${seat} was not told every step`);
  return true;
};

/** Where nothing is hidden, every viewer receives the same. */
export const opennessTest = (fixtures: Fixtures, texts: AllTexts, head: TableHead, seed: string): void => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const steps = randomGame(fixtures, head, seed);
  const received = allViewers(head.seats).map((viewer) =>
    transcript(fixtures, texts, table, steps, viewer, []).map(({ legal: _legal, refusals: _refusals, ...line }) => ({
      ...line,
      view: { ...line.view, viewer: undefined },
    })),
  );
  for (const other of received) ensureSame(other, received[0], 'what two viewers receive');
};

interface Line {
  readonly seen?: object;
  readonly told?: readonly string[];
  readonly view: object;
  readonly turn: object;
  readonly legal?: readonly object[];
  readonly refusals?: readonly string[];
}

/** Everything a viewer receives in a game, a line a step. */
const transcript = (
  { game }: Fixtures,
  texts: AllTexts,
  table: Table,
  steps: readonly GameTypes['Step'][],
  viewer: Viewer,
  probes: readonly DecisionOf<GameTypes>[],
): readonly Line[] => {
  const lines: Line[] = [];
  let seen: GameTypes['Seen'] | undefined;
  const look = (state: State): void => {
    const told = seen && [
      game.notation(seen, table),
      ...LANGUAGES.map((language) => texts[language].tell(seen!, table)),
    ];
    const refusals = probes.map((probe) => {
      const violation = game.play(cloneState(state), probe);
      return violation === undefined ? 'accepted' : JSON.stringify(violation);
    });
    lines.push({
      ...(seen && told && { seen, told }),
      view: game.view(state, viewer),
      turn: game.turn(state),
      ...(viewer !== 'watcher' && { legal: game.legal(state, viewer), refusals }),
    });
  };
  const final = playAll(game, table, steps, (before, step) => {
    look(before);
    seen = game.seen(before, step, viewer);
  });
  look(final);
  return lines;
};

/** Decisions a seat might try, to compare the answers. */
const sampleProbes = (
  { decisions }: Fixtures,
  table: Table,
  viewer: Viewer,
  random: FastRandom,
): readonly DecisionOf<GameTypes>[] => {
  if (viewer === 'watcher') return [];
  const own = [...decisions(table)].filter(({ by }) => by === viewer);
  return Array.from({ length: PROBES }, () => own[random.below(own.length)]!);
};
