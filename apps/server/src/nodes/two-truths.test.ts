import { allViewers, type Game, isDecision, type Seat, type StepBase, type Viewer } from '@wunderkammer/kernel';
import { type Fixtures, twoTruths } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { fixtures as feuersalamander } from '../../../../games/feuersalamander/src/fixtures.ts';
import { fixtures as salomonsOordeel } from '../../../../games/salomons-oordeel/src/fixtures.ts';
import type { Client } from '../testing/client.ts';
import { HAS_NATS } from '../testing/nats-server.ts';
import { scripted } from '../testing/scripted-draw.ts';
import { SharedHouse } from '../testing/shared-house.ts';
import { StillWorld } from '../testing/still-world.ts';

/*
 * The promise of the wire (leak.test.ts) where everybody sits at another server: the same game twice, the second time with other
 * hidden facts. Whoever could not know of them must get the same messages at their server, which hears of most steps from others.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const SEATS = 3;
const STEPS = LONG ? Number.POSITIVE_INFINITY : 100;

type Told = ReadonlyMap<Viewer, readonly unknown[]>;

/** Plays a script; tells what everybody was told, each at another server. */
const play = async (game: Game, steps: readonly StepBase[]): Promise<Told> => {
  const house = await SharedHouse.open(SEATS, { BOT_PACE: '1000' }, (node) => ({
    world: new StillWorld(`server ${node}`),
    draw: scripted(steps),
  }));
  try {
    const guests = [];
    for (let seat = 0; seat < SEATS; seat++) guests.push(await house.servers[0]!.guest(`Guest ${seat}`));
    const setup = { game: game.id, seats: SEATS, aids: 'automatic', clock: { type: 'none', away: null } } as const;
    const table = await house.servers[0]!.table(guests[0]!, setup);
    const clients = new Map<Viewer, Client>();
    for (const viewer of allViewers(SEATS)) {
      const guest = viewer === 'watcher' ? undefined : guests[viewer];
      const server = house.servers[viewer === 'watcher' ? 1 : viewer]!;
      const client = await server.connect(guest, { name: String(viewer) });
      clients.set(viewer, client);
      await client.open(table);
      if (guest !== undefined) await client.must(table, { type: 'sit', name: guest.name, entropy: `luck ${viewer}` });
    }
    const all = [...clients.values()];
    const began = all.map((client) => client.next('sync', ({ game: begun }) => begun !== undefined));
    await clients.get(0 as Seat)!.must(table, { type: 'start' });
    await Promise.all(began);
    for (const [index, step] of steps.slice(0, STEPS).entries()) {
      if (!isDecision(step)) continue;
      const told = all.map((client) => client.next('played'));
      await clients.get(step.by)!.must(table, { type: 'play', after: index, step });
      await Promise.all(told);
    }
    // Whoever comes to another server is shown all of it anew.
    for (const [viewer, client] of clients) {
      const guest = viewer === 'watcher' ? undefined : guests[viewer];
      const elsewhere = await house.servers[2]!.connect(guest, { name: `${viewer} elsewhere` });
      client.messages.push(await elsewhere.open(table));
    }
    // Who is here reaches everybody when it does: it is no fact of the game.
    const quiet = ({ messages }: Client): readonly unknown[] =>
      messages.flatMap((message) =>
        message.t === 'here' ? [] : [{ ...message, here: undefined, watchers: undefined }],
      );
    return new Map([...clients].map(([viewer, client]) => [viewer, quiet(client)]));
  } finally {
    await house.remove();
  }
};

describe.runIf(HAS_NATS)('several servers', () => {
  it.each([feuersalamander as Fixtures, salomonsOordeel as Fixtures])(
    'tell nobody what is hidden ($game.id)',
    async (secrets) => {
      for (const listener of LONG ? allViewers(SEATS) : ([1] as Viewer[])) {
        const pair = twoTruths(
          secrets,
          { seats: SEATS, options: {} },
          listener,
          `${secrets.game.id} elsewhere ${listener}`,
        )!;
        const [here, there] = [await play(secrets.game, pair.truth), await play(secrets.game, pair.other)];
        expect(here.get(listener)!.length).toBeGreaterThan(20);
        expect(there.get(listener)).toEqual(here.get(listener));
        expect(there.get('watcher')).toEqual(here.get('watcher'));
        // It would be noticed: somebody does hold what differs.
        const others = [...here.keys()].filter((viewer) => viewer !== listener && viewer !== 'watcher');
        expect(others.map((viewer) => JSON.stringify(there.get(viewer)))).not.toEqual(
          others.map((viewer) => JSON.stringify(here.get(viewer))),
        );
      }
    },
    LONG ? 600_000 : undefined,
  );
});
