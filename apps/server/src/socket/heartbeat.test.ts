import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { RawLine, textFrame } from '../testing/raw-line.ts';
import { TestServer } from '../testing/test-server.ts';

/*
 * A network that goes without a word: the line is open as far as anybody can tell, and nothing comes any more. The seconds
 * that pass are the test's; the lines are real.
 */

let house: TestServer;
let anna: Client;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  house = await TestServer.open();
});
afterEach(async () => {
  await house.remove();
  vi.useRealTimers();
});

/** Lets seconds pass, and what they set off arrive. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1_000);
    for (let times = 0; times < 2; times++) {
      const answered = anna.next('pong');
      anna.send({ t: 'ping' });
      await answered;
    }
  }
};

const hereNow = (): readonly number[] | undefined => anna.messages.findLast((message) => message.t === 'here')?.here;

const threeAtTable = async (): ReturnType<TestServer['playing']> => {
  const table = await house.playing(['Anna', 'Bert', 'Cleo']);
  anna = table.clients[0]!;
  return table;
};

/** Bert is at the table by a bare line alone, which answers no ping. */
const withBertSilent = async (): Promise<RawLine> => {
  const { table, clients, guests } = await threeAtTable();
  const bert = await RawLine.open(house.address, { authorization: `Bearer ${guests[1]!.token}` });
  bert.write(textFrame(JSON.stringify({ t: 'open', table })));
  await bert.heard('"t":"sync"');
  await clients[1]!.close();
  return bert;
};

it('is noticed within ten seconds at a table, and not before somebody had four to answer in', async () => {
  const bert = await withBertSilent();
  bert.socket.pause();
  await pass(8);
  expect(hereNow()).toEqual([0, 1, 2]);
  await pass(2);
  expect(hereNow()).toEqual([0, 2]);
});

it('is asked twice before it is given up', async () => {
  const bert = await withBertSilent();
  await pass(5);
  await bert.heard('\x89\x00');
  expect(bert.isClosed).toBe(false);
  await pass(5);
  await bert.ended();
  expect(bert.received.split('\x89\x00')).toHaveLength(3);
});

it('is none as long as pings are answered, though nothing else is said', async () => {
  await threeAtTable();
  await pass(40);
  expect(hereNow()).toEqual([0, 1, 2]);
});

it('is given more time where nobody waits for anybody', async () => {
  await threeAtTable();
  const line = await RawLine.open(house.address);
  await pass(29);
  expect(line.received).not.toContain('\x89\x00');
  await pass(6);
  await line.ended();
});
