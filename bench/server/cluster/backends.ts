import { mkdtempSync } from 'node:fs';
import { HAS_NATS, NatsServer } from '../../../apps/server/src/testing/nats-server.ts';
import { HAS_POSTGRES, PostgresServer } from '../../../apps/server/src/testing/postgres-server.ts';
import { pin } from './cpu.ts';

/** On a disk wherever there is such a folder, and open to the user that PostgreSQL runs as. */
const SCRATCH = '/var/tmp/wunderkammer-bench-';
/** As they come out of Debian's box, but for room: this is what somebody would begin with. */
const SETTINGS = { shared_buffers: '128MB', max_connections: '100' };

/** A PostgreSQL on the disk and a NATS server, on the core of the servers. */
export class Backends {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;

  private constructor(postgres: PostgresServer, nats: NatsServer) {
    this.postgres = postgres;
    this.nats = nats;
  }

  static async during<T>(work: (backends: Backends) => Promise<T>): Promise<T> {
    if (!HAS_POSTGRES || !HAS_NATS) throw new Error('PostgreSQL and nats-server are needed, of Debian or the like');
    const nats = await NatsServer.open();
    const kill = (): void => nats.signal('SIGKILL');
    process.once('exit', kill);
    try {
      const postgres = await PostgresServer.start({ folder: mkdtempSync(SCRATCH), settings: SETTINGS });
      try {
        for (const { pid } of [postgres, nats]) pin(pid);
        return await work(new Backends(postgres, nats));
      } finally {
        await postgres.remove();
      }
    } finally {
      process.off('exit', kill);
      await nats.stop();
    }
  }

  /** How many bytes an event takes on the disk of a database, its key included. */
  async bytesAnEvent(database: string): Promise<number> {
    const [row] = await this.postgres.command<{ bytes: number }>(
      "SELECT pg_total_relation_size('wunderkammer.events')::float8 / count(*) AS bytes FROM wunderkammer.events",
      new URL(database).pathname.slice(1),
    );
    return row!.bytes;
  }

  /** How many bytes of its log PostgreSQL has written so far. */
  async logged(): Promise<number> {
    const [row] = await this.postgres.command<{ bytes: string }>("SELECT pg_current_wal_lsn() - '0/0' AS bytes");
    return Number(row!.bytes);
  }
}
