import type { View } from '@wunderkammer/feuersalamander/pieces';
import { promptOf } from './prompt.ts';
import { useTableWords } from './words/index.ts';

/** What the table waits for, in one sentence. */
export const Awaited = ({ view, names }: { readonly view: View; readonly names: readonly string[] }) =>
  promptOf(view, 'watcher', names, useTableWords()).text;
