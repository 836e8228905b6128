export * from './glossary.ts';
export * from './rulebook.ts';
