import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { PostgresStore } from '../postgres/postgres-store.ts';
import { appendOf } from '../samples.ts';
import { SqliteStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { moveHouse } from './move.ts';

const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = 120;

/** A house with something of everything: also what no other test would think of. */
const furnish = async (store: Store): Promise<void> => {
  await store.append(
    Array.from({ length: TABLES }, (_, index) =>
      appendOf(`t${index}`, 3, [`{"n":${index}}`, '"Zauberstäbe 🔥"', '"\\u0000 \\ud800 \\\\ \' ,{}"'], {
        status: index % 3 ? 'playing' : 'over',
        listed: index % 2 === 0,
        touched: 1_000.25 + index,
        due: index % 5 ? null : 5e12 + 0.5,
        members: [
          { person: 'anna', waited: true },
          { person: `p${index}`, waited: false },
          { person: 'anna', waited: false },
        ],
        card: JSON.stringify({ name: `Tisch "${index}"` }),
      }),
    ),
  );
  await store.append([
    appendOf(
      't7',
      5_003,
      Array.from({ length: 5_000 }, (_, index) => `${index}`),
    ),
  ]);
  await store.append([appendOf('empty', 0, [])]);
  await Promise.all(
    Array.from({ length: 600 }, (_, index) =>
      store.put({
        kind: index % 2 ? 'person' : 'Ünikum',
        key: `k${index}`,
        value: `"${index}"`,
        ...(index % 3 === 0 && { owner: 'anna' }),
        ...(index % 4 === 0 && { expires: 9e15 + index }),
      }),
    ),
  );
};

/** Everything that can be asked for. */
const everything = async (store: Store): Promise<unknown> => {
  const heads = await store.heads({ limit: 1_000 });
  const events = await Promise.all(heads.map(({ table }) => store.events(table, 0)));
  const documents = await Promise.all(['person', 'Ünikum'].map((kind) => store.list(kind)));
  return { heads, events, documents, aside: await store.aside(), counts: await store.count() };
};

const opened = async <T>(store: Promise<Store>, work: (store: Store) => Promise<T>): Promise<T> => {
  const open = await store;
  try {
    return await work(open);
  } finally {
    await open.close();
  }
};

const sqlite = (name: string): Promise<Store> => SqliteStore.open(join(folder, name, 'wunderkammer.sqlite'));

describe.runIf(HAS_POSTGRES)('a house', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
    const db = join(folder, 'first');
    await moveNothing(db);
    await opened(sqlite('first'), furnish);
    // One table is damaged, one known to be: they move as they are.
    const raw = new DatabaseSync(join(db, 'wunderkammer.sqlite'));
    raw.exec(
      "UPDATE events SET event = '\"!\"' WHERE id % 2097152 = 1 AND id / 2097152 IN (SELECT number FROM heads WHERE name IN ('t1', 't2'))",
    );
    raw.exec(
      "UPDATE recent SET event = '\"!\"' WHERE id % 2097152 = 1 AND id / 2097152 IN (SELECT number FROM heads WHERE name IN ('t1', 't2'))",
    );
    raw.close();
    await opened(sqlite('first'), async (store) => expect((await store.events('t1', 0)).damage).toBeDefined());
  }, 60_000);
  afterAll(() => server.remove());

  /** Makes the folder. */
  const moveNothing = async (place: string): Promise<void> => {
    const url = await server.database();
    await opened(PostgresStore.open(url), async () => {});
    expect((await moveHouse(url, place)).summary).toMatchObject({ tables: 0, events: 0, documents: 0 });
  };

  it('moves from a file to PostgreSQL and back, and nothing differs', async () => {
    const url = await server.database();
    const there = await moveHouse(join(folder, 'first'), url);
    expect(there.summary).toMatchObject({ tables: TABLES + 1, events: TABLES * 3 + 5_000, documents: 600, aside: 1 });
    const back = await moveHouse(url, join(folder, 'second'));
    expect(back.summary).toEqual(there.summary);
    const before = await opened(sqlite('first'), everything);
    expect(await opened(PostgresStore.open(url), everything)).toEqual(before);
    expect(await opened(sqlite('second'), everything)).toEqual(before);
    // It goes on there.
    await opened(PostgresStore.open(url), async (store) => {
      expect(await store.append([appendOf('t7', 5_004, ['"on"'])])).toEqual(['kept']);
      expect((await store.events('t7', 5_002)).events).toEqual(['4999', '"on"']);
    });
  });

  it('is copied into a file while it is in use, from which another is made', async () => {
    const [url, other] = [await server.database(), await server.database()];
    await moveHouse(join(folder, 'first'), url);
    const copy = join(folder, 'copy.sqlite');
    await opened(PostgresStore.open(url), async (store) => {
      const [, kept] = await Promise.all([store.backUp(copy), store.append([appendOf('t0', 4, ['"meanwhile"'])])]);
      expect(kept).toEqual(['kept']);
      await expect(store.backUp(copy)).rejects.toThrow(`${copy} is already there; a backup needs a new name`);
    });
    await moveHouse(copy, other);
    await opened(PostgresStore.open(other), async (store) => {
      expect((await store.events('t7', 0)).events).toHaveLength(5_003);
      expect((await store.heads({ person: 'p3', limit: 9 })).map(({ table }) => table)).toEqual(['t3']);
    });
  });

  it('is not moved to where one is, nor from where none is, nor while it is used', async () => {
    const [full, empty] = [await server.database(), await server.database()];
    await opened(PostgresStore.open(full), async (store) => {
      await store.put({ kind: 'k', key: 'k', value: '1' });
      await expect(moveHouse(full, join(folder, 'third'))).rejects.toThrow(/is in use; stop its servers before/);
      await expect(moveHouse(join(folder, 'first'), full)).rejects.toThrow(/is in use; stop its servers before/);
    });
    const first = join(folder, 'first');
    await expect(moveHouse(first, full)).rejects.toThrow(
      /there is already a house at 127.0.0.1:\d+\/test\d+; move to an/,
    );
    await expect(moveHouse(full, first)).rejects.toThrow(/there is already a house at .*first.wunderkammer.sqlite/);
    await expect(moveHouse(empty, join(folder, 'third'))).rejects.toThrow(/there is no house at 127.0.0.1/);
    await expect(moveHouse(join(folder, 'nowhere'), empty)).rejects.toThrow(/there is no house at .*nowhere/);
    await opened(sqlite('first'), async () => {
      await expect(moveHouse(first, empty)).rejects.toThrow(/is already in use by process \d+/);
    });
    expect(existsSync(join(folder, 'third'))).toBe(false);
  });

  it('is moved whole or not at all', async () => {
    const url = await server.database();
    const name = url.split('/').at(-1)!;
    await opened(PostgresStore.open(url), async () => {});
    await server.command(`ALTER TABLE wunderkammer.documents ADD CHECK (key <> 'k599')`, name);
    await expect(moveHouse(join(folder, 'first'), url)).rejects.toThrow(/violates check constraint/);
    expect(await server.command('SELECT count(*) FROM wunderkammer.heads', name)).toEqual([{ count: '0' }]);
    // One that comes out otherwise than it went in is noticed, and not kept either.
    await server.command(
      `ALTER TABLE wunderkammer.documents DROP CONSTRAINT documents_key_check;
       CREATE FUNCTION public.spoil() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN IF NEW.version = 4000 THEN NEW.sum := 1; END IF; RETURN NEW; END $$;
       CREATE TRIGGER spoil BEFORE INSERT ON wunderkammer.events FOR EACH ROW EXECUTE FUNCTION public.spoil();`,
      name,
    );
    await expect(moveHouse(join(folder, 'first'), url)).rejects.toThrow(/what was moved is not what it was/);
    expect(await server.command('SELECT count(*) FROM wunderkammer.heads', name)).toEqual([{ count: '0' }]);
    expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
  });
});
