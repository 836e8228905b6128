import { cloneState, type Game, type GameTexts, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { checkClone, checkCodec, checkCommuting, checkLegal, checkReplay, checkViews } from './checks.ts';
import { describeGame } from './describe-game.ts';
import type { Fixtures } from './fixtures.ts';
import { leakTest } from './leak.ts';
import type { Check } from './simulation.ts';
import { type AllTexts, allTexts, checkTexts, checkTold } from './texts.ts';
import { type ToyTypes, toyFixtures, toyGame } from './toy-game.ts';

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
