import type { Language } from '@wunderkammer/kernel';
import { loadPrintKit } from '../games/parts.ts';
import { loadBook } from '../rulebook/load.ts';
import { loadOnce } from '../ui/load-once.ts';
import { type FlowItem, flowOf } from './booklet/flow.tsx';
import type { Kit } from './kit.ts';

export interface LoadedKit {
  readonly kit: Kit;
  /** What is in the booklet. */
  readonly rules: readonly FlowItem[];
}

/** Everything to print of a game in a language. */
export const loadKit = loadOnce(async (id: string, language: Language): Promise<LoadedKit> => {
  const [load, { book, figures }] = await Promise.all([loadPrintKit(id), loadBook(id, language)]);
  return { kit: await load(language), rules: flowOf(book, figures) };
});
