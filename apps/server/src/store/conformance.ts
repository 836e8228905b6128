import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendOf, headOf } from './samples.ts';
import { type Document, type Head, type HeadQuery, type Store, StoreFault } from './store.ts';

/** Where a store under test keeps its things. */
export interface StorePlace {
  /** Opens it by this clock. What one open store kept, the next one finds. */
  readonly open: (now: () => number) => Promise<Store>;
  /** Whether several servers may have it open at once. */
  readonly shared: boolean;
  /** Changes a letter of a kept event behind the back of the store, which is closed. */
  readonly spoil: (table: string, version: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const member = (person: string, waited = false): Head['members'][number] => ({ person, waited });

/** What every store promises, run against an implementation. */
export const describeStore = (name: string, fresh: () => Promise<StorePlace>): void => {
  describe(name, () => {
    let place: StorePlace;
    let store: Store;
    /** Another server's, where several can share it; otherwise the same. */
    let other: Store;
    let time: number;
    const now = (): number => time;

    beforeEach(async () => {
      time = 1_000_000;
      place = await fresh();
      store = await place.open(now);
      other = place.shared ? await place.open(now) : store;
    });
    afterEach(async () => {
      await Promise.all([store.close(), other.close()]);
      await place.remove();
    });
    const reopen = async (): Promise<void> => {
      await Promise.all([store.close(), other.close()]);
      store = await place.open(now);
      other = place.shared ? await place.open(now) : store;
    };

    /** The events of a table about which nothing is wrong. */
    const eventsOf = async (table: string, from: number, by = store): Promise<readonly string[]> => {
      const { events, damage } = await by.events(table, from);
      expect(damage).toBeUndefined();
      return events;
    };

    describe('events', () => {
      it('come back in order, from any version on, also after reopening', async () => {
        expect(await store.append([appendOf('t', 2, ['"a"', '"b"'])])).toEqual(['kept']);
        expect(await store.append([appendOf('t', 3, ['"c"'])])).toEqual(['kept']);
        await reopen();
        expect(await eventsOf('t', 0)).toEqual(['"a"', '"b"', '"c"']);
        expect(await eventsOf('t', 2, other)).toEqual(['"c"']);
        expect(await eventsOf('t', 3)).toEqual([]);
        expect(await eventsOf('t', 99)).toEqual([]);
        expect(await eventsOf('nowhere', 0)).toEqual([]);
      });

      it('are refused when their version is not the next one, and nothing changes then', async () => {
        await store.append([appendOf('t', 2, ['1', '2'], { card: '"first"' })]);
        for (const version of [1, 2, 4, 5]) {
          expect(await store.append([appendOf('t', version, ['9'], { card: '"no"', status: 'over' })])).toEqual([
            'conflict',
          ]);
        }
        expect(await store.append([appendOf('new', 2, ['9'])])).toEqual(['conflict']);
        expect(await eventsOf('t', 0)).toEqual(['1', '2']);
        expect(await store.head('t')).toEqual(headOf('t', 2, { card: '"first"' }));
        expect(await store.head('new')).toBeUndefined();
      });

      it('leave the head that came with the last of them, whatever was refused between', async () => {
        const [first, second] = [
          { card: '"first"', members: [member('ann')] },
          { card: '"second"', members: [member('bob', true), member('ann')] },
        ];
        await store.append([appendOf('t', 1, ['1'], first)]);
        const rounds = [
          // There and back again, at once and one by one.
          [appendOf('t', 2, ['2'], second), appendOf('t', 3, ['3'], first)],
          [appendOf('t', 4, ['4'], second)],
          [appendOf('t', 5, ['5'], first)],
          // Refused, and then the same.
          [appendOf('t', 5, ['no'], second), appendOf('t', 6, ['6'], second)],
          [appendOf('t', 6, ['no'], first)],
          [appendOf('t', 7, ['7'], first)],
        ];
        for (const round of rounds) {
          const answers = await store.append(round);
          const { head } = round.findLast((_, index) => answers[index] === 'kept') ?? rounds[3]![1]!;
          expect(await other.head('t')).toEqual(head);
        }
        expect(await eventsOf('t', 0)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
        expect(await store.heads({ person: 'bob', limit: 9 })).toEqual([]);
      });

      it('of several tables are kept together, each by its own version', async () => {
        await store.append([appendOf('b', 1, ['1'])]);
        const answers = await store.append([
          appendOf('a', 1, ['1']),
          appendOf('b', 1, ['no']),
          appendOf('c', 3, ['1', '2', '3']),
          appendOf('a', 2, ['2']),
          appendOf('a', 2, ['no']),
        ]);
        expect(answers).toEqual(['kept', 'conflict', 'kept', 'kept', 'conflict']);
        expect(await eventsOf('a', 0)).toEqual(['1', '2']);
        expect(await eventsOf('b', 0)).toEqual(['1']);
        expect(await eventsOf('c', 0)).toEqual(['1', '2', '3']);
        expect(await store.append([])).toEqual([]);
      });

      it('of two writers for the same version: one is kept', async () => {
        for (let version = 1; version <= 30; version++) {
          const writers = [store, other, store, other].map(async (writer, index) => {
            const [answer] = await writer.append([appendOf('t', version, [`${version}.${index}`])]);
            return answer === 'kept' ? [`${version}.${index}`] : [];
          });
          const kept = (await Promise.all(writers)).flat();
          expect(kept).toHaveLength(1);
          expect(await eventsOf('t', version - 1)).toEqual(kept);
        }
        expect((await other.head('t'))?.version).toBe(30);
      });

      it('of two writers, many tables in opposite order: each table is kept once', async () => {
        const tables = Array.from({ length: 40 }, (_, index) => `t${index}`);
        for (let version = 1; version <= 5; version++) {
          const [forth, back] = await Promise.all([
            store.append(tables.map((table) => appendOf(table, version, ['"forth"']))),
            other.append(tables.toReversed().map((table) => appendOf(table, version, ['"back"']))),
          ]);
          const winners = tables.map((_, index) => [forth[index], back[tables.length - 1 - index]].sort());
          expect(winners).toEqual(tables.map(() => ['conflict', 'kept']));
        }
        for (const table of tables) expect(await eventsOf(table, 0)).toHaveLength(5);
      });

      it('asked for without waiting are kept in the order of the calls, all tables together', async () => {
        const calls = Array.from({ length: 100 }, (_, round) =>
          ['a', 'b', 'c'].map((table) => store.append([appendOf(table, round + 1, [`${round}`])])),
        ).flat();
        expect(new Set((await Promise.all(calls)).flat())).toEqual(new Set(['kept']));
        const expected = Array.from({ length: 100 }, (_, round) => `${round}`);
        for (const table of ['a', 'b', 'c']) expect(await eventsOf(table, 0)).toEqual(expected);
      });

      it('one call that is a mistake fails alone', async () => {
        const wrong = { ...appendOf('wrong', 1, ['1']), head: headOf('wrong', 1, { card: undefined as never }) };
        const [before, mistake, after] = await Promise.allSettled([
          store.append([appendOf('a', 1, ['1'])]),
          store.append([wrong]),
          store.append([appendOf('a', 2, ['2']), appendOf('b', 1, ['1'])]),
        ]);
        expect(before).toEqual({ status: 'fulfilled', value: ['kept'] });
        expect(mistake.status).toBe('rejected');
        expect(after).toEqual({ status: 'fulfilled', value: ['kept', 'kept'] });
        expect(await eventsOf('a', 0)).toEqual(['1', '2']);
        expect(await store.head('wrong')).toBeUndefined();
        expect(await eventsOf('wrong', 0)).toEqual([]);
      });

      it('may be many and large, and any text', async () => {
        const texts = [
          '',
          '♞ Zauberstäbe 火蜥蜴 🔥',
          '\u0000',
          '\ud800',
          "'; DROP TABLE events; --",
          '\u2028\u{10ffff}',
        ].map((text) => JSON.stringify(text));
        const large = JSON.stringify('Salamander 🦎 '.repeat(150_000));
        const many = Array.from({ length: 10_000 }, (_, index) => `{"n":${index}}`);
        const table = 'Tisch "♞"; 1';
        const all = [...texts, large, ...many];
        expect(await store.append([appendOf(table, all.length, all)])).toEqual(['kept']);
        await reopen();
        expect(await eventsOf(table, 0)).toEqual(all);
        expect(await eventsOf(table, all.length - 2)).toEqual(['{"n":9998}', '{"n":9999}']);
      });

      it('stay right over thousands of small appends', async () => {
        const tables = Array.from({ length: 25 }, (_, index) => `t${index}`);
        for (let version = 1; version <= 400; version++) {
          await store.append(tables.map((table) => appendOf(table, version, [`"${table} ${version}"`])));
          if (version % 97 === 0) {
            const table = tables[version % tables.length]!;
            const recent = (await eventsOf(table, version - 90)).map((event) => JSON.parse(event));
            expect(recent).toEqual(Array.from({ length: 90 }, (_, index) => `${table} ${version - 89 + index}`));
          }
        }
        await reopen();
        for (const table of tables) {
          const all = Array.from({ length: 400 }, (_, index) => `"${table} ${index + 1}"`);
          expect(await eventsOf(table, 0)).toEqual(all);
        }
      });

      it('can be put in other words, recent and old ones', async () => {
        const events = Array.from({ length: 9_000 }, (_, index) => `${index}`);
        await store.append([appendOf('t', 9_000, events)]);
        await store.append([appendOf('t', 9_001, ['9000'])]);
        await store.rewrite(
          't',
          new Map([
            [3, '"gone"'],
            [9_000, '"gone too"'],
          ]),
        );
        expect((await eventsOf('t', 0, other)).slice(0, 5)).toEqual(['0', '1', '2', '"gone"', '4']);
        expect(await eventsOf('t', 8_999)).toEqual(['8999', '"gone too"']);
        expect((await store.head('t'))?.version).toBe(9_001);
        const rewrite = (table: string, version: number): Promise<void> =>
          store.rewrite(
            table,
            new Map([
              [0, '"no"'],
              [version, '"no"'],
            ]),
          );
        await expect(rewrite('t', 9_001)).rejects.toThrow('has no event 9001');
        await expect(rewrite('t', -1)).rejects.toThrow('has no event -1');
        await expect(rewrite('nowhere', 0)).rejects.toThrow('has no event 0');
        expect((await eventsOf('t', 0))[0]).toBe('0');
        // What comes after them is as sound as before.
        expect(await store.append([appendOf('t', 9_002, ['9001'])])).toEqual(['kept']);
        await reopen();
        expect(await eventsOf('t', 0)).toHaveLength(9_002);
      });
    });

    describe('a table of which an event was changed behind its back', () => {
      const many = Array.from({ length: 5_000 }, (_, index) => `"event ${index}"`);
      const spoilt = async (table: string, version: number): Promise<void> => {
        await store.close();
        if (place.shared) await other.close();
        await place.spoil(table, version);
        store = await place.open(now);
        other = place.shared ? await place.open(now) : store;
      };

      it.each([0, 3, 4_998, 4_999])('is read up to there (%d), set aside, and the only one', async (version) => {
        await store.append([appendOf('t', 5_000, many, { due: 5 }), appendOf('u', 3, ['1', '2', '3'], { due: 6 })]);
        expect(await store.aside()).toEqual([]);
        await spoilt('t', version);
        const damage = { sound: version, told: 5_000 };
        expect(await store.events('t', 0)).toEqual({ events: many.slice(0, version), damage });
        expect(await eventsOf('u', 0)).toEqual(['1', '2', '3']);
        expect(await other.aside()).toEqual([{ table: 't', ...damage }]);
        // Nothing has to be done there any more, until somebody says so.
        expect((await store.heads({ dueBefore: 10, limit: 9 })).map(({ table }) => table)).toEqual(['u']);
        await reopen();
        expect(await other.aside()).toEqual([{ table: 't', ...damage }]);
        expect((await store.events('t', 0)).damage).toEqual(damage);
      });

      it('is found so from another version on, too', async () => {
        await store.append([appendOf('t', 5, ['1', '2', '3', '4', '5'])]);
        await spoilt('t', 3);
        expect(await store.events('t', 1)).toEqual({ events: ['2', '3'], damage: { sound: 3, told: 5 } });
      });

      it('is not made sound by other words before that event', async () => {
        await store.append([appendOf('t', 5, ['1', '2', '3', '4', '5'])]);
        await spoilt('t', 3);
        await store.rewrite('t', new Map([[1, '"other"']]));
        expect(await store.events('t', 0)).toEqual({ events: ['1', '"other"', '3'], damage: { sound: 3, told: 5 } });
        await expect(store.rewrite('t', new Map([[4, '"no"']]))).rejects.toThrow('has no event 4');
      });

      it('goes on from what is sound once that is accepted, also with nothing', async () => {
        const members = [member('anna')];
        await store.append([appendOf('t', 5_000, many, { members }), appendOf('u', 2, ['1', '2'], { members })]);
        await spoilt('t', 7);
        await spoilt('u', 0);
        expect((await store.events('t', 0)).damage).toEqual({ sound: 7, told: 5_000 });
        expect(await store.events('u', 0)).toEqual({ events: [], damage: { sound: 0, told: 2 } });
        await Promise.all([store.cut('t', 7), store.cut('u', 0)]);
        expect(await store.aside()).toEqual([]);
        expect(await eventsOf('t', 0, other)).toEqual(many.slice(0, 7));
        expect((await store.head('t'))?.version).toBe(7);
        expect(await store.append([appendOf('t', 8, ['"on"'], { members })])).toEqual(['kept']);
        // Of the other there is nothing left; another table may have its name.
        expect(await eventsOf('u', 0)).toEqual([]);
        expect(await store.head('u')).toBeUndefined();
        expect((await store.heads({ person: 'anna', limit: 9 })).map(({ table }) => table)).toEqual(['t']);
        expect(await store.append([appendOf('u', 1, ['"new"'], { members })])).toEqual(['kept']);
        await reopen();
        expect(await eventsOf('t', 0)).toEqual([...many.slice(0, 7), '"on"']);
        expect(await eventsOf('u', 0)).toEqual(['"new"']);
      });
    });

    describe('heads', () => {
      it('are what the last append said', async () => {
        const first = headOf('t', 1, { members: [member('anna', true), member('bert')], due: 17, listed: true });
        const second = headOf('t', 2, { status: 'over', touched: 2_000, members: [member('bert', true)], card: '"♞"' });
        await store.append([{ head: first, events: ['1'] }]);
        expect(await other.head('t')).toEqual(first);
        await store.append([{ head: second, events: ['2'] }]);
        expect(await other.head('t')).toEqual(second);
        await reopen();
        expect(await store.head('t')).toEqual(second);
        expect(await store.head('nowhere')).toBeUndefined();
      });

      it('can change without an event, at the version they have', async () => {
        await store.append([appendOf('t', 1, ['1'])]);
        expect(await store.append([appendOf('t', 1, [], { due: 5 })])).toEqual(['kept']);
        expect(await store.append([appendOf('t', 2, [], { due: 9 })])).toEqual(['conflict']);
        expect((await store.head('t'))?.due).toBe(5);
        expect(await eventsOf('t', 0)).toEqual(['1']);
      });

      it('tell the versions of many tables at once', async () => {
        await store.append([appendOf('t', 2, ['1', '2']), appendOf('u', 1, ['1'])]);
        expect(await other.versions(['t', 'nowhere', 'u'])).toEqual(
          new Map([
            ['t', 2],
            ['u', 1],
          ]),
        );
        expect(await other.versions([])).toEqual(new Map());
      });

      const found = async (query: Partial<HeadQuery>): Promise<string[]> =>
        (await other.heads({ limit: 100, ...query })).map(({ table }) => table);

      it('are found by every condition, alone and together', async () => {
        await store.append([
          appendOf('a', 1, ['1'], { touched: 10, listed: true, status: 'waiting', members: [member('anna')] }),
          appendOf('b', 1, ['1'], { touched: 40, listed: true, due: 300, members: [member('anna'), member('bert')] }),
          appendOf('c', 1, ['1'], { touched: 20, due: 100, members: [member('bert', true)] }),
          appendOf('d', 1, ['1'], { touched: 30, due: 200, status: 'over', members: [member('anna', true)] }),
          appendOf('e', 1, ['1'], { touched: 50, status: 'archived', listed: true }),
        ]);
        expect(await found({})).toEqual(['e', 'b', 'd', 'c', 'a']);
        expect(await found({ limit: 2 })).toEqual(['e', 'b']);
        expect(await found({ person: 'anna' })).toEqual(['b', 'd', 'a']);
        expect(await found({ person: 'bert' })).toEqual(['b', 'c']);
        expect(await found({ person: 'nobody' })).toEqual([]);
        expect(await found({ listed: true })).toEqual(['e', 'b', 'a']);
        expect(await found({ status: ['waiting', 'over'] })).toEqual(['d', 'a']);
        expect(await found({ status: ['playing'] })).toEqual(['b', 'c']);
        expect(await found({ status: [] })).toEqual([]);
        expect(await found({ status: ['over'], untouchedSince: 31 })).toEqual(['d']);
        expect(await found({ listed: true, status: ['archived'] })).toEqual(['e']);
        expect(await found({ dueBefore: 200 })).toEqual(['c', 'd']);
        expect(await found({ dueBefore: 199 })).toEqual(['c']);
        expect(await found({ dueBefore: 1_000 })).toEqual(['c', 'd', 'b']);
        expect(await found({ dueBefore: 1_000, limit: 1 })).toEqual(['c']);
        expect(await found({ untouchedSince: 30 })).toEqual(['c', 'a']);
        expect(await found({ listed: true, status: ['waiting', 'playing'] })).toEqual(['b', 'a']);
        expect(await found({ person: 'anna', dueBefore: 1_000, status: ['playing', 'over'] })).toEqual(['d', 'b']);
        expect(await found({ person: 'anna', listed: true, untouchedSince: 40, dueBefore: 1_000 })).toEqual([]);
        expect(await found({ person: 'anna', listed: true, untouchedSince: 40 })).toEqual(['a']);
      });

      it('follow who comes and goes', async () => {
        const sit = async (version: number, ...members: readonly Head['members'][number][]): Promise<void> => {
          expect(await store.append([appendOf('t', version, ['1'], { members })])).toEqual(['kept']);
        };
        const tables = async (): Promise<number[]> =>
          Promise.all(['anna', 'bert', 'cleo'].map(async (person) => (await found({ person })).length));
        await sit(1, member('anna'));
        expect(await tables()).toEqual([1, 0, 0]);
        await sit(2, member('anna'), member('bert', true));
        expect(await tables()).toEqual([1, 1, 0]);
        await reopen();
        await sit(3, member('cleo'), member('bert'), member('cleo', true));
        expect(await tables()).toEqual([0, 1, 1]);
        expect((await store.head('t'))?.members).toEqual([member('cleo'), member('bert'), member('cleo', true)]);
        await sit(4);
        expect(await tables()).toEqual([0, 0, 0]);
        expect(await store.append([appendOf('t', 3, ['no'], { members: [member('anna')] })])).toEqual(['conflict']);
        expect(await tables()).toEqual([0, 0, 0]);
      });

      it('follow what is due and listed', async () => {
        await store.append([appendOf('t', 1, ['1'], { due: 5, listed: true })]);
        await store.append([appendOf('t', 2, ['1'], { due: null, listed: false })]);
        expect([await found({ dueBefore: 1e15 }), await found({ listed: true })]).toEqual([[], []]);
        await store.append([appendOf('t', 3, ['1'], { due: 7, listed: true })]);
        expect([await found({ dueBefore: 7 }), await found({ listed: true })]).toEqual([['t'], ['t']]);
      });
    });

    describe('documents', () => {
      const code: Document = { kind: 'code', key: 'k', value: '{"a":1}' };

      it('are kept by kind and key, replaced, and come back as they were', async () => {
        const owned: Document = { kind: 'push', key: 'k', value: '"♞"', owner: 'anna', expires: time + 5 };
        await Promise.all([store.put(code), store.put(owned)]);
        expect(await other.get('code', 'k')).toEqual(code);
        expect(await other.get('push', 'k')).toEqual(owned);
        await store.put({ kind: 'push', key: 'k', value: '2' });
        await reopen();
        expect(await store.get('push', 'k')).toEqual({ kind: 'push', key: 'k', value: '2' });
        expect(await store.get('push', 'K')).toBeUndefined();
        expect(await store.get('none', 'k')).toBeUndefined();
      });

      it('are swapped only against what is expected', async () => {
        expect(await store.swap(code, '"something"')).toBe(false);
        expect(await store.get('code', 'k')).toBeUndefined();
        expect(await store.swap(code, undefined)).toBe(true);
        expect(await store.swap({ ...code, value: '2' }, undefined)).toBe(false);
        expect(await store.swap({ ...code, value: '2' }, '{"a": 1}')).toBe(false);
        expect(await store.swap({ ...code, value: '2', owner: 'anna' }, code.value)).toBe(true);
        expect(await store.get('code', 'k')).toEqual({ ...code, value: '2', owner: 'anna' });
      });

      it('are swapped by one of several, from nothing and from something', async () => {
        let expected: string | undefined;
        for (let round = 0; round < 20; round++) {
          const values = Array.from({ length: 8 }, (_, index) => `"${round}.${index}"`);
          const done = await Promise.all(
            values.map((value, index) => (index % 2 ? store : other).swap({ ...code, value }, expected)),
          );
          expect(done.filter(Boolean)).toHaveLength(1);
          expected = values[done.indexOf(true)];
          expect((await store.get('code', 'k'))?.value).toBe(expected);
        }
      });

      it('are taken by one of several', async () => {
        for (let round = 0; round < 20; round++) {
          await store.put(code);
          const taken = await Promise.all(
            Array.from({ length: 8 }, (_, index) => (index % 2 ? store : other).take('code', 'k')),
          );
          expect(taken.filter((document) => document !== undefined)).toEqual([code]);
          expect(await store.get('code', 'k')).toBeUndefined();
        }
      });

      it('are not found from their end on, by whatever way', async () => {
        const short: Document = { ...code, owner: 'anna', expires: time + 10 };
        await store.put(short);
        time += 9;
        expect(await store.get('code', 'k')).toEqual(short);
        expect(await store.swap({ ...short, value: '2' }, undefined)).toBe(false);
        time += 1;
        expect(await store.get('code', 'k')).toBeUndefined();
        expect(await store.take('code', 'k')).toBeUndefined();
        expect(await store.list('code')).toEqual([]);
        expect(await store.list('code', 'anna')).toEqual([]);
        expect(await store.swap({ ...code, value: '3' }, short.value)).toBe(false);
        expect(await store.swap({ ...code, value: '3' }, undefined)).toBe(true);
        expect(await store.get('code', 'k')).toEqual({ ...code, value: '3' });
      });

      it('are swept away when they have ended, and no others', async () => {
        await Promise.all([
          store.put({ ...code, key: 'a', expires: 10 }),
          store.put({ ...code, key: 'b', expires: 11 }),
          store.put({ ...code, key: 'c' }),
        ]);
        await store.sweep(10);
        time = 0;
        expect((await store.list('code')).map(({ key }) => key)).toEqual(['b', 'c']);
      });

      it('are listed by kind and owner, in the order of their keys, and forgotten by owner', async () => {
        const put = (kind: string, key: string, owner?: string): Promise<void> =>
          store.put({ kind, key, value: '1', ...(owner !== undefined && { owner }) });
        await Promise.all([put('x', '2', 'anna'), put('x', '1', 'anna'), put('x', '3', 'bert'), put('x', '4')]);
        await put('y', '1', 'anna');
        const keys = async (kind: string, owner?: string): Promise<string[]> =>
          (await other.list(kind, owner)).map(({ key }) => key);
        expect(await keys('x')).toEqual(['1', '2', '3', '4']);
        expect(await keys('x', 'anna')).toEqual(['1', '2']);
        expect(await keys('x', 'nobody')).toEqual([]);
        await store.forget('anna');
        expect([await keys('x'), await keys('y')]).toEqual([['3', '4'], []]);
      });
    });

    describe('leases', () => {
      const LONG = 3_600_000;

      it('are held by one at a time, who can renew them and let them go', async () => {
        expect(await store.lease('bots', 'ann', LONG)).toBe(true);
        expect(await other.lease('bots', 'bob', LONG)).toBe(false);
        expect(await other.lease('clocks', 'bob', LONG)).toBe(true);
        expect(await store.lease('bots', 'ann', LONG)).toBe(true);
        await other.release('bots', 'bob');
        expect(await other.lease('bots', 'bob', LONG)).toBe(false);
        await store.release('bots', 'ann');
        await store.release('nothing', 'ann');
        expect(await other.lease('bots', 'bob', LONG)).toBe(true);
        expect(await store.lease('bots', 'ann', LONG)).toBe(false);
      });

      it('of several who ask at once one gets it', async () => {
        for (let round = 0; round < 10; round++) {
          const asked = Array.from({ length: 8 }, (_, index) =>
            (index % 2 ? store : other).lease(`round ${round}`, `holder ${index}`, LONG),
          );
          expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
        }
      });

      it('end by the time of the store, whatever the clock of the one who asks says', async () => {
        expect(await store.lease('bots', 'ann', 150)).toBe(true);
        expect(await store.lease('clocks', 'ann', LONG)).toBe(true);
        // A clock that is wrong by a day, both ways.
        time += 86_400_000;
        expect(await other.lease('clocks', 'bob', LONG)).toBe(false);
        time -= 2 * 86_400_000;
        await store.sweep(time);
        const asked = performance.now();
        await expect.poll(() => other.lease('bots', 'bob', LONG), { interval: 10, timeout: 5_000 }).toBe(true);
        expect(performance.now() - asked).toBeLessThan(2_000);
        expect(await store.lease('bots', 'ann', LONG)).toBe(false);
        expect(await other.lease('clocks', 'bob', LONG)).toBe(false);
      });
    });

    it('counts tables by status and documents by kind', async () => {
      expect(await store.count()).toEqual({
        tables: { waiting: 0, playing: 0, over: 0, archived: 0 },
        documents: {},
      });
      await store.append([
        appendOf('a', 1, ['1'], { status: 'playing' }),
        appendOf('b', 1, ['1'], { status: 'playing' }),
        appendOf('c', 1, ['1'], { status: 'over' }),
      ]);
      await store.append([appendOf('b', 2, ['2'], { status: 'archived' })]);
      for (const key of ['1', '2']) await store.put({ kind: 'person', key, value: '1' });
      await store.put({ kind: 'house', key: '1', value: '1' });
      expect(await other.count()).toEqual({
        tables: { waiting: 0, playing: 1, over: 1, archived: 1 },
        documents: { person: 2, house: 1 },
      });
    });

    it('proves that something can be kept, and leaves nothing behind', async () => {
      await store.prove();
      expect(await other.count()).toMatchObject({ documents: {} });
      expect(store.remarks).toEqual([]);
    });

    it('finishes what was asked before it is closed, and refuses what comes after', async () => {
      const asked = [store.append([appendOf('t', 1, ['1'])]), store.append([appendOf('t', 2, ['2'])])];
      const put = store.put({ kind: 'k', key: 'k', value: '1' });
      await Promise.all([store.close(), store.close()]);
      expect(await Promise.all(asked)).toEqual([['kept'], ['kept']]);
      await put;
      await expect(store.head('t')).rejects.toThrow(StoreFault);
      await expect(store.append([appendOf('t', 3, ['3'])])).rejects.toThrow(StoreFault);
      await store.close();
      await reopen();
      expect(await eventsOf('t', 0)).toEqual(['1', '2']);
      expect((await store.get('k', 'k'))?.value).toBe('1');
    });
  });
};
