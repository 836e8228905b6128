import { allSeats, cloneState, FastRandom, type Game, type GameTexts, seat, USUAL_MIND } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { checkClone, checkCodec, checkCommuting, checkLegal, checkReplay, checkViews } from './checks.ts';
import { describeGame } from './describe-game.ts';
import type { Fixtures } from './fixtures.ts';
import { leakTest } from './leak.ts';
import { checkMind } from './minds.ts';
import { checkOutcomes } from './outcomes.ts';
import { checkPossible, checkWeights } from './possible.ts';
import type { Check } from './simulation.ts';
import { checkTakingBack, takenBackIn } from './take-back.ts';
import { type AllTexts, allTexts, checkTexts, checkTold } from './texts.ts';
import { endlessToy, type ToyTypes, toyFixtures, toyGame } from './toy/index.ts';

describeGame(toyFixtures);

/** The toy with one thing broken on purpose. */
const broken = (change: Partial<Game<ToyTypes>>): Fixtures<ToyTypes> => ({
  ...toyFixtures,
  game: { ...toyGame, ...change },
});

const TEXTS = await allTexts(toyGame);

/** The toy's English with one thing changed on purpose. */
const inEnglish = (change: Partial<GameTexts<ToyTypes>>): AllTexts<ToyTypes> => ({
  ...TEXTS,
  en: { ...TEXTS.en, ...change },
});

const HEAD = { seats: 3, options: { highest: 3 } };

const run = (check: Check, fixtures: Fixtures<ToyTypes>): void => {
  for (let round = 0; round < 10; round++) check(fixtures, HEAD, `broken ${round}`);
};

const leak = (fixtures: Fixtures<ToyTypes>, texts: AllTexts<ToyTypes> = TEXTS): void => {
  for (let round = 0; round < 30; round++) {
    leakTest(fixtures, texts, HEAD, seat(0), `broken ${round}`);
  }
};

describe('a bid of the toy', () => {
  it('can be taken back as long as the others have not all bid', () => {
    expect(takenBackIn(toyFixtures, 2)).toEqual(['bid']);
  });

  it('cannot where others could tell it from another one, or its maker learns something by it', () => {
    const shown: typeof toyGame.view = (state, viewer) => ({
      ...toyGame.view(state, viewer),
      bids: allSeats(state.seats).map((own) => toyGame.view(state, own).bids[own]!),
    });
    expect(takenBackIn(broken({ view: shown }), 2)).toEqual([]);
    const peek: typeof toyGame.seen = (before, step, viewer) => {
      const seen = toyGame.seen(before, step, viewer);
      return step.by === viewer ? { ...seen, next: before.cells[1] } : seen;
    };
    expect(takenBackIn(broken({ seen: peek }), 2)).toEqual([]);
  });
});

describe('the suite notices', () => {
  it('a view that shows hidden cards', () => {
    const view: typeof toyGame.view = (state, viewer) => ({
      ...toyGame.view(state, viewer),
      cards: [...state.cells.subarray(0, state.seats)],
    });
    expect(() => leak(toyFixtures)).not.toThrow();
    expect(() => leak(broken({ view }))).toThrow(/can tell two truths apart/);
  });

  it('a refusal that depends on a hidden card', () => {
    const play: typeof toyGame.play = (state, step) =>
      toyGame.play(state, step) && { code: 'x', rule: `TOY-${state.cells[1]}` };
    expect(() => leak(broken({ play }))).toThrow(/can tell two truths apart/);
  });

  it('a sentence that tells a hidden card', () => {
    let spy = 0;
    const seen: typeof toyGame.seen = (before, step, viewer) => {
      spy = before.cells[1]!;
      return toyGame.seen(before, step, viewer);
    };
    expect(() => leak(broken({ seen }), inEnglish({ tell: () => `psst, ${spy}` }))).toThrow(
      /can tell two truths apart/,
    );
  });

  it('a listed decision that is refused, and an unlisted one that is accepted', () => {
    const legal: typeof toyGame.legal = (state, by) => toyGame.legal(state, by).slice(1);
    expect(() => run(checkLegal, toyFixtures)).not.toThrow();
    expect(() => run(checkLegal, broken({ legal }))).toThrow();
    const play: typeof toyGame.play = (state, step) =>
      step.type === 'bid' && step.bid === 2 ? { code: 'x', rule: 'x' } : toyGame.play(state, step);
    expect(() => run(checkLegal, broken({ play }))).toThrow();
  });

  it('a choice listed twice', () => {
    const legal: typeof toyGame.legal = (state, by) => toyGame.legal(state, by).flatMap((choice) => [choice, choice]);
    expect(() => run(checkLegal, broken({ legal }))).toThrow(/twice/);
  });

  it('a refusal that changes the state', () => {
    const play: typeof toyGame.play = (state, step) => {
      const violation = toyGame.play(state, step);
      if (violation !== undefined) state.cells[0]! += 1;
      return violation;
    };
    expect(() => run(checkLegal, broken({ play }))).toThrow(/changed the state/);
  });

  it('decisions at once whose order matters', () => {
    let plays = 0;
    const play: typeof toyGame.play = (state, step) => {
      const violation = toyGame.play(state, step);
      if (step.type === 'bid') state.cells[0] = ++plays;
      return violation;
    };
    expect(() => run(checkCommuting, toyFixtures)).not.toThrow();
    expect(() => run(checkCommuting, broken({ play }))).toThrow(/matters/);
  });

  it('a game that remembers something outside its state', () => {
    let deals = 0;
    const play: typeof toyGame.play = (state, step) => {
      const violation = toyGame.play(state, step);
      if (step.type === 'deal') state.cells[0] = ++deals;
      return violation;
    };
    expect(() => run(checkReplay, broken({ play }))).toThrow();
  });

  it('a bot that peeks, and one that has dice of its own', () => {
    const check = (bot: typeof toyGame.bot, change: Partial<Game<ToyTypes>> = {}): void => {
      for (let round = 0; round < 10; round++) {
        checkMind(broken({ ...change, bot }), HEAD, seat(0), USUAL_MIND, `broken ${round}`);
      }
    };
    let card = 0;
    const view: typeof toyGame.view = (state, viewer) => {
      card = state.cells[1]!;
      return toyGame.view(state, viewer);
    };
    const peeks: typeof toyGame.bot = () => ({
      observe: () => undefined,
      decide: (_view, legal) => legal[card % legal.length]!,
    });
    let thrown = 0;
    const rolls: typeof toyGame.bot = () => ({
      observe: () => undefined,
      decide: (_view, legal) => legal[thrown++ % legal.length]!,
    });
    expect(() => check(toyGame.bot)).not.toThrow();
    expect(() => check(peeks, { view })).toThrow(/what steady on seat 0 decides/);
    expect(() => check(rolls)).toThrow(/what steady on seat 0 decides/);
  });

  it('a decision that is called open and tells something', () => {
    expect(() => run(checkTakingBack, toyFixtures)).not.toThrow();
    expect(() => run(checkTakingBack, broken({ openDecisions: ['bid'] }))).toThrow(/in another truth/);
  });

  it('a game that never ends', () => {
    expect(() => run(checkReplay, broken(endlessToy))).toThrow(/toy, seed "broken 0", is not over after 100000 steps/);
  });

  it('clones that share their cells', () => {
    const shared = toyGame.create({ seats: 3, options: { highest: 3 } });
    const create = (): typeof shared => shared;
    expect(() => run(checkClone, toyFixtures)).not.toThrow();
    expect(() => run(checkClone, broken({ create }))).toThrow();
    expect(cloneState(shared).cells).not.toBe(shared.cells);
  });

  it('a codec that confuses two moves', () => {
    const engine = { ...toyGame.engine, pack: () => 0 };
    expect(() => run(checkCodec, toyFixtures)).not.toThrow();
    expect(() => run(checkCodec, broken({ engine }))).toThrow(/packed and unpacked/);
  });

  describe('outcomes', () => {
    const { engine } = toyGame;
    const listing = (outcomes: typeof engine.outcomes): Fixtures<ToyTypes> =>
      broken({ engine: { ...engine, outcomes } });

    it('as they are', () => expect(() => run(checkOutcomes, toyFixtures)).not.toThrow());

    it('that do not add up to certainty', () => {
      const outcomes = listing((state, into, chances) => {
        const count = engine.outcomes(state, into, chances);
        chances.fill(1 / (count + 1), 0, count);
        return count;
      });
      expect(() => run(checkOutcomes, outcomes)).toThrow(/add up to/);
    });

    it('of which one is forgotten', () => {
      const outcomes = listing((state, into, chances) => {
        const count = engine.outcomes(state, into, chances) - 1;
        chances.fill(1 / count, 0, count);
        return Math.max(0, count);
      });
      expect(() => run(checkOutcomes, outcomes)).toThrow(/but not listed/);
    });

    it('of which one is never drawn, or drawn too often', () => {
      const lazy: typeof engine.chance = (state, random) => {
        const drawn = engine.chance(state, random);
        return state.cells[0] === 0 && drawn === 6 ? 1 : drawn;
      };
      expect(() => run(checkOutcomes, broken({ engine: { ...engine, chance: lazy } }))).toThrow(/deviations/);
      const uneven = listing((state, into, chances) => {
        const count = engine.outcomes(state, into, chances);
        if (count > 1) chances.set([1.2 / count, 0.8 / count]);
        return count;
      });
      expect(() => run(checkOutcomes, uneven)).toThrow(/deviations/);
    });

    it('of which one is listed twice, or is impossible', () => {
      const twice = listing((state, into, chances) => {
        const count = engine.outcomes(state, into, chances);
        into[1] = into[0]!;
        return count;
      });
      expect(() => run(checkOutcomes, twice)).toThrow(/twice/);
      const seventh = listing((state, into, chances) => {
        const count = engine.outcomes(state, into, chances);
        if (count === 0) return 0;
        into[count] = 7;
        // Too rare to be missed among those that are drawn.
        chances[count] = 1e-10;
        return count + 1;
      });
      expect(() => run(checkOutcomes, seventh)).toThrow(/7 is refused, but listed/);
    });

    it('that are listed while somebody decides', () => {
      const always = listing((_state, into, chances) => {
        into[0] = 1;
        chances[0] = 1;
        return 1;
      });
      expect(() => run(checkOutcomes, always)).toThrow();
      const late = listing(
        (state, into, chances) =>
          engine.outcomes(state, into, chances) || always.game.engine.outcomes(state, into, chances),
      );
      expect(() => run(checkOutcomes, late)).toThrow(/where bid is decided/);
    });

    it('that are accepted although they cannot be', () => {
      const happen: typeof engine.happen = (state, move) => {
        if (engine.isChance(state) && state.cells[0] === 2 && move === 2) {
          state.cells[1] = 2;
          return undefined;
        }
        return engine.happen(state, move);
      };
      expect(() => run(checkOutcomes, broken({ engine: { ...engine, happen } }))).toThrow(/accepted, but not listed/);
    });
  });

  it('a possible truth that shows its viewer something else, or cannot be', () => {
    const changed = (change: (deal: readonly number[]) => readonly number[]): Fixtures<ToyTypes> =>
      broken({
        possible: (...known) => {
          const draw = toyGame.possible(...known);
          return (random) =>
            draw(random).map((step) => (step.type === 'deal' ? { ...step, cards: change(step.cards) } : step));
        },
      });
    expect(() =>
      run(
        checkPossible,
        changed((cards) => cards),
      ),
    ).not.toThrow();
    expect(() =>
      run(
        checkPossible,
        changed((cards) => cards.toReversed()),
      ),
    ).toThrow(/knows in a possible truth/);
    expect(() =>
      run(
        checkPossible,
        changed((cards) => cards.map(() => 1)),
      ),
    ).toThrow(/is refused/);
  });

  it('possible truths by other numbers than those given, and a log that is written to', () => {
    let calls = 0;
    const own: typeof toyGame.possible = (...known) => {
      const draw = toyGame.possible(...known);
      return () => draw(new FastRandom(`${calls++}`));
    };
    expect(() => run(checkPossible, broken({ possible: own }))).toThrow(/same truth by the same numbers/);
    const writing: typeof toyGame.possible = (table, view, log) => {
      const draw = toyGame.possible(table, view, log);
      Object.assign(view, { written: true });
      return draw;
    };
    expect(() => run(checkPossible, broken({ possible: writing }))).toThrow(/what was given/);
  });

  it('possible truths that come too often, and a real one that never comes', () => {
    const weights = (fixtures: Fixtures<ToyTypes>): void => {
      for (let round = 0; round < 10; round++) {
        checkWeights(fixtures, { seats: 2, options: {} }, seat(0), `broken ${round}`);
      }
    };
    const lopsided: typeof toyGame.possible = (...known) => {
      const draw = toyGame.possible(...known);
      return (random) => {
        const [one, two] = [draw(random), draw(random)];
        return JSON.stringify(one) < JSON.stringify(two) ? one : two;
      };
    };
    const stubborn: typeof toyGame.possible = (...known) => {
      const draw = toyGame.possible(...known);
      return () => draw(new FastRandom('always the same'));
    };
    expect(() => weights(toyFixtures)).not.toThrow();
    expect(() => weights(broken({ possible: lopsided }))).toThrow(/come unevenly/);
    expect(() => weights(broken({ possible: stubborn }))).toThrow(/never comes/);
  });

  it("a view that forgets what is its own when it is made from the watcher's", () => {
    const view: typeof toyGame.view = (state, viewer, open) => open ?? toyGame.view(state, viewer);
    expect(() => run(checkViews, toyFixtures)).not.toThrow();
    expect(() => run(checkViews, broken({ view }))).toThrow(/the view of/);
  });

  it.each<[string, Partial<GameTexts<ToyTypes>>]>([
    ['an empty pitch', { pitch: '' }],
    ['a refusal that is missing', { refusals: { 'turn/not-now': 'Not now.' } as GameTexts<ToyTypes>['refusals'] }],
    ['a refusal that was left in Dutch', { refusals: TEXTS.nl.refusals }],
    ['a decision that is missing', { decisions: {} as GameTexts<ToyTypes>['decisions'] }],
    ['a key without a text', { decisions: { bid: { about: 'Bid.', keys: { bid: '' } } } }],
    ['an option that is missing', { options: {} as GameTexts<ToyTypes>['options'] }],
    [
      'a value that cannot be named',
      { options: { highest: { ...TEXTS.en.options.highest, value: () => ({ name: '' }) } } },
    ],
    ['seats that are called alike', { seatName: () => 'somebody' }],
    ['a score of nothing', { score: (count) => (count === 0 ? '' : `${count}`) }],
  ])('%s', (_what, change) => {
    expect(() => checkTexts(toyFixtures, TEXTS)).not.toThrow();
    expect(() => checkTexts(toyFixtures, inEnglish(change))).toThrow();
  });

  it.each<[string, GameTexts<ToyTypes>['tell']]>([
    ['a hole', ({ by }) => `Seat ${by} bids ${undefined}.`],
    ['an object', ({ by }) => `Seat ${by} bids ${{}}.`],
    ['half a sentence', ({ by }) => `Seat ${by} bids`],
    ['a small letter', ({ by }) => `seat ${by} bids.`],
    ['the words of another language', TEXTS.de.tell],
  ])('a step that is told with %s', (_what, tell) => {
    expect(() => checkTold(toyFixtures, TEXTS, HEAD, 'told')).not.toThrow();
    expect(() => checkTold(toyFixtures, inEnglish({ tell }), HEAD, 'told')).toThrow();
  });
});
