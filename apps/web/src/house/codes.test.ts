import { describe, expect, it } from 'vitest';
import { codeIn, enterLink, wantedIn } from './codes.ts';

const placeOf = (address: string): { hash: string; search: string } => new URL(address);

describe('the way in on another device', () => {
  it('leads the code there', () => {
    const link = enterLink('https://games.example', 'ABCD-2345');
    expect(link).toBe('https://games.example/me/enter#code=ABCD-2345');
    expect(codeIn(placeOf(link))).toBe('ABCD-2345');
  });

  it('keeps the code from the server that serves the page', () => {
    const { pathname, search } = new URL(enterLink('http://192.168.1.5:8484', 'ABCD-2345'));
    expect(`${pathname}${search}`).not.toContain('ABCD');
  });

  it('also reads a code behind a question mark, and none', () => {
    expect(codeIn(placeOf('http://house/me/enter?code=abcd%202345'))).toBe('abcd 2345');
    expect(codeIn(placeOf('http://house/me/enter'))).toBe('');
  });

  it('knows what somebody wanted who came by it from a locked door', () => {
    expect(wantedIn({ wanted: '/t/AbCdEfGh1234' })).toBe('/t/AbCdEfGh1234');
    for (const state of [null, undefined, 'x', {}, { wanted: 7 }]) expect(wantedIn(state)).toBeUndefined();
  });
});
