import { expect, it } from 'vitest';
import { decisionRules } from './decision-rules.ts';

it.each([
  ['FS-4', ['throwKeys']],
  ['FS-10', ['discard']],
  ['FS-13', ['throwKeys']],
  ['FS-15', ['throw']],
  ['FS-16', ['throw']],
  ['FS-17', ['discard']],
  ['FS-19', ['throw', 'place']],
  ['FS-20', ['place']],
  ['FS-21', ['place']],
  ['FS-22', ['throw', 'move']],
  ['FS-23', ['move']],
  ['FS-24', ['move']],
  ['FS-25', ['move']],
  ['FS-26', ['move', 'ask', 'pass']],
  ['FS-27', ['ask']],
  ['FS-28', ['ask']],
  ['FS-29', ['throw', 'pass']],
  ['FS-30', ['claim', 'pass']],
  ['FS-31', ['claim']],
  ['FS-32', ['claim']],
  ['FS-33', ['claim']],
  ['FS-34', ['claim']],
  ['FS-35', ['claim', 'exchange']],
  ['FS-36', ['claim']],
  ['FS-37', ['claim']],
])('[%s] is told with the decisions it is about', (rule, decisions) => {
  const told = Object.entries(decisionRules).filter(([, rules]) => rules.includes(rule));
  expect(told.map(([type]) => type)).toEqual(decisions);
});
