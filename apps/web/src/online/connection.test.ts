import { describe, expect, it } from 'vitest';
import { Connection, type Follower, type Reply, type TableMessage } from './connection.ts';
import { House, roomOf, syncOf, TABLE } from './testing.ts';

const follower = (since?: { steps: number; chat: number }): Follower & { readonly got: TableMessage[] } => {
  const got: TableMessage[] = [];
  return { got, since: () => since, receive: (message) => void got.push(message) };
};

/** A line that somebody wants; a test about what is said on it takes one that is merely there. */
const dial = ({ wanted = true } = {}): { house: House; connection: Connection } => {
  const house = new House();
  const connection = new Connection(house);
  if (wanted) connection.list('mine', () => {});
  return { house, connection };
};

/** A line that is up, with a table open on it. */
const seated = () => {
  const { house, connection } = dial();
  house.welcome();
  const table = follower();
  connection.follow(TABLE, table);
  house.say(syncOf());
  return { house, connection, table };
};

/** What has come of a promise by now. */
const settled = async (promise: Promise<Reply>): Promise<Reply | 'waiting'> =>
  Promise.race([promise, new Promise<'waiting'>((resolve) => setTimeout(() => resolve('waiting'), 1))]);

describe('the line to the house', () => {
  it('says hello first, and is up when that was answered', () => {
    const { house, connection } = dial({ wanted: false });
    expect(connection.snapshot()).toEqual({ line: 'connecting', you: undefined });
    house.welcome(null);
    expect(house.heard).toEqual([{ t: 'hello', protocol: 1 }]);
    expect(connection.snapshot()).toEqual({ line: 'up', you: null });
  });

  it('is there again within two seconds of the house, however often it was tried before', () => {
    const { house, connection } = dial();
    house.welcome();
    for (let times = 0; times < 60; times++) {
      const count = house.dialled.length;
      house.hangUp();
      expect(connection.snapshot().line).toBe('lost');
      house.pass(1_500);
      expect(house.dialled).toHaveLength(count + 1);
    }
    house.welcome();
    expect(connection.snapshot().line).toBe('up');
  });

  it.each([
    [0, 0],
    [1, 250],
    [2, 500],
    [3, 1_000],
    [4, 1_500],
    [89, 1_500],
    [90, 5_000],
  ])('waits after %d failures for %d ms, or up to a quarter less', (failures, step) => {
    for (const chance of [0, 1]) {
      const { house } = dial();
      house.chance = chance;
      for (let times = 0; times < failures; times++) {
        house.hangUp();
        house.pass(5_000);
      }
      // A line that nobody picks up is given up by itself; here it fails at once.
      const before = house.now;
      house.hangUp();
      const count = house.dialled.length;
      const wait = step * (chance === 1 ? 1 : 0.75);
      if (wait > 0) house.pass(wait - 1);
      expect(house.dialled).toHaveLength(count);
      house.pass(1);
      expect(house.dialled.at(-1)).toBe(before + wait);
    }
  });

  it('does not wait when somebody comes back to the page', () => {
    const { house, connection } = dial();
    for (let times = 0; times < 6; times++) {
      house.hangUp();
      house.pass(2_000);
    }
    house.hangUp();
    const count = house.dialled.length;
    connection.hurry();
    expect(house.dialled).toHaveLength(count + 1);
    house.welcome();
    expect(connection.snapshot().line).toBe('up');
  });

  it('gives up a line that is not picked up, and one on which nobody answers any more', () => {
    const { house, connection } = dial();
    house.pass(5_000);
    expect(connection.snapshot().line).toBe('lost');
    house.pass(0);
    house.welcome();
    house.pass(20_000);
    expect(house.of('ping')).toHaveLength(1);
    house.say({ t: 'pong' });
    house.pass(19_999);
    expect(connection.snapshot().line).toBe('up');
    house.pass(1);
    expect(house.of('ping')).toHaveLength(2);
    house.pass(5_000);
    expect(connection.snapshot().line).toBe('lost');
  });

  it('notices soon that nobody answers, when something was asked or somebody looks again', () => {
    const { house, connection } = seated();
    void connection.do(TABLE, { type: 'start' });
    house.pass(3_000 + 5_000);
    expect(connection.snapshot().line).toBe('lost');
    house.pass(0);
    house.welcome();
    connection.hurry();
    house.pass(2_000);
    expect(connection.snapshot().line).toBe('lost');
  });

  it('does not put off a test of the line by asking more', () => {
    const { house, connection } = seated();
    connection.hurry();
    house.pass(1_500);
    void connection.do(TABLE, { type: 'start' });
    house.pass(500);
    expect(connection.snapshot().line).toBe('lost');
  });

  it('comes back when the house said it would', () => {
    const { house, connection } = dial();
    house.welcome();
    house.say({ t: 'bye', code: 'unavailable', again: 700 });
    expect(connection.snapshot().line).toBe('lost');
    house.pass(699);
    expect(house.dialled).toHaveLength(1);
    house.pass(1);
    expect(house.dialled).toHaveLength(2);
  });

  it('rests when nobody wants it any more, and is made again for whoever comes next', () => {
    const { house, connection } = dial({ wanted: false });
    house.welcome();
    const visit = (): (() => void) => {
      const leave = connection.follow(TABLE, follower());
      house.say(syncOf());
      return leave;
    };
    visit()();
    house.pass(10_000);
    const leave = visit();
    house.pass(20_000);
    expect(connection.snapshot().line).toBe('up');
    leave();
    house.pass(60_000);
    expect(connection.snapshot().line).toBe('connecting');
    connection.hurry();
    house.pass(600_000);
    expect(house.dialled).toHaveLength(1);
    visit();
    expect(house.dialled).toHaveLength(2);
  });

  it('knows when the page is too old, and leaves it at that', () => {
    for (const outdate of [
      (house: House) => house.say({ t: 'hello', protocol: 2, you: null }),
      (house: House) => house.say({ t: 'refused', code: 'protocol' }),
      (house: House) => house.say({ t: 'bye', code: 'protocol', again: 0 }),
    ]) {
      const { house, connection } = dial();
      house.welcome();
      outdate(house);
      expect(connection.snapshot().line).toBe('outdated');
      connection.hurry();
      house.pass(60_000);
      expect(house.dialled).toHaveLength(1);
    }
  });

  it('drops a line that talks nonsense, and takes the third time in a row for another version', () => {
    const { house, connection } = dial();
    for (const text of ['{', '{"t":"sync"}', 'null']) {
      house.welcome();
      house.mumble(text);
      house.pass(1_500);
    }
    expect(connection.snapshot().line).toBe('outdated');
  });

  it('hears nothing more from a line it has hung up', () => {
    const { house, connection } = dial();
    house.welcome();
    connection.renew();
    expect(connection.snapshot()).toEqual({ line: 'connecting', you: undefined });
    house.welcome({ id: 'bert', name: 'Bert' });
    expect(connection.snapshot().you?.name).toBe('Bert');
  });
});

describe('a table on the line', () => {
  it('is opened again from where it was', () => {
    const { house, connection } = dial();
    const table = follower({ steps: 7, chat: 2 });
    connection.follow(TABLE, table);
    house.welcome();
    house.hangUp();
    house.pass(0);
    house.welcome();
    expect(house.of('open')).toEqual([{ t: 'open', table: TABLE, since: { steps: 7, chat: 2 } }]);
  });

  it('is left when nobody follows it any more', () => {
    const { house, connection } = dial();
    house.welcome();
    const leave = connection.follow(TABLE, follower());
    house.say(syncOf());
    leave();
    expect(house.of('leave')).toHaveLength(1);
    house.hangUp();
    house.pass(0);
    house.welcome();
    expect(house.of('open')).toEqual([]);
  });

  it('settles what was asked with what happened, what had been done before, or why not', async () => {
    const { house, connection, table } = seated();
    const [start, say, end] = [
      connection.do(TABLE, { type: 'start' }),
      connection.do(TABLE, { type: 'say', text: 'hi' }),
      connection.do(TABLE, { type: 'end', agree: true }),
    ];
    house.say({ t: 'room', table: TABLE, id: 'id1', room: roomOf() });
    house.say({ t: 'done', id: 'id2' });
    house.say({ t: 'refused', id: 'id3', code: 'not-now' });
    expect(await start).toEqual({ ok: true });
    expect(await say).toEqual({ ok: true });
    expect(await end).toEqual({ ok: false, code: 'not-now' });
    expect(table.got.map(({ t }) => t)).toEqual(['sync', 'room']);
  });

  it('asks again after the line was lost, under the same name, once the table is open', async () => {
    const { house, connection } = seated();
    const asked = connection.do(TABLE, { type: 'play', after: 3, step: { by: 0, type: 'throw' } });
    const sent = house.of('do');
    house.hangUp();
    house.pass(0);
    house.welcome();
    expect(house.of('do')).toEqual([]);
    house.say(syncOf());
    expect(house.of('do')).toEqual(sent);
    expect(await settled(asked)).toBe('waiting');
    house.say({ t: 'done', id: sent[0]!.id });
    expect(await asked).toEqual({ ok: true });
    house.hangUp();
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(house.of('do')).toEqual([]);
  });

  it('keeps what is asked while the line is away until it is back', async () => {
    const { house, connection } = seated();
    house.hangUp();
    const asked = connection.why(TABLE, { by: 0 as never, type: 'throw' });
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(house.of('why')).toHaveLength(1);
    house.say({ t: 'answer', id: 'id1' });
    expect(await asked).toEqual({ ok: true, violation: undefined });
  });

  it('tries again what the house could not do just then, but not for ever', async () => {
    const { house, connection } = seated();
    const asked = connection.do(TABLE, { type: 'start' });
    for (let times = 1; times <= 5; times++) {
      expect(house.of('do')).toHaveLength(times);
      expect(await settled(asked)).toBe('waiting');
      house.say({ t: 'refused', id: 'id1', code: 'unavailable' });
      house.pass(1_000);
    }
    expect(await asked).toEqual({ ok: false, code: 'unavailable' });
  });

  it('gives up what was asked at a table that is gone', async () => {
    const { house, connection, table } = seated();
    const asked = connection.do(TABLE, { type: 'start' });
    house.say({ t: 'gone', table: TABLE, code: 'unknown' });
    expect(await asked).toEqual({ ok: false, code: 'unknown' });
    expect(table.got.at(-1)).toMatchObject({ t: 'gone' });
  });

  it('is gone when it was refused; a mark that was refused is not worth a word', () => {
    const { house, connection } = dial();
    house.welcome();
    const table = follower();
    connection.follow(TABLE, table);
    house.say({ t: 'refused', table: TABLE, code: 'forbidden' });
    expect(table.got).toEqual([{ t: 'gone', table: TABLE, code: 'forbidden' }]);
    house.say(syncOf());
    house.say({ t: 'refused', table: TABLE, code: 'limit' });
    expect(table.got).toHaveLength(2);
  });

  it.each([
    { t: 'gone', table: TABLE, code: 'unavailable' },
    { t: 'refused', table: TABLE, code: 'limit' },
  ] as const)(
    'is not gone when the house cannot open it just then ($t): it is asked for until it can',
    async (message) => {
      const { house, connection, table } = seated();
      const asked = connection.do(TABLE, { type: 'start' });
      house.hangUp();
      house.pass(0);
      house.welcome();
      for (let times = 1; times <= 3; times++) {
        house.say(message);
        expect(connection.snapshot().line).toBe('lost');
        house.pass(3_749);
        expect(house.of('open')).toHaveLength(times);
        house.pass(1_251);
        expect(house.of('open')).toHaveLength(times + 1);
      }
      house.say(syncOf());
      expect(connection.snapshot().line).toBe('up');
      expect(table.got.map(({ t }) => t)).toEqual(['sync', 'sync']);
      expect(house.of('do').map(({ id }) => id)).toEqual(['id1']);
      house.say({ t: 'done', id: 'id1' });
      expect(await asked).toEqual({ ok: true });
    },
  );

  it('that the house cannot open is not asked for any more once nobody wants it, or it is gone', () => {
    const { house, connection } = dial();
    house.welcome();
    const leave = connection.follow(TABLE, follower());
    house.say({ t: 'refused', table: TABLE, code: 'unavailable' });
    leave();
    expect(connection.snapshot().line).toBe('up');
    connection.follow(TABLE, follower());
    house.say({ t: 'refused', table: TABLE, code: 'unavailable' });
    house.say({ t: 'gone', table: TABLE, code: 'unknown' });
    expect(connection.snapshot().line).toBe('up');
    house.pass(10_000);
    expect(house.of('open')).toHaveLength(2);
  });

  it('sends marks again until a pong says that they have arrived', () => {
    const { house, connection } = seated();
    connection.mark(TABLE, 'fire:1', 'yes');
    house.pass(3_000);
    connection.mark(TABLE, 'air:1', 'no');
    expect(house.of('mark')).toHaveLength(2);
    house.say({ t: 'pong' });
    expect(connection.marksOf(TABLE)).toMatchObject([{ key: 'air:1', value: 'no' }]);
    house.hangUp();
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(house.of('mark')).toMatchObject([{ key: 'air:1', value: 'no' }]);
  });
});

describe('lists', () => {
  it('are followed across lines, as long as somebody wants them', () => {
    const { house, connection } = dial({ wanted: false });
    const got: number[] = [];
    const leave = connection.list('lobby', (tables) => void got.push(tables.length));
    house.welcome();
    house.say({ t: 'list', what: 'lobby', tables: [] });
    house.say({ t: 'list', what: 'mine', tables: [] });
    house.hangUp();
    house.pass(0);
    house.welcome();
    expect(house.of('list')).toEqual([{ t: 'list', what: 'lobby', on: true }]);
    leave();
    expect(house.of('list').at(-1)).toEqual({ t: 'list', what: 'lobby', on: false });
    expect(got).toEqual([0]);
  });
});
