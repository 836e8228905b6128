import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fleet } from '../../apps/server/src/testing/fleet.ts';
import { brokenPromises, eventsIn } from '../../apps/server/src/testing/kept.ts';
import { HAS_NATS } from '../../apps/server/src/testing/nats-server.ts';
import { HAS_NGINX, Nginx } from '../../apps/server/src/testing/nginx.ts';
import { HAS_POSTGRES } from '../../apps/server/src/testing/postgres-server.ts';
import { OF_EACH, Visitors } from '../../apps/server/src/testing/visitors.ts';

const GOES_ON_MS = 30_000;
const MINUTE = 60_000;
const KINDS: readonly Partial<OnlineSetup>[] = [
  { game: 'feuersalamander', seats: 3 },
  { game: 'drei-magier', seats: 3 },
  { game: 'salomons-oordeel', seats: 3 },
];

/** A change of the schema in a later version, in what `schema.js` says of one. */
interface Change {
  readonly sql: string;
  readonly compatible: number;
}

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`);
  writeFileSync(file, text.replace(from, to));
};

/** A later version than the packed one: with another number, and with changes of the schema. What Node is to run then. */
const laterThan = (stage: string, to: string, version: string, changes: readonly Change[]): readonly string[] => {
  cpSync(stage, to, { recursive: true });
  const server = join(to, 'apps/server');
  const was: string = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')).version;
  edit(join(server, 'package.json'), `"version": "${was}"`, `"version": "${version}"`);
  const last = '];\nconst NEWEST';
  const added = changes.map((change) => `${JSON.stringify(change)},`).join('');
  edit(join(server, 'dist/store/postgres/schema.js'), `},\n${last}`, `},\n${added}${last}`);
  return programIn(to);
};

const programIn = (stage: string): readonly string[] => [join(stage, 'bin/wunderkammer-server.mjs')];

/**
 * Three servers of the packed application are exchanged for those of a later version, one after the other, behind nginx and under
 * load; with a change of the schema that both can go on with, and then with one that they cannot. `place` is a folder for what is made.
 */
export const describeRollingUpgrade = (stage: string, web: string, place: string): void => {
  describe.runIf(HAS_NGINX && HAS_NATS && HAS_POSTGRES)('an upgrade of servers that share a house', () => {
    const [next, far] = [join(place, 'next'), join(place, 'far')];
    let older: readonly string[];
    let newer: readonly string[];
    let incompatible: readonly string[];
    let fleet: Fleet;
    let nginx: Nginx;

    beforeAll(async () => {
      older = programIn(stage);
      const compatible: Change = { sql: 'ALTER TABLE heads ADD COLUMN colour text;', compatible: 1 };
      newer = laterThan(stage, next, '99.1.0', [compatible]);
      // What it does is no matter: it says that older ones cannot go on with it.
      const strict: Change = { sql: 'ALTER TABLE heads ADD COLUMN weight integer;', compatible: 3 };
      incompatible = laterThan(stage, far, '99.2.0', [compatible, strict]);
      fleet = await Fleet.open(3, web, { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' }, older);
      nginx = await Nginx.open('nginx-nodes.conf', fleet.nodes);
      setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
      fleet.door = `https://127.0.0.1:${nginx.safe}`;
    }, MINUTE);
    afterAll(async () => {
      await nginx?.close();
      await fleet?.end();
      for (const folder of [next, far]) rmSync(folder, { recursive: true, force: true });
    });

    /** Which version each server says it is. */
    const versions = (): Promise<readonly (string | undefined)[]> =>
      Promise.all(
        fleet.nodes.map(async (node) => {
          const figures = await (await fetch(`${node}/metrics`)).text();
          return /^wunderkammer_info\{version="([^"]+)"\} 1$/m.exec(figures)?.[1];
        }),
      );
    const schema = async (): Promise<unknown> => {
      const database = new URL(fleet.databaseUrl).pathname.slice(1);
      const [row] = await fleet.postgres.command(
        'SELECT version, compatible FROM wunderkammer.schema_version',
        database,
      );
      return row;
    };

    it(
      'loses no move and no turn, one after the other under load, and can be turned back half-way',
      async () => {
        for (const setup of KINDS) await fleet.seat(3, setup, () => ({ thinks: 30 }));
        await fleet.seat(2, KINDS[1]!, () => ({ thinks: 30 }));
        await fleet.resynced();
        const [was] = await versions();
        const visitors = new Visitors(fleet.door!);
        const exchange = async (node: number, program: readonly string[]): Promise<void> => {
          const { code, complaints } = await fleet.stop(node, 'SIGTERM');
          expect([code, complaints]).toEqual([0, '']);
          await fleet.start(node, program);
          await fleet.goesOn(fleet.players, GOES_ON_MS);
        };
        await exchange(0, newer);
        expect(await schema()).toEqual({ version: 2, compatible: 1 });
        expect(await versions()).toEqual(['99.1.0', was, was]);
        // An older one that crashes meanwhile comes back, too.
        await fleet.stop(1, 'SIGKILL');
        await fleet.goesOn(fleet.players, GOES_ON_MS);
        await fleet.start(1, older);
        await exchange(0, older);
        expect(await versions()).toEqual([was, was, was]);
        for (const node of [0, 1, 2]) await exchange(node, newer);
        expect(await versions()).toEqual(['99.1.0', '99.1.0', '99.1.0']);
        expect(await schema()).toEqual({ version: 2, compatible: 1 });
        await visitors.leave();
        expect(visitors.failed.GET).toEqual([]);
        // As many may have been in the hands of the one that was killed.
        expect(visitors.failed.POST.length).toBeLessThanOrEqual(OF_EACH);
        for (const player of fleet.players) player.finish();
        await Promise.all(fleet.players.map((player) => player.quiet()));
        expect(fleet.players.flatMap(({ faults }) => faults)).toEqual([]);
        expect(fleet.players.flatMap(({ refused }) => [...refused.values()])).toEqual([]);
        expect(brokenPromises(fleet.players, await fleet.ask(eventsIn))).toEqual([]);
      },
      3 * MINUTE,
    );

    it('to a version that the others cannot go on with waits until they are stopped, and then refuses them', async () => {
      await fleet.stop(0, 'SIGTERM');
      const said = (words: string): RegExp =>
        new RegExp(
          `^the server ended: wunderkammer: the (house|database) at 127\\.0\\.0\\.1:\\d+/test\\d+ ${words}\\n$`,
        );
      const inUse = 'is in use by servers that could not go on with schema 3; stop all of them before';
      await expect(fleet.start(0, incompatible)).rejects.toThrow(said(inUse));
      expect(await schema()).toEqual({ version: 2, compatible: 1 });
      for (const node of [1, 2]) expect((await fetch(`${fleet.nodes[node]}/readyz`)).status).toBe(200);
      for (const node of [1, 2]) await fleet.stop(node, 'SIGTERM');
      await fleet.start(0, incompatible);
      expect(await schema()).toEqual({ version: 3, compatible: 3 });
      const tooNew = String.raw`was written by a newer Wunderkammer \(schema 3, this one knows [12]\); use that one`;
      for (const program of [newer, older]) await expect(fleet.start(1, program)).rejects.toThrow(said(tooNew));
    });
  });
};
