import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { toneOf } from './notes.ts';

const RED = seat(0);

describe('the tone of what a choice leads to', () => {
  it('lets danger speak loudest', () => {
    expect(
      toneOf([
        { type: 'meet', card: 'sun' },
        { type: 'banished', by: RED },
      ]),
    ).toBe('danger');
    expect(
      toneOf([
        { type: 'cards', count: 1 },
        { type: 'banishes', whom: RED },
      ]),
    ).toBe('good');
    expect(toneOf([])).toBe('plain');
  });
});
