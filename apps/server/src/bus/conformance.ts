import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from './bus.ts';

/** Where a bus under test runs. */
export interface BusLine {
  /** Another server's bus on the same line; a bus that does not reach beyond its process returns the same one again. */
  readonly open: () => Promise<Bus>;
  readonly remove: () => Promise<void>;
}

interface Heard {
  readonly messages: string[];
  readonly listener: (message: string) => void;
  /** Fulfilled when so many messages have come. */
  readonly count: (n: number) => Promise<void>;
}

const ear = (): Heard => {
  const messages: string[] = [];
  let check = (): void => {};
  return {
    messages,
    listener: (message) => {
      messages.push(message);
      check();
    },
    count: (n) =>
      new Promise((resolve) => {
        check = () => {
          if (messages.length >= n) resolve();
        };
        check();
      }),
  };
};

/** What every bus promises, run against an implementation. */
export const describeBus = (name: string, line: () => Promise<BusLine>): void => {
  describe(name, () => {
    let place: BusLine;
    let here: Bus;
    let there: Bus;
    beforeEach(async () => {
      place = await line();
      here = await place.open();
      there = await place.open();
    });
    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
      await place.remove();
    });

    /** A message on a topic of its own that has come back: what was published before it has been delivered. */
    const settled = async (): Promise<void> => {
      for (const [from, to] of [
        [here, there],
        [there, here],
      ] as const) {
        const heard = ear();
        const stop = to.subscribe('settled', heard.listener);
        // A subscription may need a moment to reach the other server, so it is asked again until it answers.
        const asking = setInterval(() => from.publish('settled', ''), 5);
        await heard.count(1);
        clearInterval(asking);
        stop();
      }
    };

    it('carries messages to this and other servers, in order', async () => {
      const [near, far] = [ear(), ear()];
      here.subscribe('a', near.listener);
      there.subscribe('a', far.listener);
      await settled();
      const sent = Array.from({ length: 200 }, (_, index) => `${index}`);
      for (const message of sent) here.publish('a', message);
      await Promise.all([near.count(200), far.count(200)]);
      expect(near.messages).toEqual(sent);
      expect(far.messages).toEqual(sent);
    });

    it('tells nobody before the current task is over', async () => {
      const heard = ear();
      here.subscribe('a', heard.listener);
      await settled();
      here.publish('a', 'x');
      await Promise.resolve();
      expect(heard.messages).toEqual([]);
      await heard.count(1);
    });

    it('keeps topics apart, whatever their names', async () => {
      const names = ['a', 'a.b', 'a.*', 'a.>', 'A', 'tisch ♞ 1', 'x y'];
      const ears = names.map((topic) => {
        const heard = ear();
        here.subscribe(topic, heard.listener);
        return heard;
      });
      await settled();
      for (const topic of names) there.publish(topic, topic);
      await Promise.all(ears.map((heard) => heard.count(1)));
      await settled();
      expect(ears.map(({ messages }) => messages)).toEqual(names.map((topic) => [topic]));
    });

    it('carries any text', async () => {
      const heard = ear();
      here.subscribe('a', heard.listener);
      await settled();
      const texts = ['', ' ', 'Zauberstäbe 🔥\n"\u0000', 'x'.repeat(100_000)];
      for (const text of texts) there.publish('a', text);
      await heard.count(texts.length);
      expect(heard.messages).toEqual(texts);
    });

    it('calls each subscription for itself, until it ends', async () => {
      const [both, other] = [ear(), ear()];
      const first = here.subscribe('a', both.listener);
      here.subscribe('a', both.listener);
      const third = here.subscribe('a', other.listener);
      await settled();
      here.publish('a', '1');
      await Promise.all([both.count(2), other.count(1)]);
      first();
      first();
      third();
      here.publish('a', '2');
      await both.count(3);
      await settled();
      expect(both.messages).toEqual(['1', '1', '2']);
      expect(other.messages).toEqual(['1']);
    });

    it('can be subscribed anew after the last one left, and an old end does not end the new one', async () => {
      const [old, young] = [ear(), ear()];
      const leave = here.subscribe('a', old.listener);
      leave();
      here.subscribe('a', young.listener);
      leave();
      await settled();
      here.publish('a', 'x');
      await young.count(1);
      expect(old.messages).toEqual([]);
    });

    it('does not call who left between the message and its arrival', async () => {
      const heard = ear();
      const leave = here.subscribe('a', heard.listener);
      await settled();
      here.publish('a', 'x');
      leave();
      await settled();
      expect(heard.messages).toEqual([]);
    });

    it('tells from when on every message is heard', async () => {
      for (let round = 0; round < 50; round++) {
        const heard = ear();
        await new Promise<void>((resolve) => here.subscribe(`round ${round}`, heard.listener, resolve));
        there.publish(`round ${round}`, 'x');
        await heard.count(1);
      }
    });

    it('may be subscribed to and published on from a listener', async () => {
      const answers = ear();
      there.subscribe('answer', answers.listener);
      here.subscribe('question', (message) => here.publish('answer', `${message}!`));
      await settled();
      there.publish('question', 'well');
      await answers.count(1);
      expect(answers.messages).toEqual(['well!']);
    });

    it('is silent after it was closed, and can be closed twice', async () => {
      const heard = ear();
      here.subscribe('a', heard.listener);
      await settled();
      here.publish('a', 'x');
      await here.close();
      const before = heard.messages.length;
      here.publish('a', 'y');
      await here.close();
      await new Promise((resolve) => setImmediate(resolve));
      expect(heard.messages).toHaveLength(before);
    });
  });
};
