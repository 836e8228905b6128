import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  FastRandom,
  type Game,
  playAll,
  replayRecord,
  type Seat,
  type State,
  type StepBase,
  seat,
  USUAL_MIND,
  verifyRecord,
} from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { type Fixtures, ScriptEnded, spyOnBots, twoTruths } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { fixtures as feuersalamanderFixtures } from '../../../../games/feuersalamander/src/fixtures.ts';
import { fixtures as salomonsFixtures } from '../../../../games/salomons-oordeel/src/fixtures.ts';
import type { Fault, Happened, SeatKind, Sync, TableSetup } from '../table/source.ts';
import { DamagedGame, Keeper, type Keeping } from './keeper.ts';
import type { KeptTable } from './shelf.ts';

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

const keptTable = (game: string, kinds: readonly SeatKind[], more: Partial<TableSetup> = {}): KeptTable => ({
  id: 'test',
  setup: {
    game,
    options: {},
    seats: kinds.map((kind, index) => ({ name: `P${index}`, kind })),
    aids: 'notes',
    series: { games: 1, outcomes: [] },
    ...more,
  },
  seed: '5a'.repeat(32),
  entropy: kinds.map((kind) => (kind === 'person' ? 'word' : '')),
  begun: 0,
  touched: 0,
  marks: kinds.map(() => ({})),
  shown: kinds.map(() => 0),
});

/** A shelf in memory, and everything the page was told, in order. */
class Watched implements Keeping {
  readonly steps: StepBase[] = [];
  readonly told: (Sync | Happened)[] = [];
  readonly faults: Fault[] = [];
  kept: KeptTable | undefined;
  full = false;

  append(table: KeptTable, index: number, step: StepBase): Promise<void> {
    if (this.full) return Promise.reject(new Error('no room left'));
    expect(index).toBe(this.steps.length);
    this.steps.push(structuredClone(step));
    this.kept = table;
    return Promise.resolve();
  }

  takeBack(table: KeptTable, index: number): Promise<void> {
    expect(index).toBe(this.steps.length - 1);
    this.steps.pop();
    this.kept = table;
    return Promise.resolve();
  }

  put(table: KeptTable): Promise<void> {
    this.kept = table;
    return Promise.resolve();
  }

  readonly out = {
    synced: (sync: Sync) => void this.told.push(structuredClone(sync)),
    happened: (happened: Happened) => {
      // Shown only after it has been kept.
      if (!this.full) expect(this.steps.length).toBeGreaterThanOrEqual(happened.version);
      this.told.push(structuredClone(happened));
    },
    fault: (fault: Fault) => void this.faults.push(fault),
  };

  get last(): Sync | Happened {
    return this.told.at(-1)!;
  }
}

const gameOf = (id: string): Game => GAMES.find((game) => game.id === id)!;

const open = (kept: KeptTable, watched: Watched, steps: readonly unknown[] = [], script: readonly StepBase[] = []) =>
  new Keeper(gameOf(kept.setup.game), kept, steps, script, watched, watched.out);

/** Whoever is asked sits in front and takes any of the choices offered, until the game is over or `enough`. */
const playOn = async (keeper: Keeper, watched: Watched, enough = Number.POSITIVE_INFINITY): Promise<void> => {
  const random = new FastRandom('choices');
  const { seats, table } = keeper.info;
  const game = gameOf(keeper.info.game);
  for (let asked = 0; asked < enough; asked++) {
    await keeper.run();
    const { turn } = watched.last.view as { turn: { type: string; seats: readonly Seat[] } };
    if (turn.type !== 'decision') return;
    const front = turn.seats.find((index) => seats[index]!.kind === 'person')!;
    if (watched.last.viewer !== front) keeper.face(front);
    const { legal, view } = watched.last;
    const choice = legal[random.below(legal.length)]!;
    // What is only named is decided by a bot of that seat, which sees no more than the view.
    const step = choice.type === 'arrange' ? game.bot(USUAL_MIND, front, table, random).decide(view, legal) : choice;
    expect(await keeper.decide(step as StepBase & { by: Seat })).toBeUndefined();
  }
};

describe.each([
  ['feuersalamander', ['person', 'bot']],
  ['feuersalamander', ['person', 'person', 'bot', 'bot']],
  ['drei-magier', ['person', 'bot', 'person']],
  ['salomons-oordeel', ['person', 'bot', 'bot']],
  ['salomons-oordeel', ['person', 'person']],
] as const)('a kept table of %s with %j', (game, kinds) => {
  const options = game === 'feuersalamander' ? { target: 20 } : {};

  it('is played to its end; the record replays and its chance can be proved', async () => {
    const watched = new Watched();
    const keeper = open(keptTable(game, kinds, { options }), watched);
    keeper.face(seat(0));
    expect(keeper.record()).toBeUndefined();
    await playOn(keeper, watched);
    const record = keeper.record();
    expect(replayRecord(record, GAMES)).toMatchObject({ ok: true, turn: { type: 'over' } });
    expect(verifyRecord(record, GAMES)).toMatchObject({ ok: true });
    expect(watched.kept!.outcome).toEqual((record as { result: object }).result);
    expect(watched.faults).toEqual([]);
  });

  it('is the same after it was put away and taken out again', async () => {
    const watched = new Watched();
    const keeper = open(keptTable(game, kinds, { options }), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 6);
    await keeper.run();
    const again = new Watched();
    const resumed = open(watched.kept!, again, watched.steps);
    keeper.face(seat(0));
    resumed.face(seat(0));
    expect(again.last).toEqual(watched.last);
    again.steps.push(...watched.steps);
    await playOn(resumed, again);
    expect(verifyRecord(resumed.record(), GAMES)).toMatchObject({ ok: true });
  });

  it('is seen from afar by its only person as that person sees it, and by several as everybody may', async () => {
    const watched = new Watched();
    const keeper = open(keptTable(game, kinds, { options }), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 4);
    await keeper.run();
    const afar = kinds.filter((kind) => kind === 'person').length === 1 ? seat(0) : 'watcher';
    keeper.face(afar);
    expect(watched.kept!.view).toEqual(watched.last.view);
  });

  it('tells the page nothing but what the one in front may know', async () => {
    const watched = new Watched();
    const keeper = open(keptTable(game, kinds, { options }), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 8);
    await keeper.run();
    // Everything that was told can be made from the rules package's view and seen of that viewer alone.
    const rules = gameOf(game);
    const byVersion = new Map<number, (Sync | Happened)[]>();
    for (const told of watched.told) byVersion.set(told.version, [...(byVersion.get(told.version) ?? []), told]);
    const compare = (state: State, version: number): void => {
      for (const told of byVersion.get(version) ?? []) {
        expect(told.view).toEqual(rules.view(state, told.viewer));
        expect(told.legal).toEqual(told.viewer === 'watcher' ? [] : rules.legal(state, told.viewer));
      }
    };
    const last = playAll(rules, keeper.info.table, watched.steps, (before, step, version) => {
      compare(before, version);
      for (const told of byVersion.get(version + 1) ?? []) {
        if ('entry' in told) expect(told.entry.seen).toEqual(rules.seen(before, step, told.viewer));
      }
    });
    compare(last, watched.steps.length);
  });
});

describe.each([
  ['feuersalamander', feuersalamanderFixtures],
  ['salomons-oordeel', salomonsFixtures],
] as const)('the bots of a kept table of %s', (id, fixtures) => {
  const kept = keptTable(id, ['bot', 'bot']);

  /** Everything that reached the bot of a seat while a script was played, of which the first steps had been kept. */
  const reached = async (own: Seat, script: readonly StepBase[], before: number): Promise<readonly string[]> => {
    const { game, told } = spyOnBots(gameOf(id), script);
    const watched = new Watched();
    const steps = script.slice(0, before);
    watched.steps.push(...steps);
    const keeper = new Keeper(game, kept, steps, [], watched, watched.out);
    await expect(keeper.run()).rejects.toThrow(ScriptEnded);
    return told.get(own)!;
  };

  it.each([seat(0), seat(1)])(
    'are told nothing that seat %i may not know, also when it is taken out again',
    async (own) => {
      const { truth, other } = twoTruths(fixtures as Fixtures, { seats: 2, options: {} }, own, `kept ${id} ${own}`)!;
      for (const before of [0, Math.floor(truth.length / 2)]) {
        const here = await reached(own, truth, before);
        expect(here.filter((line) => line.startsWith('observe'))).toHaveLength(truth.length);
        expect(here.some((line) => line.startsWith('decide'))).toBe(true);
        expect(await reached(own, other, before)).toEqual(here);
      }
    },
  );
});

describe.each([
  ['feuersalamander', ['person', 'bot']],
  ['drei-magier', ['person', 'person', 'bot']],
  ['salomons-oordeel', ['person', 'person']],
] as const)('a decision at a kept table of %s', (game, kinds) => {
  it('is taken back as if it had never been, wherever that is offered', async () => {
    const rules = gameOf(game);
    const watched = new Watched();
    let keeper = open(keptTable(game, kinds), watched);
    keeper.face(seat(0));
    let taken = 0;
    for (let round = 0; round < 200 && taken < 5; round++) {
      await playOn(keeper, watched, 1);
      const { back, viewer, version } = watched.last;
      if (back !== true) {
        // What is not offered is not done either.
        const before = watched.told.length;
        await keeper.takeBack();
        expect(watched.told.slice(before).some((told) => 'takenBack' in told)).toBe(false);
        continue;
      }
      // As well from the shelf: a reload keeps what can be taken back.
      if (++taken % 2 === 0) {
        keeper = open(watched.kept!, watched, [...watched.steps]);
        keeper.face(viewer);
        expect(watched.last).toMatchObject({ version, back: true });
      }
      const steps = watched.steps.slice(0, -1);
      await keeper.takeBack();
      expect(watched.steps).toEqual(steps);
      const before = playAll(rules, keeper.info.table, steps);
      const asked = rules.legal(before, viewer as Seat);
      expect(watched.last).toMatchObject({ takenBack: viewer, viewer, version: version - 1 });
      expect(watched.last).toMatchObject({ view: rules.view(before, viewer), legal: asked, shown: version - 1 });
      expect((watched.last as Sync).log).toHaveLength(version - 1);
      const afar = kinds.filter((kind) => kind === 'person').length === 1 ? viewer : 'watcher';
      expect(watched.kept!.view).toEqual(rules.view(before, afar));
    }
    expect(taken).toBeGreaterThan(0);
    if (game === 'salomons-oordeel') return;
    await playOn(keeper, watched);
    expect(verifyRecord(keeper.record(), GAMES)).toMatchObject({ ok: true });
  });
});

describe('a keeper', () => {
  const solo = (): KeptTable => keptTable('feuersalamander', ['person', 'bot']);

  it('refuses what the rules refuse, says why, and nothing has changed', async () => {
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await keeper.run();
    const before = watched.steps.length;
    const wrong = { by: seat(0), type: 'throwKeys' };
    expect(await keeper.explain(wrong)).toMatchObject({ rule: expect.stringMatching(/^FS-/) });
    expect(await keeper.decide(wrong)).toMatchObject({ rule: expect.stringMatching(/^FS-/) });
    expect(watched.steps).toHaveLength(before);
  });

  it('plays for nobody but the one in front', async () => {
    const watched = new Watched();
    const keeper = open(keptTable('feuersalamander', ['person', 'person']), watched);
    keeper.face(seat(0));
    await keeper.run();
    const mine = watched.last.legal[0] as StepBase & { by: Seat };
    keeper.face(seat(1));
    await expect(keeper.decide(mine)).rejects.toThrow('does not sit in front');
    await expect(keeper.explain(mine)).rejects.toThrow('does not sit in front');
  });

  it('explains a legal decision by nothing, and does not play it', async () => {
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await keeper.run();
    const before = watched.steps.length;
    expect(await keeper.explain(watched.last.legal[0] as StepBase & { by: Seat })).toBeUndefined();
    expect(watched.steps).toHaveLength(before);
  });

  it('plays on in memory where nothing can be kept, and says so once', async () => {
    const watched = new Watched();
    watched.full = true;
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 3);
    expect(watched.faults).toEqual([{ type: 'unsaved', message: 'no room left' }]);
    expect(watched.last.version).toBeGreaterThan(3);
  });

  it('says at which step a kept game is damaged', async () => {
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 3);
    const torn = watched.steps.with(2, { by: seat(1), type: 'throw' });
    const damage = (steps: readonly unknown[]): number | undefined => {
      try {
        open(solo(), new Watched(), steps);
        return undefined;
      } catch (error) {
        return error instanceof DamagedGame ? error.at : -1;
      }
    };
    expect(damage(torn)).toBe(2);
    expect(damage([...watched.steps.slice(0, 2), null])).toBe(2);
    expect(damage(watched.steps)).toBeUndefined();
  });

  it('keeps the marks of each seat to that seat', () => {
    const watched = new Watched();
    const keeper = open(keptTable('feuersalamander', ['person', 'person']), watched);
    keeper.face(seat(0));
    keeper.mark('fire:1', 'has');
    keeper.mark('air:1', 'not');
    keeper.mark('air:1', '');
    keeper.face(seat(1));
    expect((watched.last as Sync).marks).toEqual({});
    keeper.face('watcher');
    keeper.mark('fire:1', 'spoilt');
    expect((watched.last as Sync).marks).toEqual({});
    keeper.face(seat(0));
    expect((watched.last as Sync).marks).toEqual({ 'fire:1': 'has' });
  });

  it('does not tell the next one in front what the one before saw, though it was kept only afterwards', async () => {
    const watched = new Watched();
    const keeper = open(keptTable('feuersalamander', ['person', 'person']), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 1);
    await keeper.run();
    const { turn } = watched.last.view as { turn: { seats: readonly Seat[] } };
    const [front] = turn.seats;
    keeper.face(front!);
    const [told, before] = [watched.told.length, watched.steps.length];
    const [writing, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    watched.append = async (...kept) => {
      writing.resolve();
      await written.promise;
      return Watched.prototype.append.apply(watched, kept);
    };
    const deciding = keeper.decide(watched.last.legal[0] as StepBase & { by: Seat });
    await writing.promise;
    keeper.face('watcher');
    written.resolve();
    expect(await deciding).toBeUndefined();
    expect(watched.steps.length).toBeGreaterThan(before);
    expect(watched.told.slice(told).map(({ viewer }) => viewer)).not.toContain(front);
  });

  it('remembers for each seat how much it was shown, of what happened in front of it, too', async () => {
    const watched = new Watched();
    const keeper = open(keptTable('feuersalamander', ['person', 'person']), watched);
    const shownTo = (viewer: Seat): number => {
      keeper.face(viewer);
      return (watched.last as Sync).shown;
    };
    expect(shownTo(seat(0))).toBe(0);
    await keeper.run();
    const dealt = watched.steps.length;
    expect(dealt).toBeGreaterThan(0);
    expect(watched.kept?.shown).toEqual([dealt, 0]);
    expect(shownTo(seat(1))).toBe(0);
    expect(shownTo(seat(1))).toBe(dealt);
    expect(shownTo(seat(0))).toBe(dealt);
  });

  it('reads a decision by the table as it is when chance and bots have played', async () => {
    const first = new Watched();
    const ready = open(solo(), first);
    ready.face(seat(0));
    await ready.run();
    const decision = first.last.legal[0] as StepBase & { by: Seat };
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    void keeper.run();
    expect(await keeper.decide(decision)).toBeUndefined();
    expect(watched.steps).toContainEqual(decision);
  });

  it('tells its bots what they saw of a game that was taken out again', async () => {
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await playOn(keeper, watched, 3);
    const observed = new Map<Seat, StepBase[]>();
    const game = gameOf('feuersalamander');
    const listening: Game = {
      ...game,
      bot: (mind, own, table, random) => {
        const bot = game.bot(mind, own, table, random);
        const heard: StepBase[] = [];
        observed.set(own, heard);
        return { decide: bot.decide.bind(bot), observe: (seen) => void heard.push(seen) };
      },
    };
    const again = new Keeper(listening, solo(), watched.steps, [], new Watched(), watched.out);
    const state = game.create(again.info.table);
    const expected = watched.steps.map((step) => {
      const seen = game.seen(state, step, seat(1));
      game.play(state, step);
      return seen;
    });
    expect(observed.get(seat(1))).toEqual(expected);
  });

  it('marks what not everybody saw', async () => {
    const watched = new Watched();
    const keeper = open(solo(), watched);
    keeper.face(seat(0));
    await keeper.run();
    keeper.face(seat(0));
    const { log } = watched.last as Sync;
    expect(log.find(({ seen }) => seen.type === 'deal')?.secret).toBe(true);
    keeper.face('watcher');
    expect((watched.last as Sync).log.map(({ secret }) => secret)).not.toContain(true);
  });

  it('lets chance and bots follow the script of a lesson, and goes on by itself after it', async () => {
    const { lesson } = await import('../games/feuersalamander/lesson/lesson.ts');
    const watched = new Watched();
    const kept = keptTable('feuersalamander', ['person', 'bot'], { options: lesson.options, lesson: true });
    const keeper = open(kept, watched, [], lesson.steps);
    keeper.face(lesson.learner);
    await keeper.run();
    while (watched.steps.length < lesson.steps.length) {
      const step = lesson.steps[watched.steps.length]!;
      expect(step.by).toBe(lesson.learner);
      expect(await keeper.decide(step as StepBase & { by: Seat })).toBeUndefined();
      await keeper.run();
    }
    expect(watched.steps.slice(0, lesson.steps.length)).toEqual(lesson.steps);
    await playOn(keeper, watched);
    expect(keeper.record()).not.toHaveProperty('fairness');
  });
});
