import type { Card } from '@wunderkammer/protocol';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { theConnection } from '../online/line.ts';
import { withNames } from '../online/nameless.ts';
import { api, type ListName, type Trouble } from './api.ts';
import { askHouse } from './use-house.ts';

export interface List {
  /** Undefined as long as nothing has come. */
  readonly tables: readonly Card[] | undefined;
  readonly trouble: Trouble | undefined;
  /** What is shown may be old: the line is lost, and being made again. */
  readonly lost: boolean;
  readonly retry: () => void;
}

const named = (table: Card): Card => ({ ...table, seats: withNames(table.seats) });

/**
 * The lobby or one's own tables, as they are now. They come once by HTTP, which says in words what is the matter if they do
 * not, and from then on over the line, whenever something changes.
 */
export const useList = (what: ListName): List => {
  const [tables, setTables] = useState<readonly Card[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const line = useSyncExternalStore(theConnection().subscribe, () => theConnection().snapshot().line);
  const retry = useCallback(() => {
    setTrouble(undefined);
    void api.list(what).then((answer) => {
      // The line may have been faster, and then it knows better.
      if (answer.type === 'done') return setTables((before) => before ?? answer.value.tables.map(named));
      setTrouble(answer.trouble);
      if (answer.trouble === 'nobody' || answer.trouble === 'locked') void askHouse();
    });
  }, [what]);
  useEffect(() => {
    retry();
    return theConnection().list(what, (now) => {
      setTables(now.map(named));
      setTrouble(undefined);
    });
  }, [what, retry]);
  // Whoever was cut off may not be known any more, or the house was locked meanwhile.
  const wasLost = useRef(false);
  useEffect(() => {
    if (line === 'up' && wasLost.current) void askHouse();
    wasLost.current = line === 'lost' || (wasLost.current && line !== 'up');
  }, [line]);
  const shown = tables === undefined ? trouble : undefined;
  return { tables, trouble: line === 'outdated' ? 'protocol' : shown, lost: line === 'lost', retry };
};
