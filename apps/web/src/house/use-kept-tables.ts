import { useEffect, useState } from 'react';
import type { KeptTable } from '../keeper/shelf.ts';
import { withShelf } from '../keeper/with-shelf.ts';

export interface KeptTables {
  /** Undefined as long as the shelf is being read. */
  readonly tables: readonly KeptTable[] | undefined;
  readonly remove: (id: string) => void;
}

/** The tables on this browser's shelf, the last played first; none where a browser keeps nothing. */
export const useKeptTables = (): KeptTables => {
  const [tables, setTables] = useState<readonly KeptTable[]>();
  useEffect(() => {
    withShelf((shelf) => shelf.list()).then(setTables, () => setTables([]));
  }, []);
  const remove = (id: string): void => {
    void withShelf(async (shelf) => {
      await shelf.remove(id);
      setTables(await shelf.list());
    });
  };
  return { tables, remove };
};
