import { CODES } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, api } from './api.ts';
import de from './words/de.ts';
import en from './words/en.ts';
import nl from './words/nl.ts';

const asked = vi.fn<typeof fetch>();
const answerWith = (status: number, body?: unknown, headers: Record<string, string> = {}): void => {
  asked.mockResolvedValueOnce(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }));
};
let onLine = true;

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  onLine = true;
});

const error = (is: ApiError, more: object = {}) => ({ type: 'error', error: is, ...more });

describe('asking the house', () => {
  it('gives what was answered', async () => {
    answerWith(200, { protocol: 1, locked: false, me: null });
    expect(await api.house()).toEqual({ type: 'done', value: { protocol: 1, locked: false, me: null } });
    expect(asked).toHaveBeenCalledWith('/api/house', expect.objectContaining({ method: 'GET' }));
  });

  it('says what it wants as JSON', async () => {
    answerWith(201, { table: 'abcdefghijkl' });
    const setup = {
      game: 'drei-magier',
      options: {},
      seats: 3,
      aids: 'none',
      clock: { type: 'none', away: 86_400 },
      watch: 'public',
      listed: false,
      games: 1,
    } as const;
    const seating = { seat: 1, bots: [{ seat: 0, as: 'dodo' }] };
    expect(await api.open(setup, 'Anna', seating)).toEqual({ type: 'done', value: { table: 'abcdefghijkl' } });
    const [path, request] = asked.mock.calls[0]!;
    expect(path).toBe('/api/tables');
    expect(JSON.parse(String(request?.body))).toEqual({ setup, name: 'Anna', ...seating });
  });

  it('takes an answer without words', async () => {
    answerWith(204);
    expect(await api.logOut()).toEqual({ type: 'done', value: undefined });
  });

  it.each(CODES)('knows the refusal %s', async (code) => {
    answerWith(400, { code, message: 'no' });
    expect(await api.logIn('ABCD', false)).toEqual(error(code));
  });

  it('says that one wants to be another one instead only where that is so', async () => {
    for (const [replace, body] of [
      [false, { code: 'ABCD' }],
      [true, { code: 'ABCD', replace: true }],
    ] as const) {
      answerWith(400, { code: 'code', message: 'no' });
      await api.logIn('ABCD', replace);
      expect(asked).toHaveBeenLastCalledWith('/api/me/login', expect.objectContaining({ body: JSON.stringify(body) }));
    }
  });

  it('says how long to wait', async () => {
    answerWith(429, { code: 'rate-limited', message: 'slower' }, { 'retry-after': '30' });
    expect(await api.oneTimeCode()).toEqual(error('rate-limited', { wait: 30 }));
  });

  it('tells a house that is away from being offline', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await api.house()).toEqual(error('unreachable'));
    onLine = false;
    expect(await api.house()).toEqual(error('offline'));
  });

  it.each([404, 502])('takes somebody else’s %i for a house that is away', async (status) => {
    asked.mockResolvedValueOnce(new Response('<html>', { status }));
    expect(await api.house()).toEqual(error('unreachable'));
  });

  it('knows that a proxy asks for patience, too', async () => {
    asked.mockResolvedValueOnce(new Response('<html>', { status: 429 }));
    expect(await api.house()).toEqual(error('rate-limited'));
  });

  it.each([{ protocol: 'two' }, 'nothing', null])(
    'takes an answer of another form for another version: %j',
    async (body) => {
      answerWith(200, body);
      expect(await api.house()).toEqual(error('version'));
    },
  );
});

describe('words for error', () => {
  const troubles: readonly ApiError[] = [...CODES, 'offline', 'unreachable', 'version'];
  it.each([
    ['en', en],
    ['nl', nl],
    ['de', de],
  ] as const)('%s has some for each', (_, words) => {
    for (const one of troubles) {
      expect(words.error[one].title).not.toBe('');
      expect(words.error[one].text).toMatch(/\.$/);
    }
  });
});
