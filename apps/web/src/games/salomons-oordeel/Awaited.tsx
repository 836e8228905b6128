import type { View } from '@wunderkammer/salomons-oordeel/pieces';
import { promptOf } from './prompt.ts';
import { words as lazy } from './words/index.ts';

/** What the table waits for, in one sentence; whoever is to set up their stones is told so themselves. */
export const Awaited = ({ view, names }: { readonly view: View; readonly names: readonly string[] }) => {
  const words = lazy.use();
  return view.phase.type === 'arrange' ? words.prompt.arrange : promptOf(view, names, words, undefined).text;
};
