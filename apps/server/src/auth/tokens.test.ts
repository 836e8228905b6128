import { beforeEach, describe, expect, it } from 'vitest';
import { TestWorld, testStore } from '../people/testing.ts';
import type { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { Tokens } from './tokens.ts';

const SESSION = 'Session890123456';

let store: SqliteStore;
let tokens: Tokens;

beforeEach(async () => {
  const world = new TestWorld();
  store = await testStore(world);
  tokens = await Tokens.open(store, world);
});

describe('a token', () => {
  it('names its session', () => {
    const token = tokens.of(SESSION);
    expect(tokens.read(token)).toBe(SESSION);
    expect(token.length).toBeLessThan(200);
  });

  it('is worth nothing after any change of a single character', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    const token = tokens.of(SESSION);
    for (let at = 0; at < token.length; at++) {
      for (const letter of alphabet) {
        if (letter === token[at]) continue;
        expect(tokens.read(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined();
      }
      expect(tokens.read(token.slice(0, at))).toBeUndefined();
      expect(tokens.read(token.slice(0, at) + token.slice(at + 1))).toBeUndefined();
    }
    for (const more of [' ', '=', '.', '\n', '\0', 'A']) {
      expect(tokens.read(token + more)).toBeUndefined();
      expect(tokens.read(more + token)).toBeUndefined();
    }
  });

  it('of another house is worth nothing', () => {
    expect(tokens.read(new Tokens(Buffer.alloc(32, 1)).of(SESSION))).toBeUndefined();
  });
});

describe('the secret of the house', () => {
  it('is the same after a restart, and for servers that start together', async () => {
    await store.take('house', 'secret');
    const servers = await Promise.all(['one', 'two', 'three'].map((name) => Tokens.open(store, new TestWorld(name))));
    const again = await Tokens.open(store, new TestWorld('four'));
    const token = servers[0]!.of(SESSION);
    for (const server of [...servers, again]) expect(server.read(token)).toBe(SESSION);
    expect(JSON.parse((await store.get('house', 'secret'))!.value)).toHaveLength(43);
  });
});
