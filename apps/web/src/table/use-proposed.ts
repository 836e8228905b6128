import type { GameTypes } from '@wunderkammer/kernel';
import { useEffect } from 'react';
import type { TableProps } from '../games/game-ui.ts';

/** Takes up what was proposed for this moment, once. */
export const useProposed = <T extends GameTypes>(
  { proposed, version }: Pick<TableProps<T>, 'proposed' | 'version'>,
  take: (step: Partial<T['Step']>) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every proposal
  useEffect(() => {
    if (proposed?.version === version) take(proposed.step);
  }, [proposed]);
};
