/** Draws the pictures that others show of our tables' links anew: `npm run cards`. They change when the boards do. */
import { mkdirSync } from 'node:fs';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, type Game, simulate } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import type { Browser } from 'playwright-core';
import { whileServed } from './harness/while-served.ts';
import { keep, visit } from './kit.ts';
import { setup } from './setups.ts';

const FOLDER = new URL('../apps/web/public/cards/', import.meta.url);
/** As large as such pictures are shown at the most. */
const SIZE = { width: 1200, height: 630 };
/** A moment in which there is something to see: by the share of the game that has been played. */
const MOMENT = 0.35;

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

/** The board of a game under way, with its title beside it. */
const drawCard = async (browser: Browser, baseURL: string, game: Game): Promise<void> => {
  const { page, context } = await visit(browser, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const { steps } = simulate(game, 3, {}, botPlayer, 'card');
  await keep(page, { id: 'card', setup: setup(game.id, 1, 2), steps });
  await page.goto(`/replay/card?step=${Math.round(MOMENT * steps.length)}&as=watcher`);
  await page.locator('[data-idle]').waitFor();
  const board = await page.locator('[data-spot=board]').screenshot();
  await page.setViewportSize(SIZE);
  await page.evaluate(
    ({ picture, title }) => {
      const put = (
        parent: HTMLElement,
        name: 'div' | 'img' | 'p',
        looks: Partial<CSSStyleDeclaration>,
      ): HTMLElement => {
        const made = document.createElement(name);
        Object.assign(made.style, looks);
        parent.append(made);
        return made;
      };
      document.body.replaceChildren();
      const card = put(document.body, 'div', {
        display: 'flex',
        alignItems: 'center',
        gap: '40px',
        width: '1200px',
        height: '630px',
        padding: '28px 40px 28px 28px',
        boxSizing: 'border-box',
        overflow: 'hidden',
        background: '#3a2a1e',
        color: '#f3e9d2',
      });
      const image = put(card, 'img', { height: '574px', borderRadius: '6px' }) as HTMLImageElement;
      image.src = picture;
      const words = put(card, 'div', { flex: '1', borderInlineStart: '2px solid #b08d3e', paddingInlineStart: '32px' });
      const serif = '"EB Garamond Variable", serif';
      put(words, 'p', { margin: '0', font: `italic 600 46px/1.1 ${serif}` }).textContent = title;
      put(words, 'p', { margin: '24px 0 0', font: `400 26px/1.2 ${serif}`, color: '#d9b968' }).textContent =
        'Wunderkammer';
      return image.decode();
    },
    { picture: `data:image/png;base64,${board.toString('base64')}`, title: game.title },
  );
  await page.screenshot({ path: new URL(`${game.id}.png`, FOLDER).pathname });
  await context.close();
};

mkdirSync(FOLDER, { recursive: true });
await whileServed(async (browser, baseURL) => {
  for (const game of GAMES) await drawCard(browser, baseURL, game);
});
