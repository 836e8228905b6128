import { describe, expect, it } from 'vitest';
import { type PushEnvironment, pushState } from './push.ts';

const READY: PushEnvironment = {
  secure: true,
  able: true,
  apple: false,
  key: 'BKey',
  permission: 'granted',
  subscribed: true,
};

describe('whether this browser notifies', () => {
  it.each<[string, Partial<PushEnvironment>, string]>([
    ['allowed and subscribed', {}, 'on'],
    ['allowed, but not subscribed', { subscribed: false }, 'off'],
    ['not asked yet', { permission: 'default', subscribed: false }, 'off'],
    ['forgotten by the browser that was subscribed', { permission: 'default' }, 'off'],
    ['forbidden', { permission: 'denied' }, 'denied'],
    ['a house without keys', { key: undefined }, 'unavailable'],
    ['a browser that cannot', { able: false, permission: undefined, subscribed: false }, 'unsupported'],
    ['an iPhone before it is on the home screen', { able: false, apple: true }, 'install'],
    ['plain HTTP, where browsers hide that they can', { secure: false, able: false, apple: true }, 'insecure'],
  ])('%s', (_, environment, state) => {
    expect(pushState({ ...READY, ...environment })).toBe(state);
  });
});
