import { CHARACTER_IDS, characterOf } from '@wunderkammer/cast';
import {
  allSeats,
  type DecisionBase,
  type Game,
  playAll,
  randomPlayer,
  type Seat,
  type StepBase,
  seenLog,
  simulate,
  tableOf,
  USUAL_MIND,
} from '@wunderkammer/kernel';
import { type Fixtures, twoTruths } from '@wunderkammer/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtures as dreiMagier } from '../../../../games/drei-magier/src/fixtures.ts';
import { fixtures as feuersalamander } from '../../../../games/feuersalamander/src/fixtures.ts';
import { fixtures as salomonsOordeel } from '../../../../games/salomons-oordeel/src/fixtures.ts';
import { BotThreads } from '../bots/bot-threads.ts';
import type { Bots, Question } from '../bots/bots.ts';
import { OUR_GAMES } from '../games.ts';
import { scripted } from '../testing/scripted-draw.ts';
import { StillWorld } from '../testing/still-world.ts';
import { TestServer } from '../testing/test-server.ts';

const PACE = 1_000;
/** Whatever can happen without time passing has happened. */
const calm = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Bots that decide as it is written, and keep everything they are asked. */
class SpyBots implements Bots {
  readonly asked: Question[] = [];
  readonly #script: readonly StepBase[];
  /** Which questions are answered by having forgotten everything. */
  readonly #forgets: (question: Question) => boolean;
  ended = false;

  constructor(script: readonly StepBase[], forgets: (question: Question) => boolean = () => false) {
    this.#script = script;
    this.#forgets = forgets;
  }

  decide(question: Question): Promise<DecisionBase | 'forgot'> {
    this.asked.push(structuredClone(question));
    if (this.#forgets(question)) return Promise.resolve('forgot');
    const step = this.#script[question.from + question.seen.length];
    this.ended = step === undefined;
    return step === undefined ? new Promise(() => {}) : Promise.resolve(step as DecisionBase);
  }

  forget(): void {}
  async close(): Promise<void> {}
}

let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  servers = [];
  vi.restoreAllMocks();
});

/** A table on which bots play every seat, the host's too, and at which nobody looks. */
const tableOfBots = async (game: Game, seats: number, script: readonly StepBase[], bots: Bots, world: StillWorld) => {
  const server = await TestServer.open({ BOT_PACE: String(PACE) }, { world, bots, draw: scripted(script) });
  servers.push(server);
  const host = await server.guest('Host');
  const table = await server.table(host, { game: game.id, seats });
  const client = await server.connect(host);
  await client.open(table);
  await client.must(table, { type: 'sit', name: 'Host', entropy: '' });
  for (let seat = 1; seat < seats; seat++) await client.must(table, { type: 'bot', seat, as: CHARACTER_IDS[seat]! });
  await client.must(table, { type: 'start' });
  await client.must(table, { type: 'hand', seat: 0, to: 'bot' });
  await client.close();
  return server.server.house.inMemory(table)!;
};

/** Plays a script to its end; returns everything the bots were asked. */
const evening = async (
  game: Game,
  seats: number,
  script: readonly StepBase[],
  bots = new SpyBots(script),
): Promise<readonly Question[]> => {
  const world = new StillWorld('bots');
  await tableOfBots(game, seats, script, bots, world);
  while (!bots.ended) {
    world.pass(PACE);
    await calm();
  }
  return bots.asked;
};

const of = (seat: Seat, asked: readonly Question[]): readonly Question[] =>
  asked.filter((question) => question.seat === seat);

describe.each<[Fixtures, number]>([
  [feuersalamander, 2],
  [salomonsOordeel, 2],
])('the bots of a table', (fixtures, seats) => {
  const { game } = fixtures;

  it(`are told nothing that their seat may not know (${game.id})`, async () => {
    // The host's, which was handed over, and one that was a bot's from the start.
    for (const listener of [allSeats(seats)[0]!, allSeats(seats).at(-1)!]) {
      const pair = twoTruths(fixtures, { seats, options: {} }, listener, `bots ${game.id} ${listener}`)!;
      const [here, there] = [
        of(listener, await evening(game, seats, pair.truth)),
        of(listener, await evening(game, seats, pair.other)),
      ];
      expect(here.length).toBeGreaterThan(1);
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
      // Whoever plays for somebody plays evenly; a bot of its own plays as who it is.
      const mind = listener === 0 ? USUAL_MIND : characterOf(CHARACTER_IDS[listener]!).mind;
      for (const question of here) expect(question.mind).toEqual(mind);
    }
  });
});

describe('a bot', () => {
  const { game } = dreiMagier;
  const { steps } = simulate(game, 3, {}, randomPlayer, 'told');
  const script = steps.slice(
    0,
    steps.findIndex((step, index) => index > 80 && step.by !== 'chance'),
  );
  const TABLE = tableOf(game, 3);

  it('is told each step once, and no step is gone through again for it', async () => {
    const seen = vi.spyOn(game, 'seen');
    const asked = await evening(game, 3, script);
    for (const seat of allSeats(3)) {
      const questions = of(seat, asked);
      const told = questions.flatMap((question) => question.seen);
      expect(questions.length).toBeGreaterThan(5);
      // The host's page was shown its seat, too, until it was closed.
      const looks = seen.mock.calls.filter(([, , viewer]) => viewer === seat).length;
      if (seat !== 0) expect(looks).toBe(told.length);
      expect(told).toEqual(seenLog(game, TABLE, script.slice(0, told.length), seat));
      for (const [index, { from }] of questions.entries()) {
        expect(from).toBe(questions.slice(0, index).reduce((sum, question) => sum + question.seen.length, 0));
      }
    }
  });

  it('that forgot everything is told everything, once', async () => {
    let forgot = 0;
    const bots = new SpyBots(script, ({ seat, from }) => seat === 1 && from > 40 && forgot++ === 0);
    const questions = of(1 as Seat, await evening(game, 3, script, bots));
    const at = questions.findIndex(({ from }, index) => index > 0 && from === 0);
    const [before, again, after] = [questions[at - 1]!, questions[at]!, questions[at + 1]!];
    const end = before.from + before.seen.length;
    expect(again).toEqual({ ...before, from: 0, seen: seenLog(game, TABLE, script.slice(0, end), 1 as Seat) });
    expect(after.from).toBe(end);
    expect(questions.filter(({ from }) => from === 0)).toHaveLength(2);
  });

  it('on a thread that has just begun says that it knows nothing, and decides when it was told', async () => {
    const thread = new BotThreads(new StillWorld('thread'), OUR_GAMES, 3);
    const state = playAll(game, TABLE, script);
    const seat = game.engine.decider(state);
    const question: Question = {
      table: 'a',
      game: game.id,
      seats: 3,
      options: {},
      seat,
      mind: USUAL_MIND,
      from: script.length,
      seen: [],
      view: game.view(state, seat),
      legal: game.legal(state, seat),
    };
    expect(await thread.decide(question)).toBe('forgot');
    const whole = { ...question, from: 0, seen: seenLog(game, TABLE, script, seat) };
    expect(question.legal).toContainEqual(await thread.decide(whole));
    expect(question.legal).toContainEqual(await thread.decide(question));
    // Another table may be with another thread; this one is forgotten where it is known.
    thread.forget('b');
    expect(question.legal).toContainEqual(await thread.decide(question));
    thread.forget('a');
    expect(await thread.decide(question)).toBe('forgot');
    await thread.close();
  });

  describe('answers on the beat', () => {
    /** A table whose next bot has been asked, and says what it decides when the test lets it. */
    const thinking = async () => {
      const world = new StillWorld('beat');
      const answers: (() => void)[] = [];
      const bots: Bots = {
        decide: ({ from, seen }) =>
          new Promise((resolve) => void answers.push(() => resolve(script[from + seen.length] as DecisionBase))),
        forget() {},
        async close() {},
      };
      const { state } = await tableOfBots(game, 3, script, bots, world);
      const before = state.steps.length;
      expect(answers).toHaveLength(1);
      return {
        answer: () => answers[0]!(),
        /** Whether it has been played when so much more time is over. */
        isPlayedAfter: async (ms: number): Promise<boolean> => {
          world.pass(ms);
          await calm();
          return state.steps.length > before;
        },
      };
    };

    it('however soon it knows', async () => {
      const { answer, isPlayedAfter } = await thinking();
      answer();
      expect(await isPlayedAfter(0)).toBe(false);
      expect(await isPlayedAfter(PACE - 1)).toBe(false);
      expect(await isPlayedAfter(1)).toBe(true);
    });

    it('on the next one if it took longer', async () => {
      const { answer, isPlayedAfter } = await thinking();
      expect(await isPlayedAfter(PACE + 1)).toBe(false);
      answer();
      expect(await isPlayedAfter(0)).toBe(false);
      expect(await isPlayedAfter(PACE - 2)).toBe(false);
      expect(await isPlayedAfter(1)).toBe(true);
    });
  });
});
