import type { Card } from '@wunderkammer/protocol';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { withNames } from '../online/nameless.ts';
import { pageConnection } from '../online/page-connection.ts';
import { type ApiError, api, type ListName } from './api.ts';
import { askHouse } from './use-house.ts';

export interface List {
  /** Undefined as long as nothing has come. */
  readonly tables: readonly Card[] | undefined;
  readonly error: ApiError | undefined;
  /** What is shown may be old: the connection is lost, and being made again. */
  readonly lost: boolean;
  readonly retry: () => void;
}

const named = (table: Card): Card => ({ ...table, seats: withNames(table.seats) });

/**
 * The lobby or one's own tables, as they are now. They come once by HTTP, which says in words what is the matter if they do
 * not, and from then on over the connection, whenever something changes.
 */
export const useList = (what: ListName): List => {
  const [tables, setTables] = useState<readonly Card[]>();
  const [error, setError] = useState<ApiError>();
  const connection = useSyncExternalStore(pageConnection().subscribe, () => pageConnection().snapshot().state);
  const retry = useCallback(() => {
    setError(undefined);
    void api.list(what).then((answer) => {
      // The connection may have been faster, and then it knows better.
      if (answer.type === 'done') return setTables((before) => before ?? answer.value.tables.map(named));
      setError(answer.error);
      if (answer.error === 'unauthenticated' || answer.error === 'locked') void askHouse();
    });
  }, [what]);
  useEffect(() => {
    retry();
    return pageConnection().list(what, (now) => {
      setTables(now.map(named));
      setError(undefined);
    });
  }, [what, retry]);
  // Whoever was cut off may not be known any more, or the house was locked meanwhile.
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === 'up' && wasLost.current) void askHouse();
    wasLost.current = connection === 'lost' || (wasLost.current && connection !== 'up');
  }, [connection]);
  const shown = tables === undefined ? error : undefined;
  return { tables, error: connection === 'outdated' ? 'protocol' : shown, lost: connection === 'lost', retry };
};
