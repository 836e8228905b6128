import { expect, it } from 'vitest';
import { isAllowedOrigin, type RequestSource } from './csrf.ts';

const AT_HOME: RequestSource = {
  origin: undefined,
  host: 'games.example:8484',
  secure: false,
  cookie: true,
  bearer: false,
};

it.each<[boolean, Partial<RequestSource>, string?]>([
  // The page of this house.
  [true, { origin: 'http://games.example:8484' }],
  [true, { origin: 'http://games.example:8484', host: 'GAMES.example:8484' }],
  [true, { origin: 'https://games.example', host: 'games.example', secure: true }],
  [true, { origin: 'https://games.example', host: 'games.example' }],
  [true, { origin: 'https://games.example', host: 'inside:8484' }, 'https://games.example/'],
  [true, { origin: 'http://[::1]:8484', host: '[::1]:8484' }],
  // Others.
  [false, { origin: 'http://evil.example' }],
  [false, { origin: 'http://games.example' }],
  [false, { origin: 'http://games.example:84840' }],
  [false, { origin: 'http://games.example:8484.evil.example' }],
  [false, { origin: 'http://games.example', host: 'games.example', secure: true }],
  [false, { origin: 'https://evil.example' }, 'https://games.example'],
  [false, { origin: 'null' }],
  [false, { origin: '' }],
  [false, { origin: 'file://' }],
  [false, { origin: 'http://evil.example', host: undefined }],
  [false, { origin: 'http://evil.example', bearer: true }],
  [false, { origin: 'http://evil.example', cookie: false }],
  // Nobody says where it comes from: no browser, or none that has something to lose.
  [false, {}],
  [true, { cookie: false }],
  [true, { bearer: true }],
])('%s for %j %s', (expected, asking, publicAddress) => {
  expect(isAllowedOrigin({ ...AT_HOME, ...asking }, publicAddress)).toBe(expected);
});
