import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What lies over the page, for a fault of the page as a whole: whether it has a main part depends on it. */
const layersOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .map((layer) => {
        const { x, y, width, height } = layer.getBoundingClientRect();
        return `${layer.className} at ${[x, y, width, height].map(Math.round).join()}, opacity ${getComputedStyle(layer).opacity}`;
      })
      .join('; '),
  );

/** What axe finds wrong with the page as it is now, one line each. */
export const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(source);
  // What is judged is what is seen: on a busy machine something may be there before its first frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }).axe.run(document, {
      resultTypes: ['violations'],
      // No rule that we ask for reads style sheets.
      preload: false,
    }),
  );
  if (violations.length === 0) return [];
  const layers = await layersOf(page);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const [first] = [...any, ...all, ...none];
      return `${id}: ${help}: ${first?.message ?? ''} ${html.slice(0, 200)} (over the page: ${layers || 'nothing'})`;
    }),
  );
};
