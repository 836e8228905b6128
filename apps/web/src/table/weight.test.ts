import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { actorOf, readingTime } from './weight.ts';

const line = (letters: number): string => 'x'.repeat(letters);

describe('how long a line stands there', () => {
  it('is at least long enough to look up, and grows with what is to be read', () => {
    expect(readingTime(line(5), 'plain')).toBe(1500);
    expect(readingTime(line(40), 'plain')).toBeGreaterThanOrEqual(35 * 40);
    expect(readingTime(line(40), 'heavy')).toBeGreaterThan(readingTime(line(40), 'plain'));
    expect(readingTime(line(5), 'heavy')).toBe(2200);
  });

  it('has an end, and is short for whoever did it', () => {
    expect(readingTime(line(500), 'plain')).toBe(2600);
    expect(readingTime(line(500), 'heavy')).toBe(4000);
    expect(readingTime(line(500), 'heavy', true)).toBe(2200);
  });

  it('is nothing for what is not put into words, or was done by whoever looks', () => {
    expect(readingTime(line(40), 'silent')).toBe(0);
    expect(readingTime(line(40), 'known')).toBe(0);
  });

  it('is that of a look for what is quiet', () => {
    expect(readingTime(line(5), 'quiet')).toBe(1150);
    expect(readingTime(line(90), 'quiet')).toBe(1150);
  });
});

it('whoever chance throws for is the one who acts', () => {
  expect(actorOf({ by: seat(2), type: 'move' })).toBe(2);
  expect(actorOf({ by: 'chance', type: 'sticks', seat: seat(1) } as { by: 'chance'; type: string })).toBe(1);
  expect(actorOf({ by: 'chance', type: 'deal' })).toBeUndefined();
});
