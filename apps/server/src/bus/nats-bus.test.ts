import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_NATS, NatsServer } from '../testing/nats-server.ts';
import { describeBus } from './conformance.ts';
import { NatsBus } from './nats-bus.ts';

describe.skipIf(!HAS_NATS)('over a real NATS server', () => {
  let server: NatsServer;
  let houses = 0;
  beforeAll(async () => {
    server = await NatsServer.open('--user', 'house', '--pass', 'a p@ss/word');
  });
  afterAll(() => server.stop());

  const urlOf = ({ port }: NatsServer): string => `nats://house:a%20p%40ss%2Fword@127.0.0.1:${port}`;
  const open = (house: string, report?: (state: string) => void): NatsBus =>
    new NatsBus({ url: urlOf(server), house, ...(report && { report }) });
  const isUp = (...buses: readonly NatsBus[]): Promise<void> =>
    expect.poll(() => buses.every((bus) => bus.isUp), { timeout: 20_000 }).toBe(true);

  describeBus('NatsBus', async () => {
    const house = `house${houses++}`;
    return {
      open: async () => {
        const bus = open(house);
        await isUp(bus);
        return bus;
      },
      remove: async () => {},
    };
  });

  /** Everything that is heard on a topic. */
  const listen = (bus: NatsBus, topic: string): string[] => {
    const heard: string[] = [];
    bus.subscribe(topic, (message) => heard.push(message));
    return heard;
  };

  const gapsOf = (bus: NatsBus): (() => number) => {
    let gaps = 0;
    bus.onGap(() => gaps++);
    return () => gaps;
  };

  it('keeps two houses on one server apart', async () => {
    const [ours, theirs] = [open('ours'), open('theirs')];
    await isUp(ours, theirs);
    const heard = listen(theirs, 'a');
    const fromOurs = open('theirs');
    await isUp(fromOurs);
    ours.publish('a', 'ours');
    await expect
      .poll(() => {
        fromOurs.publish('a', 'theirs');
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(new Set(heard)).toEqual(new Set(['theirs']));
    await Promise.all([ours, theirs, fromOurs].map((bus) => bus.close()));
  });

  it('goes on within the process while no server is there, comes back by itself, and tells that something was missed', async () => {
    const [here, there] = [open('away'), open('away')];
    await isUp(here, there);
    const [near, far] = [listen(here, 'a'), listen(there, 'a')];
    const gaps = [gapsOf(here), gapsOf(there)];
    await server.stop();
    await expect.poll(() => here.isUp || there.isUp).toBe(false);
    for (let number = 0; number < 10_000; number++) here.publish('a', String(number));
    await expect.poll(() => near.length).toBe(10_000);
    // Whoever comes to a topic meanwhile hears what is said there later.
    const late = listen(there, 'b');
    expect(gaps.map((count) => count())).toEqual([0, 0]);
    await server.start();
    await expect.poll(() => gaps.every((count) => count() > 0), { timeout: 20_000 }).toBe(true);
    here.publish('a', 'again');
    here.publish('b', 'late');
    await expect.poll(() => [far.at(-1), late.at(-1)]).toEqual(['again', 'late']);
    expect(far).toEqual(['again']);
    await Promise.all([here.close(), there.close()]);
  });

  it('may be opened before there is a server, and closed without one', async () => {
    await server.stop();
    const states: string[] = [];
    const [early, closed] = [open('early', (state) => states.push(state)), open('early')];
    const heard = listen(early, 'a');
    early.publish('a', 'alone');
    await expect.poll(() => heard).toEqual(['alone']);
    await closed.close();
    await expect.poll(() => states).toContain('down');
    await server.start();
    const other = open('early');
    await isUp(early, other);
    await expect
      .poll(() => {
        other.publish('a', 'together');
        return heard.at(-1);
      })
      .toBe('together');
    expect(states.at(-1)).toBe('up');
    await Promise.all([early.close(), other.close()]);
  });

  it('does not gather what a server that stands still does not take', async () => {
    const [here, there] = [open('still'), open('still')];
    await isUp(here, there);
    const gaps = gapsOf(here);
    const far = listen(there, 'a');
    server.signal('SIGSTOP');
    const [before, text] = [process.memoryUsage().rss, 'x'.repeat(10_000)];
    for (let number = 0; number < 20_000; number++) here.publish('elsewhere', text);
    // Two hundred megabytes were published.
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    server.signal('SIGCONT');
    await expect.poll(gaps, { timeout: 20_000 }).toBeGreaterThan(0);
    here.publish('a', 'again');
    await expect.poll(() => far).toEqual(['again']);
    await Promise.all([here.close(), there.close()]);
  });

  it('keeps asking a server that does not let it in, until it does', async () => {
    await server.stop();
    await server.start('--user', 'house', '--pass', 'another');
    const why: string[] = [];
    const bus = new NatsBus({
      url: urlOf(server),
      house: 'strict',
      report: (_state, words) => why.push(words ?? 'up'),
    });
    await expect.poll(() => why.length).toBeGreaterThan(1);
    expect(why[0]).toMatch(/authorization/i);
    await server.stop();
    await server.start();
    await isUp(bus);
    await bus.close();
  });
});
