import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once; what failed is not loaded over and over, but again after a moment', async () => {
  vi.useFakeTimers();
  try {
    const tries: string[] = [];
    const load = loadOnce(async (name: string) => {
      tries.push(name);
      if (name === 'lost' && tries.length < 3) throw new Error('the line is lost');
      return name;
    });
    expect(await Promise.all([load('there'), load('there')])).toEqual(['there', 'there']);
    await expect(load('lost')).rejects.toThrow('the line is lost');
    await expect(load('lost')).rejects.toThrow('the line is lost');
    expect(tries).toEqual(['there', 'lost']);
    vi.advanceTimersByTime(2_000);
    expect(await load('lost')).toBe('lost');
  } finally {
    vi.useRealTimers();
  }
});
