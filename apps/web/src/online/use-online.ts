import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../house/api.ts';
import { loadTable } from '../table/use-table.ts';
import type { ConnectionStatus } from './connection.ts';
import { OnlineTable, type TableNow } from './online-table.ts';
import { pageConnection } from './page-connection.ts';
import { tableMemory } from './table-memory.ts';

export const useConnection = (): ConnectionStatus => {
  const connection = pageConnection();
  return useSyncExternalStore(connection.subscribe, connection.snapshot);
};

const openTable = (id: string): OnlineTable =>
  new OnlineTable({
    id,
    connection: pageConnection(),
    load: async (game) => (await loadTable(game)).game,
    fetchRecord: async () => {
      const answer = await api.record(id);
      return answer.type === 'done' ? answer.value : undefined;
    },
    shownBefore: tableMemory(id).shown ?? 0,
    now: () => performance.now(),
  });

/** Follows a table for as long as the page shows it. */
export const useOnlineTable = (id: string): OnlineTable | undefined => {
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const opened = openTable(id);
    setTable(opened);
    return () => {
      opened.close();
      setTable(undefined);
    };
  }, [id]);
  return table;
};

export const useTableNow = (table: OnlineTable): TableNow => useSyncExternalStore(table.subscribe, table.snapshot);

/** Something for as long as it is new: afterwards nothing, until there is something else. */
export const useWhileNew = <T>(thing: T | undefined, ms: number): T | undefined => {
  const [old, setOld] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setOld(thing), ms);
    return () => clearTimeout(timer);
  }, [thing, ms]);
  return thing === old ? undefined : thing;
};

/** True once something has lasted so long: what is over in a blink is not worth a word. */
export const useLasting = (is: boolean, ms: number): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, ms]);
  return is && lasts;
};
