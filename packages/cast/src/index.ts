export * from './characters.ts';
export * from './remarks.ts';
export type * from './texts.ts';
