import { useMemo } from 'react';
import { fitting } from '../setup/plan.ts';
import { useRules } from './use-rules.ts';

/** A table as it will lie there before anything is dealt, with what was agreed on; nothing if that cannot be read. */
export const useBeginning = (game: string, seats: number, options: object) => {
  const rules = useRules(game);
  return useMemo(() => {
    const read = rules.readOptions(fitting(rules, options, seats), seats);
    return read.ok ? rules.view(rules.create({ seats, options: read.value }), 'watcher') : undefined;
  }, [rules, seats, options]);
};
