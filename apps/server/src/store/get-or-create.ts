import type { Store } from './store.ts';

/** Something the house makes once and keeps for ever. Of several servers that make it at the same time, one is heeded. */
export const getOrCreate = async (store: Store, key: string, make: () => string): Promise<string> => {
  for (;;) {
    const kept = await store.get('house', key);
    if (kept) return kept.value;
    const value = make();
    if (await store.swap({ kind: 'house', key, value }, undefined)) return value;
  }
};
