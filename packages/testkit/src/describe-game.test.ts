import { cloneState, FastRandom, type Game, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { checkClone, checkCodec, checkCommuting, checkLegal, checkReplay, checkViews } from './checks.ts';
import { describeGame } from './describe-game.ts';
import type { Fixtures } from './fixtures.ts';
import { leakTest } from './leak.ts';
import { checkPossible, checkWeights } from './possible.ts';
import type { Check } from './simulation.ts';
import { type ToyTypes, toyFixtures, toyGame } from './toy-game.ts';

describeGame(toyFixtures);

/** The toy with one thing broken on purpose. */
const broken = (change: Partial<Game<ToyTypes>>): Fixtures<ToyTypes> => ({
  ...toyFixtures,
  game: { ...toyGame, ...change },
});

const HEAD = { seats: 3, options: { highest: 3 } };

const run = (check: Check, fixtures: Fixtures<ToyTypes>): void => {
  for (let round = 0; round < 10; round++) check(fixtures, HEAD, `broken ${round}`);
};

const leak = (fixtures: Fixtures<ToyTypes>): void => {
  for (let round = 0; round < 30; round++) {
    leakTest(fixtures, HEAD, seat(0), `broken ${round}`);
  }
};

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
      toyGame.play(state, step) && { code: 'x', rule: `TOY-${state.cells[1]}`, words: { nl: '', de: '', en: '' } };
    expect(() => leak(broken({ play }))).toThrow(/can tell two truths apart/);
  });

  it('a sentence that tells a hidden card', () => {
    let spy = 0;
    const seen: typeof toyGame.seen = (before, step, viewer) => {
      spy = before.cells[1]!;
      return toyGame.seen(before, step, viewer);
    };
    expect(() => leak(broken({ seen, tell: () => `psst, ${spy}` }))).toThrow(/can tell two truths apart/);
  });

  it('a listed decision that is refused, and an unlisted one that is accepted', () => {
    const legal: typeof toyGame.legal = (state, by) => toyGame.legal(state, by).slice(1);
    expect(() => run(checkLegal, toyFixtures)).not.toThrow();
    expect(() => run(checkLegal, broken({ legal }))).toThrow();
    const play: typeof toyGame.play = (state, step) =>
      step.type === 'bid' && step.bid === 2
        ? { code: 'x', rule: 'x', words: { nl: '', de: '', en: '' } }
        : toyGame.play(state, step);
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
});
