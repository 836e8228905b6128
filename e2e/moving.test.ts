import { expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { playOn } from './players.ts';
import { setup } from './setups.ts';

interface Glide {
  readonly piece: string;
  readonly points: readonly string[];
}

/** Plays a few decisions; returns how the pieces moved. */
const glidesAt = async (game: string, still: boolean): Promise<readonly Glide[]> => {
  const { page } = await dropIn({ still });
  await page.addInitScript(() => {
    const glides: Glide[] = [];
    Object.assign(window, { glides });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const piece = this.getAttribute('data-spot');
      const points = (keyframes as Keyframe[]).map(({ transform }) => String(transform));
      if (piece !== null) glides.push({ piece, points });
      return animate.call(this, keyframes, options);
    };
    if (location.protocol.startsWith('http')) localStorage.setItem('wunderkammer:pace', 'quick');
  });
  await page.goto('/');
  await keep(page, { id: 'moving', setup: setup(game, 1, 2), steps: [], seed: '14'.repeat(32) });
  await page.goto('/table/moving');
  await playOn(page, game, { seed: 'moving', enough: 4 });
  return page.evaluate(() => (window as unknown as { glides: Glide[] }).glides);
};

it.each(['drei-magier', 'feuersalamander'])('%s: figures go the way they took, from place to place', async (game) => {
  const glides = await glidesAt(game, false);
  expect(glides.some(({ points }) => points.length > 2)).toBe(true);
  for (const { points } of glides) expect(new Set(points).size).toBeGreaterThan(1);
});

it('nothing moves for whoever wants no motion', async () => {
  expect(await glidesAt('drei-magier', true)).toEqual([]);
});
