export { RulebookFault, readRulebook } from './read-rulebook.ts';
export * from './rulebook.ts';
