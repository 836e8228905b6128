import { expect, it } from 'vitest';
import { decisionRules } from './decision-rules.ts';

it.each([
  ['SO-4', ['arrange']],
  ['SO-5', ['arrange']],
  ['SO-6', ['arrange']],
  ['SO-7', ['guess']],
  ['SO-8', ['guess', 'stop']],
  ['SO-9', ['guess', 'give']],
  ['SO-10', ['guess']],
  ['SO-11', ['guess', 'open']],
  ['SO-12', ['give', 'settle']],
  ['SO-13', ['give', 'settle']],
  ['SO-14', ['guess']],
  ['SO-15', ['stop']],
])('[%s] is told with the decisions it is about', (rule, decisions) => {
  const told = Object.entries(decisionRules).filter(([, rules]) => rules.includes(rule));
  expect(told.map(([type]) => type)).toEqual(decisions);
});
