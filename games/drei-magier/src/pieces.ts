/** What lies on the table and what it is called, without the rules: enough to draw it and to speak of it. */
export * from './board.ts';
export { GERMAN } from './names-de.ts';
export { ENGLISH } from './names-en.ts';
export { DUTCH } from './names-nl.ts';
export * from './vocabulary.ts';
