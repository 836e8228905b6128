import type { Document } from './store.ts';

/** Something that needs new pages in a file, as a move may: what fits into those there are proves nothing. */
export const CANARY: Document = { kind: 'house', key: 'canary', value: JSON.stringify('canary'.repeat(1_500)) };
