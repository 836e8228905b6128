import { COMPONENTS as DREI_MAGIER } from '@wunderkammer/drei-magier/pieces';
import { COMPONENTS as FEUERSALAMANDER } from '@wunderkammer/feuersalamander/pieces';
import type { Component } from '@wunderkammer/kernel';
import { COMPONENTS as SALOMONS_OORDEEL } from '@wunderkammer/salomons-oordeel/pieces';
import { expect, it } from 'vitest';
import { builtWeb } from '../scripts/web-build.ts';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';
import { serve } from './harness/serve.ts';

const BOXES: Readonly<Record<string, readonly Component[]>> = {
  'drei-magier': DREI_MAGIER,
  feuersalamander: FEUERSALAMANDER,
  'salomons-oordeel': SALOMONS_OORDEEL,
};

/** Every game in every language; each game, and each language, at both sizes. */
it.each([
  [0, 'nl'],
  [1, 'de'],
  [2, 'en'],
] as const)(
  'labels show all that is in the box, with its number, and have no fault that axe can find (%i: %s)',
  async (turn, language) => {
    for (const [index, [game, box]] of Object.entries(BOXES).entries()) {
      const size = (turn + index) % 2 === 0 ? 'desktop' : 'phone';
      const { context, page } = await dropIn({ language, size, dark: index === turn });
      await page.goto(`/games/${game}`);
      const exhibits = page.locator('[data-component]');
      await exhibits.first().waitFor();
      const shown = await exhibits.evaluateAll((all) =>
        all.map((exhibit) => ({
          id: exhibit.getAttribute('data-component'),
          count: Number(exhibit.querySelector('h3 > span')?.textContent),
          drawn: [...exhibit.querySelectorAll('svg')].every((svg) => svg.getBoundingClientRect().height > 40),
        })),
      );
      expect(shown).toEqual(box.map(({ id, count }) => ({ id, count, drawn: true })));
      // However long their words are, the names of a row are in line.
      const tops = await exhibits.evaluateAll((all) =>
        all.map((exhibit) =>
          [exhibit, exhibit.querySelector('h3')!].map((part) => Math.round(part.getBoundingClientRect().top)),
        ),
      );
      expect(new Set(tops.map(String)).size, game).toBe(new Set(tops.map(([top]) => top)).size);
      // Drawings are hidden from whoever cannot see them; axe would walk through every stroke of them all the same.
      await exhibits.locator('svg').evaluateAll((drawings) => {
        for (const drawing of drawings) drawing.replaceChildren();
      });
      expect(await axeFaults(page), game).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await context.close();
    }
  },
);

it('leads from the cabinet to the label, and from there to a rule', async () => {
  const { page } = await dropIn();
  await page.goto('/');
  await page.getByRole('link', { name: 'About it: Die drei Magier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Die drei Magier' }).waitFor();
  await page.getByRole('link', { name: 'DM-31' }).click();
  await page.waitForURL('/rules/drei-magier/DM-31');
  await page.locator('#DM-31[data-here=true]').waitFor();
});

it('asks for help only in a house that says where to write to, and says it in the cabinet, too', async () => {
  const { page } = await dropIn();
  await page.goto('/games/drei-magier');
  await page.getByText('Should a box, a photograph').waitFor();
  expect(await page.getByText('Have you got a box').count()).toBe(0);

  const house = await serve(await builtWeb(), { CONTACT: 'us@games.example' });
  try {
    for (const path of ['/games/drei-magier', '/']) {
      await page.goto(house.address + path);
      const link = page.getByRole('link', { name: 'us@games.example' });
      expect(await link.getAttribute('href')).toBe('mailto:us@games.example');
    }
  } finally {
    await house.stop();
  }
});
