import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Authenticator } from '../auth/authenticator.ts';
import { SESSION_MS } from '../auth/sessions.ts';
import { HouseLock } from './house-lock.ts';
import { People, type Person } from './people.ts';
import { testHouse } from './testing.ts';

const MINUTE = 60_000;

let house: Awaited<ReturnType<typeof testHouse>>;

beforeEach(async () => {
  house = await testHouse();
});

const tokenFor = async (person: Person, table?: string): Promise<string> => {
  const { sessions } = house;
  return sessions.tokenOf(await sessions.begin(person, {}, { ...(table !== undefined && { table }) }));
};

const typed = (code: string): string => code.replaceAll('-', '');

/** A second server on the same store. */
const neighbour = (): { people: People; authenticator: Authenticator } => {
  const { store, world, hooks, invitations, sessions } = house;
  const lock = new HouseLock(store, world, () => {});
  const people = new People(store, world, { lock, invitations, hooks });
  return { people, authenticator: new Authenticator(people, sessions) };
};

describe('somebody', () => {
  it('has a name that can be shown, and an id that cannot be guessed', async () => {
    const anna = await house.people.create('  An\u202ena \u0007 ', 'nl');
    expect(anna).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
      name: 'An na',
      language: 'nl',
      epoch: 0,
      recovery: false,
    });
    expect(await house.people.get(anna.id)).toEqual(anna);
    expect(await neighbour().people.get(anna.id)).toEqual(anna);
  });

  it.each(['', '   ', '\u200d', 'x'.repeat(25)])('is not called %j', async (name) => {
    await expect(house.people.create(name, 'en')).rejects.toMatchObject({ code: 'message' });
  });

  it('is renamed to what can be shown, and to nothing else', async () => {
    const { id } = await house.people.create('Anna', 'nl');
    expect(await house.people.rename(id, ' An\u202ena \u0007', 'nl')).toMatchObject({ name: 'An na' });
    expect(await neighbour().people.get(id)).toMatchObject({ name: 'An na' });
    expect(() => house.people.rename(id, '\u200d', 'nl')).toThrow('this is not a name');
  });

  it('may change their name; another server knows it after a few seconds', async () => {
    const { id } = await house.people.create('Anna', 'nl');
    const other = neighbour();
    await other.people.get(id);
    await house.people.rename(id, 'Ann', 'en');
    expect(await house.people.get(id)).toMatchObject({ name: 'Ann', language: 'en' });
    expect(await other.people.get(id)).toMatchObject({ name: 'Anna' });
    expect(await other.people.get(id, true)).toMatchObject({ name: 'Ann' });
    await house.people.rename(id, 'Anneke', 'nl');
    house.world.time += 3_000;
    expect(await other.people.get(id)).toMatchObject({ name: 'Anneke' });
    await house.people.rename(id, 'Annet', 'nl');
    other.people.outdated(id);
    expect(await other.people.get(id)).toMatchObject({ name: 'Annet' });
  });

  it('loses no change to another one at the same time', async () => {
    const { id } = await house.people.create('Anna', 'nl');
    const codes = await Promise.all([
      house.people.recoveryCode(id),
      neighbour().people.rename(id, 'Ann', 'en'),
      house.people.stay(id),
    ]);
    expect(await house.people.get(id, true)).toMatchObject({ name: 'Ann', recovery: true });
    expect((await house.people.enter(typed(codes[0]))).id).toBe(id);
  });

  it('who cannot come back any more is forgotten; who has a recovery code can', async () => {
    const { people, world } = house;
    const anna = await people.create('Anna', 'nl');
    const bert = await people.create('Bert', 'nl');
    const carla = await people.create('Carla', 'nl');
    const code = await people.recoveryCode(bert.id);
    world.time += SESSION_MS - MINUTE;
    await people.stay(carla.id);
    world.time += MINUTE;
    expect(await people.get(anna.id)).toBeUndefined();
    expect(await people.get(carla.id)).toBeDefined();
    expect(await people.enter(typed(code))).toMatchObject({ id: bert.id });
  });
});

describe('a one-time code', () => {
  it('lets one device in, once', async () => {
    const { people } = house;
    const { id } = await people.create('Anna', 'nl');
    const { code, until } = await people.oneTimeCode(id);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(until).toBe(house.world.time + 10 * MINUTE);
    const tries = await Promise.allSettled(
      [people, neighbour().people, people].map((server) => server.enter(typed(code))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of tries) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'code' });
      else expect(outcome.value).toMatchObject({ id, epoch: 0 });
    }
    expect(house.hooks.signedOutPeople).toEqual([]);
  });

  it('ends after ten minutes', async () => {
    const { id } = await house.people.create('Anna', 'nl');
    const { code } = await house.people.oneTimeCode(id);
    house.world.time += 10 * MINUTE;
    await expect(house.people.enter(typed(code))).rejects.toMatchObject({ code: 'code' });
  });

  it('ends when the person is recovered, which may be because somebody else made it', async () => {
    const { people } = house;
    const { id } = await people.create('Anna', 'nl');
    const recovery = await people.recoveryCode(id);
    const { code } = await people.oneTimeCode(id);
    await people.enter(typed(recovery));
    await expect(people.enter(typed(code))).rejects.toMatchObject({ code: 'code' });
  });

  it('and the recovery code are kept as hashes only', async () => {
    const { people, store } = house;
    const { id } = await people.create('Anna', 'nl');
    const codes = [(await people.oneTimeCode(id)).code, await people.recoveryCode(id)].map(typed);
    const kept = await Promise.all(['person', 'code', 'recovery'].map((kind) => store.list(kind)));
    expect(kept.flat()).toHaveLength(3);
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it.each(['', 'ABCDEFGH', 'ABCDEFGHJ', 'A'.repeat(20)])('that was never made opens nothing: %j', async (code) => {
    await expect(house.people.enter(code)).rejects.toMatchObject({ code: 'code' });
  });
});

describe('the recovery code', () => {
  it('gives a new session and ends all others', async () => {
    const { people, authenticator, hooks } = house;
    const anna = await people.create('Anna', 'nl');
    const old = await tokenFor(anna);
    const program = await tokenFor(anna, 'tableTable12');
    const other = neighbour();
    expect(await other.authenticator.identify(old)).toBeDefined();
    const code = await people.recoveryCode(anna.id);
    expect(code).toMatch(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/);
    expect(await authenticator.identify(old)).toBeDefined();

    const again = await people.enter(typed(code));
    expect(again).toMatchObject({ id: anna.id, epoch: 1, recovery: true });
    expect(hooks.signedOutPeople).toEqual([anna.id]);
    expect(await authenticator.identify(old)).toBeUndefined();
    expect(await authenticator.identify(program)).toBeUndefined();
    // The other server remembers the old epoch, and still knows a newer session when it sees one.
    expect(await other.authenticator.identify(await tokenFor(again))).toMatchObject({ person: { id: anna.id } });
    expect(await other.authenticator.identify(old)).toBeUndefined();
    expect(await house.sessions.list(anna.id)).toHaveLength(1);
  });

  it('stays good until a new one is made', async () => {
    const { people } = house;
    const { id } = await people.create('Anna', 'nl');
    const first = typed(await people.recoveryCode(id));
    await people.enter(first);
    expect(await people.enter(first)).toMatchObject({ epoch: 2 });
    const second = typed(await people.recoveryCode(id));
    await expect(people.enter(first)).rejects.toMatchObject({ code: 'code' });
    expect(await people.enter(second)).toMatchObject({ id, epoch: 3 });
    expect(await house.store.list('recovery', id)).toHaveLength(1);
  });
});

describe('a new recovery code', () => {
  it('ends the old one even if the server stops before the old one is cleared away', async () => {
    const { people, store } = house;
    const { id } = await people.create('Anna', 'nl');
    const first = typed(await people.recoveryCode(id));
    vi.spyOn(store, 'take').mockRejectedValueOnce(new Error('the power went'));
    await expect(people.recoveryCode(id)).rejects.toThrow('the power went');
    expect(await store.list('recovery', id)).toHaveLength(2);
    await expect(people.enter(first)).rejects.toMatchObject({ code: 'code' });
  });

  it('leaves the old one good if the server stops before the person has it', async () => {
    const { people, store } = house;
    const { id } = await people.create('Anna', 'nl');
    const first = typed(await people.recoveryCode(id));
    vi.spyOn(store, 'swap').mockRejectedValueOnce(new Error('the power went'));
    await expect(people.recoveryCode(id)).rejects.toThrow('the power went');
    expect(await people.enter(first)).toMatchObject({ id });
  });
});

describe('removing somebody', () => {
  it('leaves nothing of them', async () => {
    const { people, store, hooks, authenticator } = house;
    const anna = await people.create('Anna', 'nl');
    const bert = await people.create('Bert', 'de');
    const token = await tokenFor(anna);
    const recovery = typed(await people.recoveryCode(anna.id));
    const { code } = await people.oneTimeCode(anna.id);
    await store.put({ kind: 'subscription', key: 'x', value: '{}', owner: anna.id });
    hooks.tables = ['tableTable12'];

    expect(await people.remove(anna.id)).toEqual({
      tables: ['tableTable12'],
      documents: { person: 1, session: 1, recovery: 1, code: 1, subscription: 1 },
    });
    expect(hooks.left).toEqual([anna.id]);
    expect(hooks.signedOutPeople).toEqual([anna.id]);
    expect(await people.get(anna.id)).toBeUndefined();
    expect(await authenticator.identify(token)).toBeUndefined();
    for (const kind of ['session', 'recovery', 'code', 'subscription', 'leaving'])
      expect(await store.list(kind)).toEqual([]);
    for (const gone of [recovery, typed(code)]) {
      await expect(people.enter(gone)).rejects.toMatchObject({ code: 'code' });
    }
    await expect(people.rename(anna.id, 'Anna', 'nl')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await people.get(bert.id)).toEqual(bert);
  });

  it('says what was theirs, of every kind', async () => {
    const { people, store } = house;
    const { id } = await people.create('Anna', 'nl');
    const kinds = ['notes', 'notified', 'seen', 'subscription'];
    for (const kind of kinds) await store.put({ kind, key: 'of Anna', value: '1', owner: id });
    const { documents } = await people.remove(id);
    expect(documents).toEqual({ person: 1, notes: 1, notified: 1, seen: 1, subscription: 1 });
    for (const kind of kinds) expect(await store.list(kind)).toEqual([]);
  });

  it('is finished at the next start if the server stopped in the middle', async () => {
    const { people, hooks, store, authenticator } = house;
    const anna = await people.create('Anna', 'nl');
    const token = await tokenFor(anna);
    const recovery = typed(await people.recoveryCode(anna.id));
    hooks.failure = new Error('the power went');
    await expect(people.remove(anna.id)).rejects.toThrow('the power went');
    // Nobody is Anna any more, by no way.
    expect(await authenticator.identify(token)).toBeUndefined();
    await expect(people.enter(recovery)).rejects.toMatchObject({ code: 'code' });
    await expect(people.rename(anna.id, 'Anna', 'nl')).rejects.toMatchObject({ code: 'unauthenticated' });

    hooks.failure = undefined;
    await neighbour().people.finishRemovals();
    expect(hooks.left).toEqual([anna.id]);
    for (const kind of ['person', 'recovery', 'leaving']) expect(await store.list(kind)).toEqual([]);
  });
});
