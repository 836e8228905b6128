import { LIMITS } from '@wunderkammer/protocol';
import { describe, expect, it } from 'vitest';
import { follower, type House, seated, syncOf, TABLE } from './testing.ts';

const OTHER = 'otherOTHER12';

/** What was noted on the line that is up now, message by message. */
const sent = (house: House): readonly Readonly<Record<string, string>>[] => house.of('mark').map(({ marks }) => marks);
const lastId = (house: House): string => house.of('mark').at(-1)!.id;
const keep = (house: House): void => house.say({ t: 'done', id: lastId(house) });
const refuse = (house: House, code: 'rate-limited' | 'unavailable' | 'forbidden' = 'rate-limited'): void =>
  house.say({ t: 'refused', id: lastId(house), code });
const comeBack = (house: House): void => {
  house.pass(0);
  house.welcome();
  house.say(syncOf());
};

describe('notes', () => {
  it('are sent at once, one message at a time; what is noted meanwhile goes together with the next', () => {
    const { house, connection, table } = seated();
    connection.mark(TABLE, 'a', '1');
    connection.mark(TABLE, 'b', '1');
    connection.mark(TABLE, 'c', '1');
    connection.mark(TABLE, 'b', '2');
    expect(sent(house)).toEqual([{ a: '1' }]);
    expect(connection.marksOf(TABLE)).toEqual({ a: '1', b: '2', c: '1' });
    keep(house);
    expect(sent(house)).toEqual([{ a: '1' }, { b: '2', c: '1' }]);
    expect(table.told).toEqual([{ marks: { a: '1' } }]);
    expect(connection.marksOf(TABLE)).toEqual({ b: '2', c: '1' });
    keep(house);
    expect(sent(house)).toHaveLength(2);
    expect(connection.marksOf(TABLE)).toEqual({});
  });

  it('that replace one which is under way are sent after it', () => {
    const { house, connection } = seated();
    connection.mark(TABLE, 'a', '1');
    connection.mark(TABLE, 'a', '');
    keep(house);
    expect(connection.marksOf(TABLE)).toEqual({ a: '' });
    expect(sent(house)).toEqual([{ a: '1' }, { a: '' }]);
  });

  it('of different tables do not wait for each other', () => {
    const { house, connection } = seated();
    connection.follow(OTHER, follower());
    house.say(syncOf({ table: OTHER }));
    connection.mark(TABLE, 'a', '1');
    connection.mark(OTHER, 'a', '2');
    expect(house.of('mark').map(({ table }) => table)).toEqual([TABLE, OTHER]);
  });

  it('are asked for again under the same name on another line', () => {
    const { house, connection } = seated();
    connection.mark(TABLE, 'a', '1');
    connection.mark(TABLE, 'b', '1');
    const [first] = house.of('mark');
    house.hangUp();
    comeBack(house);
    expect(house.of('mark')).toEqual([first]);
    keep(house);
    expect(sent(house)).toEqual([{ a: '1' }, { b: '1' }]);
  });

  it('make the house be tested soon', () => {
    const { house, connection } = seated();
    connection.mark(TABLE, 'a', '1');
    house.pass(3_000);
    expect(house.of('ping')).toHaveLength(1);
    house.say({ t: 'pong' });
    house.pass(3_000);
    expect(house.of('ping')).toHaveLength(2);
    keep(house);
    house.pass(19_999);
    expect(house.of('ping')).toHaveLength(2);
  });

  it('are sent before a table is left, and not after', () => {
    const { house, connection } = seated();
    const leave = connection.follow(OTHER, follower());
    house.say(syncOf({ table: OTHER }));
    connection.mark(OTHER, 'a', '1');
    connection.mark(OTHER, 'b', '1');
    leave();
    expect(house.of('leave')).toEqual([]);
    keep(house);
    keep(house);
    expect(sent(house)).toEqual([{ a: '1' }, { b: '1' }]);
    expect(house.of('leave')).toEqual([{ t: 'leave', table: OTHER }]);
  });
});

describe('four hundred taps while the line is away', () => {
  it('on thirty cells are one message when it is back', () => {
    const { house, connection } = seated();
    house.hangUp();
    for (let tap = 0; tap < 400; tap++) connection.mark(TABLE, `cell ${tap % 30}`, `tap ${tap}`);
    comeBack(house);
    expect(house.of('mark')).toHaveLength(1);
    const [marks] = sent(house);
    expect(Object.keys(marks!)).toHaveLength(30);
    expect(marks!['cell 9']).toBe('tap 399');
    keep(house);
    expect(house.of('mark')).toHaveLength(1);
  });

  it('on as many cells come in portions, each when the last one was kept, and it is said as long as that takes', () => {
    const { house, connection } = seated();
    house.hangUp();
    for (let tap = 0; tap < 400; tap++) connection.mark(TABLE, `cell ${tap}`, 'x');
    expect(connection.snapshot().catchingUp).toBe(false);
    comeBack(house);
    for (let portion = 1; portion <= 8; portion++) {
      expect(house.of('mark')).toHaveLength(portion);
      expect(connection.snapshot().catchingUp).toBe(true);
      keep(house);
    }
    expect(sent(house).map((marks) => Object.keys(marks).length)).toEqual(Array(8).fill(LIMITS.marksAtOnce));
    expect(Object.keys(Object.assign({}, ...sent(house)))).toHaveLength(400);
    expect(connection.snapshot().catchingUp).toBe(false);
    expect(house.dialled).toHaveLength(2);
  });

  it('are asked for again from where it was when the line is lost in between', () => {
    const { house, connection } = seated();
    house.hangUp();
    for (let tap = 0; tap < 120; tap++) connection.mark(TABLE, `cell ${tap}`, 'x');
    comeBack(house);
    keep(house);
    const second = house.of('mark').at(-1);
    house.hangUp();
    expect(connection.snapshot().catchingUp).toBe(false);
    comeBack(house);
    expect(house.of('mark')).toEqual([second]);
    keep(house);
    keep(house);
    expect(connection.marksOf(TABLE)).toEqual({});
  });
});

it('notes that are made while the line is up are not called catching up, however many wait', () => {
  const { house, connection } = seated();
  for (let tap = 0; tap < 120; tap++) connection.mark(TABLE, `cell ${tap}`, 'x');
  house.say(syncOf());
  expect(connection.snapshot().catchingUp).toBe(false);
});

describe('notes that are refused', () => {
  it('for now are asked for again, ever later, together with what was noted since', () => {
    const { house, connection, table } = seated();
    connection.mark(TABLE, 'a', '1');
    refuse(house);
    connection.mark(TABLE, 'b', '1');
    expect(sent(house)).toHaveLength(1);
    expect(connection.snapshot().catchingUp).toBe(true);
    house.pass(1_000);
    refuse(house, 'unavailable');
    house.pass(1_999);
    expect(sent(house)).toEqual([{ a: '1' }, { a: '1', b: '1' }]);
    house.pass(1);
    keep(house);
    expect(table.told).toEqual([{ marks: { a: '1', b: '1' } }]);
    expect(connection.snapshot().catchingUp).toBe(false);
  });

  it('again and again are taken back, and that is told; the others are sent after them', () => {
    const { house, connection, table } = seated();
    connection.mark(TABLE, 'a', '1');
    for (const wait of [1_000, 2_000, 4_000]) {
      refuse(house);
      house.pass(wait);
    }
    connection.mark(TABLE, 'b', '1');
    expect(table.told).toEqual([]);
    refuse(house);
    expect(table.told).toEqual([{ marks: { a: '1' }, refused: 'rate-limited' }]);
    expect(connection.marksOf(TABLE)).toEqual({ b: '1' });
    expect(sent(house).at(-1)).toEqual({ b: '1' });
    // These are given as much retryDelay as any.
    refuse(house);
    house.pass(1_000);
    keep(house);
    expect(table.told.at(-1)).toEqual({ marks: { b: '1' } });
  });

  it('for what they are are taken back at once, but not what was noted in their place', () => {
    const { house, connection, table } = seated();
    connection.mark(TABLE, 'a', '1');
    keep(house);
    connection.mark(TABLE, 'b', '1');
    connection.mark(TABLE, 'b', '2');
    refuse(house, 'forbidden');
    expect(table.told.at(-1)).toEqual({ marks: {}, refused: 'forbidden' });
    expect(sent(house).at(-1)).toEqual({ b: '2' });
    refuse(house, 'forbidden');
    expect(table.told.at(-1)).toEqual({ marks: { b: '2' }, refused: 'forbidden' });
    expect(connection.marksOf(TABLE)).toEqual({});
  });

  it('because their table is gone are told, too', () => {
    const { house, connection, table } = seated();
    connection.mark(TABLE, 'a', '1');
    connection.mark(TABLE, 'b', '1');
    house.say({ t: 'gone', table: TABLE, code: 'unknown' });
    expect(table.told).toEqual([{ marks: { a: '1', b: '1' }, refused: 'unknown' }]);
    expect(connection.marksOf(TABLE)).toEqual({});
  });

  it('do not make up for a line that the house closes: it is tried again ever later', () => {
    const { house, connection } = seated();
    connection.mark(TABLE, 'a', '1');
    const dialled = (): number => house.dialled.length;
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      house.hangUp(1008);
      const count = dialled();
      house.pass(wait - 1);
      expect(dialled()).toBe(count);
      house.pass(1);
      house.welcome();
      house.say(syncOf());
      expect(sent(house)).toEqual([{ a: '1' }]);
    }
  });
});
