import { expect, it } from 'vitest';
import { Scenario } from './testing.ts';

/** Every decision there is, one of each type. */
const DECISIONS = [
  'throw',
  'pass',
  'walk forest',
  'jump forest',
  'stay',
  'take 1',
  'rethrow 1 0 0',
  'stand',
  'cast',
  'decline',
  'choose power',
  'leap',
  'remain',
];

const LATE = {
  throw: 'DM-32 throw/not-played-out',
  pass: 'DM-10 pass/no-throw-due',
  'walk forest': 'DM-11 walk/not-now',
  'jump forest': 'DM-13 jump/not-now',
  stay: 'DM-13 stay/done',
  'take 1': 'DM-17 take/not-now',
  'rethrow 1 0 0': 'DM-21 rethrow/not-now',
  stand: 'DM-21 rethrow/not-now',
  cast: 'DM-26 cast/not-now',
  decline: 'DM-26 cast/not-now',
  'choose power': 'DM-26 choose/not-now',
  leap: 'DM-27 leap/not-now',
  remain: 'DM-27 leap/not-now',
};
const UNTHROWN = {
  'walk forest': 'DM-8 throw/first',
  'jump forest': 'DM-8 throw/first',
  stay: 'DM-8 throw/first',
};
const FIRST_TAKE = Object.fromEntries(DECISIONS.map((decision) => [decision, 'DM-17 take/first']));

const begun = (): Scenario => new Scenario({});
const cast = (): Scenario =>
  new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['mill', 'life', 'life'] }).play(
    '0 throw',
    'eyes 0 1 1',
    '0 walk sun-mill-2',
  );

it.each([
  ['throw', begun(), { throw: 'accepted', pass: 'DM-8 pass/first-throw', ...UNTHROWN }],
  [
    'throwDue',
    new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 1 1 1', '0 walk mill', '0 stay'),
    { throw: 'accepted', pass: 'accepted', ...UNTHROWN },
  ],
  [
    'move',
    begun().play('0 throw', 'eyes 1 1 0'),
    {
      'walk forest': 'DM-11 walk/wrong-distance',
      'jump forest': 'DM-13 jump/wrong-place',
      stay: 'DM-13 stay/walk-first',
    },
  ],
  [
    'jump',
    new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 1 1 0', '0 walk house-life-1'),
    { 'jump forest': 'DM-13 jump/wrong-place', stay: 'accepted' },
  ],
  [
    'take',
    new Scenario({ mages: ['house', 'life', 'life'], cards: [[], ['house'], ['house']] }).play(
      '0 throw',
      'eyes 1 1 1',
      '0 walk house',
    ),
    { ...FIRST_TAKE, 'take 1': 'accepted' },
  ],
  [
    'duelChoice',
    new Scenario({ mages: ['forest', 'house', 'life'] }).play(
      '0 throw',
      'eyes 1 0 0',
      '0 jump house',
      '0 walk house-life-2',
      'duel 2 0 1',
    ),
    { 'rethrow 1 0 0': 'accepted', stand: 'accepted' },
  ],
  ['cast', cast(), { cast: 'accepted', decline: 'accepted' }],
  ['choose', cast().play('0 cast', 'spell magic magic magic'), { 'choose power': 'accepted' }],
  ['leap', cast().play('0 cast', 'spell power power fate'), { leap: 'accepted', remain: 'accepted' }],
] as const)('[DM-32] what is not to be decided at "%s" is refused, each for its own reason', (phase, game, told) => {
  expect(game.view().phase.type).toBe(phase);
  const refused = Object.fromEntries(DECISIONS.map((decision) => [decision, game.refusal(`0 ${decision}`)]));
  expect(refused).toEqual({ ...LATE, ...told });
});
