import type { Alone, Empty } from '../moving/move.ts';
import { StoreFault } from '../store.ts';
import { Connection } from './connection.ts';
import { PostgresContent, PostgresFilling } from './content.ts';
import { readDatabaseUrl } from './database-url.ts';
import { inWords } from './faults.ts';
import { HAVE_HOUSE, hasHouse, migrate } from './schema.ts';

const NOTHING = `
  SELECT NOT (EXISTS (SELECT FROM heads) OR EXISTS (SELECT FROM documents) OR EXISTS (SELECT FROM aside)) AS empty`;

/** A connection that has the house to itself: whoever would open it meanwhile is refused. */
const connectAlone = async (
  url: string,
  look: (connection: Connection, shown: string) => Promise<void>,
): Promise<readonly [connection: Connection, shown: string]> => {
  const address = readDatabaseUrl(url);
  const { shown } = address;
  const connection = await Connection.open(address, { name: 'wunderkammer moves', patient: true });
  try {
    const [lock] = await connection.rows<{ done: boolean }>(HAVE_HOUSE);
    if (!lock!.done) throw new StoreFault(`the house at ${shown} is in use; stop its servers before`);
    await look(connection, shown);
    return [connection, shown];
  } catch (error) {
    await connection.close();
    throw inWords(error, shown);
  }
};

/** The house in this database, which no server uses meanwhile. */
export const databaseAlone = async (url: string): Promise<Alone> => {
  const [connection] = await connectAlone(url, async (at, shown) => {
    if (!(await hasHouse(at))) throw new StoreFault(`there is no house at ${shown}`);
    await migrate(at, shown);
    await at.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  });
  return { content: new PostgresContent(connection), remarks: [], close: () => connection.close() };
};

/** A database in which there is no table and no document yet. */
export const emptyDatabase = async (url: string): Promise<Empty> => {
  const [connection, shown] = await connectAlone(url, async (at, place) => {
    await migrate(at, place);
    const [row] = await at.rows<{ empty: boolean }>(NOTHING);
    if (!row!.empty) throw new StoreFault(`there is already a house at ${place}; move to an empty place`);
  });
  const fill: Empty['fill'] = async (work) => {
    try {
      await connection.run('BEGIN');
      await work(new PostgresFilling(connection));
      await connection.run('COMMIT');
      // What is asked next is planned by what is there now.
      await connection.run('ANALYZE');
    } catch (error) {
      // With the connection goes what was not committed.
      throw inWords(error, shown);
    }
  };
  return { fill, close: () => connection.close() };
};
