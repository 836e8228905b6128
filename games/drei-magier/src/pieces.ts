/** What lies on the table, without the rules: enough to draw it. */
export * from './board.ts';
export * from './vocabulary.ts';
