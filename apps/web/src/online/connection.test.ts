import { seat, type ViewBase } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { connect, follower, type House, roomOf, seated, settled, syncOf, TABLE } from './testing.ts';

const VIEW: ViewBase = {
  viewer: seat(0),
  seats: 2,
  options: {},
  turn: { type: 'decision', seats: [seat(1)] },
  phase: { type: 'waiting' },
};

describe('the line to the house', () => {
  it('says hello first, and is up when that was answered', () => {
    const { house, connection } = connect({ wanted: false });
    expect(connection.snapshot()).toEqual({ state: 'connecting', you: undefined, catchingUp: false });
    house.welcome(null);
    expect(house.heard).toEqual([{ t: 'hello', protocol: 1 }]);
    expect(connection.snapshot()).toEqual({ state: 'up', you: null, catchingUp: false });
  });

  it('is there again within two seconds of the house, however often it was tried before', () => {
    const { house, connection } = connect();
    house.welcome();
    for (let times = 0; times < 60; times++) {
      const count = house.dialled.length;
      house.hangUp();
      expect(connection.snapshot().state).toBe('lost');
      house.pass(1_500);
      expect(house.dialled).toHaveLength(count + 1);
    }
    house.welcome();
    expect(connection.snapshot().state).toBe('up');
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
      const { house } = connect();
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
    const { house, connection } = connect();
    for (let times = 0; times < 6; times++) {
      house.hangUp();
      house.pass(2_000);
    }
    house.hangUp();
    const count = house.dialled.length;
    connection.reconnectNow();
    expect(house.dialled).toHaveLength(count + 1);
    house.welcome();
    expect(connection.snapshot().state).toBe('up');
  });

  it('gives up a line that is not picked up, and one on which nobody answers any more', () => {
    const { house, connection } = connect();
    house.pass(5_000);
    expect(connection.snapshot().state).toBe('lost');
    house.pass(0);
    house.welcome();
    house.pass(20_000);
    expect(house.of('ping')).toHaveLength(1);
    house.say({ t: 'pong' });
    house.pass(19_999);
    expect(connection.snapshot().state).toBe('up');
    house.pass(1);
    expect(house.of('ping')).toHaveLength(2);
    house.pass(5_000);
    expect(connection.snapshot().state).toBe('lost');
  });

  it('notices soon that nobody answers, when something was asked or somebody looks again', () => {
    const { house, connection } = seated();
    void connection.do(TABLE, { type: 'start' });
    house.pass(3_000 + 5_000);
    expect(connection.snapshot().state).toBe('lost');
    house.pass(0);
    house.welcome();
    connection.reconnectNow();
    house.pass(2_000);
    expect(connection.snapshot().state).toBe('lost');
  });

  it('tests the line soon as long as something is not answered, whatever else is said on it', () => {
    const { house, connection } = seated();
    void connection.do(TABLE, { type: 'start' });
    house.pass(2_000);
    house.say({ t: 'here', table: TABLE, here: [0, 1], watchers: 0 });
    house.pass(3_000);
    expect(house.of('ping')).toHaveLength(1);
  });

  it('does not put off a test of the line by asking more', () => {
    const { house, connection } = seated();
    connection.reconnectNow();
    house.pass(1_500);
    void connection.do(TABLE, { type: 'start' });
    house.pass(500);
    expect(connection.snapshot().state).toBe('lost');
  });

  it('comes back when the house said it would', () => {
    const { house, connection } = connect();
    house.welcome();
    house.say({ t: 'bye', code: 'unavailable', again: 700 });
    expect(connection.snapshot().state).toBe('lost');
    house.pass(699);
    expect(house.dialled).toHaveLength(1);
    house.pass(1);
    expect(house.dialled).toHaveLength(2);
  });

  it('rests when nobody wants it any more, and is made again for whoever comes next', () => {
    const { house, connection } = connect({ wanted: false });
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
    expect(connection.snapshot().state).toBe('up');
    leave();
    house.pass(60_000);
    expect(connection.snapshot().state).toBe('connecting');
    connection.reconnectNow();
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
      const { house, connection } = connect();
      house.welcome();
      outdate(house);
      expect(connection.snapshot().state).toBe('outdated');
      connection.reconnectNow();
      house.pass(60_000);
      expect(house.dialled).toHaveLength(1);
    }
  });

  it('drops a line that talks nonsense, and takes the third time in a row for another version', () => {
    const { house, connection } = connect();
    for (const text of ['{', '{"t":"sync"}', 'null']) {
      house.welcome();
      house.mumble(text);
      house.pass(1_500);
    }
    expect(connection.snapshot().state).toBe('outdated');
  });

  it('hears nothing more from a line it has hung up', () => {
    const { house, connection } = connect();
    house.welcome();
    connection.renew();
    expect(connection.snapshot()).toEqual({ state: 'connecting', you: undefined, catchingUp: false });
    house.welcome({ id: 'bert', name: 'Bert' });
    expect(connection.snapshot().you?.name).toBe('Bert');
  });
});

describe('a house that turns this page away', () => {
  const POLICY = 1008;
  /** The house picks up, says hello, opens the table, and hangs up. */
  const turnAway = (house: House, after = 50): void => {
    house.welcome();
    house.say(syncOf());
    house.pass(after);
    house.hangUp(POLICY);
  };

  it('is tried again ever later: that it says hello does not count', () => {
    const { house, connection } = seated();
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      house.hangUp(POLICY);
      const count = house.dialled.length;
      house.pass(wait - 1);
      expect(house.dialled).toHaveLength(count);
      house.pass(1);
      expect(house.dialled).toHaveLength(count + 1);
      house.welcome();
      house.say(syncOf());
      house.pass(1_000);
    }
    expect(connection.snapshot().state).toBe('up');
  });

  it('is not knocked at all at once: the waits are up to a quarter shorter', () => {
    const { house } = seated();
    house.chance = 0;
    house.hangUp(POLICY);
    house.pass(749);
    expect(house.dialled).toHaveLength(1);
    house.pass(1);
    expect(house.dialled).toHaveLength(2);
  });

  it('is said from the second time on, with how long it takes, until the line is up', () => {
    const { house, connection } = seated();
    house.hangUp(POLICY);
    expect(connection.snapshot()).toMatchObject({ state: 'lost', turnedAway: undefined });
    house.pass(1_000);
    turnAway(house);
    expect(connection.snapshot()).toMatchObject({ state: 'lost', turnedAway: { ms: 2_000 } });
    house.pass(2_000);
    expect(connection.snapshot()).toMatchObject({ state: 'lost', turnedAway: { ms: 0 } });
    house.welcome();
    expect(connection.snapshot()).toMatchObject({ state: 'up', turnedAway: undefined });
  });

  it('is tried at once when somebody says so, and given no less time after that', () => {
    const { house, connection } = seated();
    house.hangUp(POLICY);
    house.pass(1_000);
    turnAway(house);
    const count = house.dialled.length;
    connection.reconnectNow();
    expect(house.dialled).toHaveLength(count + 1);
    expect(connection.snapshot().turnedAway).toEqual({ ms: 0 });
    turnAway(house);
    expect(connection.snapshot().turnedAway).toEqual({ ms: 4_000 });
  });

  /** Time in which the house answers when it is asked whether anybody is there, and nothing else. */
  const alive = (house: House, ms: number): void => {
    for (let left = ms; left > 0; left -= 1_000) {
      house.pass(Math.min(left, 1_000));
      house.say({ t: 'pong' });
    }
  };

  it.each<[string, boolean, (house: House) => void]>([
    ['it has been up for ten seconds', true, (house) => alive(house, 10_000)],
    ['it has been up for less', false, (house) => alive(house, 9_999)],
    ['something asked was answered', true, (house) => house.say({ t: 'done', id: 'id1' })],
    ['something asked was refused for good', true, (house) => house.say({ t: 'refused', id: 'id1', code: 'stale' })],
    ['something asked was too much', false, (house) => house.say({ t: 'refused', id: 'id1', code: 'rate-limited' })],
    ['something was answered that nobody asked', false, (house) => house.say({ t: 'done', id: 'other' })],
  ])('is trusted again when %s: %s', (_when, trusted, happens) => {
    const { house, connection } = seated();
    void connection.do(TABLE, { type: 'start' });
    house.hangUp(POLICY);
    house.pass(1_000);
    turnAway(house);
    house.pass(2_000);
    house.welcome();
    house.say(syncOf());
    happens(house);
    const count = house.dialled.length;
    house.hangUp(POLICY);
    house.pass(1_000);
    expect(house.dialled).toHaveLength(trusted ? count + 1 : count);
  });

  it('that merely loses the line again and again is not dialled ten times a second either', () => {
    const { house } = seated();
    for (let times = 0; times < 20; times++) {
      house.hangUp();
      house.pass(1_500);
      house.welcome();
      house.say(syncOf());
    }
    const gaps = house.dialled.slice(1).map((at, index) => at - house.dialled[index]!);
    expect(gaps.slice(0, 6)).toEqual([0, 1_750, 1_750, 2_000, 2_000, 1_500]);
  });
});

describe('a table on the line', () => {
  it('is opened again from where it was', () => {
    const { house, connection } = connect();
    const table = follower({ steps: 7, chat: 2 });
    connection.follow(TABLE, table);
    house.welcome();
    house.hangUp();
    house.pass(0);
    house.welcome();
    expect(house.of('open')).toEqual([{ t: 'open', table: TABLE, since: { steps: 7, chat: 2 } }]);
  });

  it('with a long game comes in parts, and is told as a whole', () => {
    const { house, connection, table } = seated();
    const log = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ s: { by: seat(0), type: `step ${from + index}` } }));
    const game = { seat: 0, steps: 12, from: 10, log: log(10, 2), view: VIEW, marks: {} };
    const before = table.got.length;
    connection.reopen(TABLE);
    house.say({ t: 'log', table: TABLE, from: 0, log: log(0, 5) });
    house.say({ t: 'log', table: TABLE, from: 5, log: log(5, 5) });
    expect(table.got).toHaveLength(before);
    house.say(syncOf({ game }));
    expect(table.got.slice(before)).toMatchObject([{ t: 'sync', game: { from: 0, steps: 12, log: log(0, 12) } }]);
    // What came over a line that was lost in between counts for nothing.
    house.say({ t: 'log', table: TABLE, from: 0, log: log(0, 10) });
    house.hangUp();
    house.pass(0);
    house.welcome();
    house.say(syncOf({ game }));
    expect(table.got.at(-1)).toMatchObject({ game: { from: 10 } });
  });

  it('is not asked for again while it is on its way', () => {
    const { house, connection } = seated();
    const opened = (): number => house.of('open').length;
    const before = opened();
    for (let times = 0; times < 3; times++) connection.reopen(TABLE);
    expect(opened()).toBe(before + 1);
    house.say(syncOf());
    connection.reopen(TABLE);
    expect(opened()).toBe(before + 2);
    // One that could not be opened is asked for again later.
    house.say({ t: 'gone', table: TABLE, code: 'unavailable' });
    house.pass(5_000);
    expect(opened()).toBe(before + 3);
  });

  it('is left when nobody follows it any more', () => {
    const { house, connection } = connect();
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
    const asked = connection.do(TABLE, { type: 'play', after: 3, step: { by: seat(0), type: 'throw' } });
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
    const asked = connection.why(TABLE, { by: seat(0), type: 'throw' });
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(house.of('why')).toHaveLength(1);
    house.say({ t: 'answer', id: 'id1' });
    expect(await asked).toEqual({ ok: true, violation: undefined });
  });

  it.each(['unavailable', 'rate-limited'] as const)(
    'tries again what the house could not do just then (%s), ever later, but not for ever',
    async (code) => {
      const { house, connection } = seated();
      const asked = connection.do(TABLE, { type: 'start' });
      house.say({ t: 'refused', id: 'id1', code });
      for (const wait of [1_000, 2_000, 4_000]) {
        house.pass(wait - 1);
        const { length } = house.of('do');
        expect(await settled(asked)).toBe('waiting');
        house.pass(1);
        expect(house.of('do')).toHaveLength(length + 1);
        house.say({ t: 'refused', id: 'id1', code });
      }
      expect(house.of('do').map(({ id }) => id)).toEqual(['id1', 'id1', 'id1', 'id1']);
      expect(await asked).toEqual({ ok: false, code });
    },
  );

  it('asks at once, when the line is made anew, what it would have asked again later', async () => {
    const { house, connection } = seated();
    const asked = connection.do(TABLE, { type: 'start' });
    house.say({ t: 'refused', id: 'id1', code: 'unavailable' });
    house.hangUp();
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(house.of('do')).toHaveLength(1);
    house.pass(1_000);
    expect(house.of('do')).toHaveLength(1);
    house.say({ t: 'done', id: 'id1' });
    expect(await asked).toEqual({ ok: true });
  });

  it('has a handful of questions under way at once; the others wait their turn, in their order', async () => {
    const { house, connection } = seated();
    const ids = () => house.of('do').map(({ id }) => id);
    const all = Array.from({ length: 20 }, (_, number) => connection.do(TABLE, { type: 'say', text: `${number}` }));
    expect(ids()).toEqual(['id1', 'id2', 'id3', 'id4', 'id5', 'id6', 'id7', 'id8']);
    house.say({ t: 'done', id: 'id3' });
    expect(ids().slice(8)).toEqual(['id9']);
    // One that rests leaves its turn to another.
    house.say({ t: 'refused', id: 'id1', code: 'rate-limited' });
    expect(ids().slice(9)).toEqual(['id10']);
    house.hangUp();
    house.pass(0);
    house.welcome();
    house.say(syncOf());
    expect(ids()).toEqual(['id1', 'id2', 'id4', 'id5', 'id6', 'id7', 'id8', 'id9']);
    for (let number = 1; number <= 20; number++) house.say({ t: 'done', id: `id${number}` });
    expect(ids()).toHaveLength(19);
    expect(await Promise.all(all)).toEqual(all.map(() => ({ ok: true })));
  });

  it('does not ask any more why something was not possible once somebody points elsewhere', async () => {
    const { house, connection } = seated();
    const [first, second, third] = Array.from({ length: 12 }, (_, number) =>
      connection.why(TABLE, { by: seat(0), type: `${number}` }),
    ).slice(-3);
    expect(house.of('why')).toHaveLength(8);
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: true });
    expect(await settled(third!)).toBe('waiting');
    for (let number = 1; number <= 8; number++) house.say({ t: 'answer', id: `id${number}` });
    expect(
      house
        .of('why')
        .map(({ step }) => step.type)
        .slice(8),
    ).toEqual(['11']);
  });

  it('gives up what was asked at a table that is gone', async () => {
    const { house, connection, table } = seated();
    const asked = connection.do(TABLE, { type: 'start' });
    house.say({ t: 'gone', table: TABLE, code: 'unknown' });
    expect(await asked).toEqual({ ok: false, code: 'unknown' });
    expect(table.got.at(-1)).toMatchObject({ t: 'gone' });
  });

  it('is gone when it was refused, unless it is open already', () => {
    const { house, connection } = connect();
    house.welcome();
    const table = follower();
    connection.follow(TABLE, table);
    house.say({ t: 'refused', table: TABLE, code: 'forbidden' });
    expect(table.got).toEqual([{ t: 'gone', table: TABLE, code: 'forbidden' }]);
    house.say(syncOf());
    house.say({ t: 'refused', table: TABLE, code: 'rate-limited' });
    expect(table.got).toHaveLength(2);
  });

  it.each([
    { t: 'gone', table: TABLE, code: 'unavailable' },
    { t: 'refused', table: TABLE, code: 'rate-limited' },
    { t: 'refused', code: 'rate-limited' },
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
        expect(connection.snapshot().state).toBe('lost');
        house.pass(3_749);
        expect(house.of('open')).toHaveLength(times);
        house.pass(1_251);
        expect(house.of('open')).toHaveLength(times + 1);
      }
      house.say(syncOf());
      expect(connection.snapshot().state).toBe('up');
      expect(table.got.map(({ t }) => t)).toEqual(['sync', 'sync']);
      expect(house.of('do').map(({ id }) => id)).toEqual(['id1']);
      house.say({ t: 'done', id: 'id1' });
      expect(await asked).toEqual({ ok: true });
    },
  );

  it('that the house could not keep open is asked again for all that it has not answered', async () => {
    const { house, connection } = seated();
    const asked = connection.do(TABLE, { type: 'start' });
    connection.mark(TABLE, 'fire:1', 'yes');
    house.say({ t: 'gone', table: TABLE, code: 'unavailable' });
    house.say(syncOf());
    expect(house.of('do').map(({ id }) => id)).toEqual(['id1', 'id1']);
    expect(house.of('mark').map(({ id }) => id)).toEqual(['id2', 'id2']);
    house.say({ t: 'done', id: 'id1' });
    expect(await asked).toEqual({ ok: true });
  });

  it('that the house cannot open is not asked for any more once nobody wants it, or it is gone', () => {
    const { house, connection } = connect();
    house.welcome();
    const leave = connection.follow(TABLE, follower());
    house.say({ t: 'refused', table: TABLE, code: 'unavailable' });
    leave();
    expect(connection.snapshot().state).toBe('up');
    connection.follow(TABLE, follower());
    house.say({ t: 'refused', table: TABLE, code: 'unavailable' });
    house.say({ t: 'gone', table: TABLE, code: 'unknown' });
    expect(connection.snapshot().state).toBe('up');
    house.pass(10_000);
    expect(house.of('open')).toHaveLength(2);
  });
});

describe('lists', () => {
  it('are followed across lines, as long as somebody wants them', () => {
    const { house, connection } = connect({ wanted: false });
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
