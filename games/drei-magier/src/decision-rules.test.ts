import { expect, it } from 'vitest';
import { decisionRules } from './decision-rules.ts';

it.each([
  ['DM-3', ['jump']],
  ['DM-8', ['throw']],
  ['DM-9', ['throw']],
  ['DM-10', ['throw', 'pass']],
  ['DM-11', ['walk']],
  ['DM-12', ['walk']],
  ['DM-13', ['jump', 'stay']],
  ['DM-14', ['jump', 'stay']],
  ['DM-15', ['walk']],
  ['DM-16', ['walk', 'jump']],
  ['DM-17', ['walk', 'jump', 'take']],
  ['DM-18', ['walk']],
  ['DM-19', ['jump']],
  ['DM-21', ['rethrow', 'stand']],
  ['DM-22', ['rethrow', 'stand']],
  ['DM-26', ['walk', 'cast', 'decline', 'choose']],
  ['DM-27', ['cast', 'choose', 'leap', 'remain']],
  ['DM-28', ['cast', 'choose']],
  ['DM-29', ['cast', 'choose']],
  ['DM-30', ['pass']],
])('[%s] is told with the decisions it is about', (rule, decisions) => {
  const told = Object.entries(decisionRules).filter(([, rules]) => rules.includes(rule));
  expect(told.map(([type]) => type)).toEqual(decisions);
});
