import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGES } from '@wunderkammer/kernel';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../scripts/web-build.ts';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';

const A4 = [210, 297];
const A4_TURNED = [297, 210];
const LETTER = [215.9, 279.4];
const A2_TURNED = [594, 420];
/** The points of a PDF. */
const POINT = 25.4 / 72;

interface PdfPage {
  readonly size: readonly number[];
  readonly texts: readonly { readonly text: string; readonly x: number; readonly width: number }[];
}

const readPdf = async (bytes: Uint8Array): Promise<readonly PdfPage[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return {
        size: page.view.slice(2).map((length: number) => length * POINT),
        texts: items.flatMap((item) =>
          'str' in item ? [{ text: item.str, x: item.transform[4] * POINT, width: item.width * POINT }] : [],
        ),
      };
    }),
  );
};

const textOf = ({ texts }: PdfPage): string => texts.map(({ text }) => text).join('');

/** Chromium counts in whole pixels of the screen. */
const isNear = (actual: readonly number[], expected: readonly number[]): boolean =>
  actual.every((length, index) => Math.abs(length - expected[index]!) < 0.3);

const open = async (page: Page, game: string, choices = ''): Promise<void> => {
  await page.goto(`/print/${game}?${choices}`);
  await page.locator('[data-complete=true]').waitFor();
};

const printed = async (page: Page): Promise<readonly PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

/** A thing on a side of a sheet, in millimetres from its corner. */
interface Spot {
  readonly sheet: number;
  readonly side: string;
  readonly piece: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

/** The beginnings of texts that are longer than the place they have. */
const tooLongOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li[data-sheet] [style*="mm"]')]
      .filter((place) => place instanceof HTMLElement && place.scrollHeight > place.clientHeight + 1)
      .map((place) => place.textContent!.slice(0, 80)),
  );

/** Words that are set smaller than seven points, but for those in drawings, and throws such as 2-2-2 that two lines share. */
const hardToReadOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li[data-sheet] [inert] > *')].flatMap((paper) => {
      // Millimetres of the paper in a pixel of its styles, however small it is shown.
      const millimetre = Number.parseFloat(paper.style.width) / paper.offsetWidth;
      const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const text = textContent!.trim();
        if (text === '' || parentElement!.closest('svg') !== null) continue;
        const points = (Number.parseFloat(getComputedStyle(parentElement!).fontSize) * millimetre * 72) / 25.4;
        if (points < 6.99) faults.push(`${points.toFixed(1)} pt: ${text}`);
        for (const { index, 0: thrown } of textContent!.matchAll(/\d-\d-\d/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + thrown.length);
          if (range.getClientRects().length > 1) faults.push(`in two lines: ${text}`);
        }
      }
      return faults;
    }),
  );

/** Where everything lies: pieces, the lines to cut and fold by, and texts. */
const spotsOn = (page: Page): Promise<readonly Spot[]> =>
  page.evaluate(() => {
    return [...document.querySelectorAll<HTMLElement>('li[data-sheet]')].flatMap((side) => {
      const paper = side.querySelector<HTMLElement>('[inert] > *')!;
      const sheet = paper.getBoundingClientRect();
      // On the screen it is shown smaller than it is.
      const millimetre = sheet.width / Number.parseFloat(paper.style.width);
      return [...paper.querySelectorAll<HTMLElement>('[data-piece], svg[style*=mm] path, p')].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return {
          sheet: Number(side.dataset['sheet']),
          side: side.dataset['side']!,
          piece: element.dataset['piece'] ?? 'line',
          left: (left - sheet.left) / millimetre,
          top: (top - sheet.top) / millimetre,
          right: (right - sheet.left) / millimetre,
          bottom: (bottom - sheet.top) / millimetre,
          sheetWidth: sheet.width / millimetre,
          sheetHeight: sheet.height / millimetre,
        };
      });
    });
  });

describe.each([
  { game: 'feuersalamander', language: 'de', choices: '', pages: 26, turned: 4, small: A4, large: A4_TURNED },
  { game: 'drei-magier', language: 'nl', choices: 'board=a2', pages: 16, turned: 1, small: A4, large: A2_TURNED },
  { game: 'salomons-oordeel', language: 'en', choices: 'paper=letter', pages: 18, turned: 0, small: LETTER, large: [] },
] as const)('$game in $language ($choices)', ({ game, language, choices, pages, turned, small, large }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await dropIn({ language }));
    await open(page, game, choices);
  });

  it('has nothing outside the margins, and every back behind its front', async () => {
    const spots = await spotsOn(page);
    for (const spot of spots.filter(({ piece }) => !piece.startsWith('page-'))) {
      expect(spot.left, spot.piece).toBeGreaterThan(4.95);
      expect(spot.top, spot.piece).toBeGreaterThan(4.95);
      expect(spot.right, spot.piece).toBeLessThan(spot.sheetWidth - 4.95);
      expect(spot.bottom, spot.piece).toBeLessThan(spot.sheetHeight - 4.95);
    }
    const backs = spots.filter(({ side, piece }) => side === 'back' && !/^(page-|line$)/.test(piece));
    for (const back of backs) {
      const front = spots.find(
        ({ sheet, side, piece, left, top }) =>
          sheet === back.sheet &&
          side === 'front' &&
          piece !== 'line' &&
          Math.abs(left - (back.sheetWidth - back.right)) < 0.1 &&
          Math.abs(top - back.top) < 0.1,
      );
      expect(front?.piece, `behind ${back.piece} on sheet ${back.sheet}`).toBe(back.piece);
    }
    expect(backs).toHaveLength({ feuersalamander: 55, 'drei-magier': 14, 'salomons-oordeel': 0 }[game]);

    expect(await tooLongOn(page)).toEqual([]);

    // The pages of the booklet: page 2 behind page 1, page 4 behind page 3.
    const pageSpots = new Map(spots.filter(({ piece }) => piece.startsWith('page-')).map((spot) => [spot.piece, spot]));
    expect(pageSpots.size % 4).toBe(0);
    for (let number = 1; number < pageSpots.size; number += 2) {
      const [front, behind] = [pageSpots.get(`page-${number}`)!, pageSpots.get(`page-${number + 1}`)!];
      expect(behind.sheet).toBe(front.sheet);
      expect(behind.side).not.toBe(front.side);
      expect(behind.top).toBeCloseTo(front.top, 0);
      expect(behind.right).toBeCloseTo(front.sheetWidth - front.left, 0);
    }
  });

  it('comes out of the printer as many sheets of the right size, the ruler 100 mm long, with all rules', async () => {
    const sides = await printed(page);
    expect(sides).toHaveLength(pages);
    const isLarge = (index: number): boolean => turned > 0 && index >= 2 && index < 2 + 2 * turned;
    for (const [index, { size }] of sides.entries())
      expect(isNear(size, isLarge(index) ? large : small), `page ${index + 1}: ${size}`).toBe(true);

    const figures = sides[0]!.texts.filter(({ text }) => text === '0' || text === '100').slice(-2);
    const [from, to] = figures.map(({ x, width }) => x + width / 2);
    expect(to! - from!).toBeCloseTo(100, 0);

    // The last words of every rule are there: no column was too short for its text.
    const text = sides.map(textOf).join(' ').replaceAll(/\s/g, '');
    const book = await page.context().newPage();
    await book.goto(`/rules/${game}`);
    await book.locator('article').first().waitFor();
    const rules = await book
      .locator('article > p:last-of-type, article > ul:last-of-type > li:last-child')
      .evaluateAll((ends) => ends.map((end) => end.textContent!.replaceAll(/\s/g, '').slice(-12)));
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((end) => !text.includes(end))).toEqual([]);
  });

  it('prints nothing of the page around it', async () => {
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const chrome of ['header', 'h1', '[role=radiogroup]', 'button'])
      expect(await page.locator(`#root ${chrome}:not([inert] *)`).filter({ visible: true }).count(), chrome).toBe(0);
  });
});

it.each(LANGUAGES)(
  'no text is longer than the place it has, too small to read, nor a name longer than its card (%s)',
  async (language) => {
    const { page } = await dropIn({ language });
    for (const game of ['feuersalamander', 'drei-magier', 'salomons-oordeel']) {
      for (const paper of ['a4', 'letter']) {
        await open(page, game, `paper=${paper}`);
        expect(await tooLongOn(page), `${game} on ${paper}`).toEqual([]);
        expect(await hardToReadOn(page), `${game} on ${paper}`).toEqual([]);
      }
      // Card and text are measured where they are shown, smaller than they are: a name keeps a tenth of the card free.
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll<SVGTextElement>('[data-edge] ~ text')]
          .filter((text) => {
            const card = text.closest('svg')!.getBoundingClientRect();
            return text.getBoundingClientRect().width > card.width * 0.8;
          })
          .map((text) => text.textContent),
      );
      expect(wide, game).toEqual([]);
    }
  },
);

it('a card is cut where its drawing ends, and nothing of the drawn edge is left', async () => {
  const { page } = await dropIn();
  for (const game of ['feuersalamander', 'drei-magier']) {
    await open(page, game);
    const strokes = await page
      .locator('li[data-sheet] [data-piece] > svg > g > [data-edge]')
      .evaluateAll((edges) => edges.map((edge) => getComputedStyle(edge).stroke));
    expect(strokes.length, game).toBeGreaterThan(10);
    expect([...new Set(strokes)], game).toEqual(['none']);
  }
});

it.each([
  ['both', 'flipped on the long edge'],
  ['one', 'one side only'],
])('the first sheet says how to print (%s)', async (sides, how) => {
  const { page } = await dropIn();
  await open(page, 'drei-magier', `sides=${sides}`);
  const first = await page.locator('li[data-sheet="1"][data-side=front]').textContent();
  expect(first).toContain('100\u00a0% or “actual size”');
  expect(first).toContain(how);
});

it.each([
  ['feuersalamander', 'nl', 'desktop', false],
  ['drei-magier', 'en', 'phone', true],
  ['salomons-oordeel', 'de', 'phone', false],
] as const)(
  'the page to print %s (%s, %s, dark: %s) has no fault that axe can find',
  async (game, language, size, dark) => {
    const { page } = await dropIn({ language, size, dark });
    await open(page, game);
    // The sheets are for eyes and printers alone; axe would walk through every stroke of them all the same.
    await page.locator('[inert] svg').evaluateAll((drawings) => {
      for (const drawing of drawings) drawing.replaceChildren();
    });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);

it('cabinet and rulebook lead there; what is chosen is in the address, and printed so', async () => {
  const { page } = await dropIn();
  await page.goto('/');
  await page.getByRole('link', { name: 'Print it: Die drei Magier' }).click();
  await page.locator('[data-complete=true]').waitFor();
  await page.goto('/rules/drei-magier');
  await page.getByRole('link', { name: 'Print the game' }).click();
  await page.locator('[data-complete=true]').waitFor();
  const sides = page.locator('li[data-sheet]');
  const backs = page.locator('li[data-side=back]');
  expect(await backs.count()).toBe((await sides.count()) / 2);
  const third = page.locator('li[data-sheet="3"]').filter({ hasText: 'Sheet 3 of' });
  expect(await third.locator('> p').allTextContents()).toEqual([
    expect.stringMatching(/ · page 5 when printing$/),
    expect.stringMatching(/ · page 6 when printing$/),
  ]);
  await page.getByRole('main').getByText('Paper of 160 to 250 gsm').waitFor();
  await page.getByText('on one side', { exact: true }).click();
  await expect.poll(() => backs.count()).toBe(0);
  const sheets = await sides.count();
  await page.getByText('one A3 sheet', { exact: true }).click();
  await expect.poll(() => sides.count()).toBe(sheets - 3);
  expect(await page.locator('li[data-format="a3-turned"]').count()).toBe(1);
  await page.getByText(`${sheets - 3} sheets (${sheets - 4}\u00a0×\u00a0A4 + 1\u00a0×\u00a0A3)`).waitFor();
  await page.getByText('line art', { exact: true }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sides: 'one', board: 'a3', ink: 'line' });
  await page.reload();
  await page.locator('[data-complete=true]').waitFor();
  expect(await page.locator('[data-ink=line]').count()).toBe(sheets - 3);
  expect(await page.locator('[data-ink=colour]').count()).toBe(0);
});

it('line art has no colours', async () => {
  const { page } = await dropIn();
  for (const game of ['feuersalamander', 'drei-magier', 'salomons-oordeel']) {
    await open(page, game, 'ink=line&sides=both');
    const colours = await page.evaluate(() => {
      const found = new Set<string>();
      for (const shape of document.querySelectorAll('li[data-sheet] svg *')) {
        const { fill, stroke, stopColor } = getComputedStyle(shape);
        for (const paint of [fill, stroke, stopColor]) {
          const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(paint)?.slice(1).map(Number) ?? [0];
          const [most, least] = [Math.max(...parts), Math.min(...parts)];
          // What is nearly black or nearly white is no colour.
          if (most > 60 && least < 200 && most - least > 10) found.add(paint);
        }
      }
      return [...found];
    });
    expect(colours, game).toEqual([]);
  }
});

it('a summary says which mark is which colour, for whoever prints without any', async () => {
  const { page } = await dropIn();
  await open(page, 'salomons-oordeel', 'ink=line');
  const marks = page.locator('[data-piece=summary]').first().locator('li:has([data-colour])');
  const named = await marks.evaluateAll((items) =>
    items.map((item) => [item.querySelector('[data-colour]')!.getAttribute('data-colour'), item.textContent!.trim()]),
  );
  expect(named).toEqual(['red', 'yellow', 'green', 'blue', 'purple'].map((colour) => [colour, colour]));
});

it('there is nothing to print of a game that is not ours', async () => {
  const { page } = await dropIn();
  await page.goto('/print/chess');
  await page.getByRole('heading', { name: 'This drawer is empty' }).waitFor();
});

it('wunderkammer print writes the same sheets into a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-print-'));
  const file = join(folder, 'kit.pdf');
  const cli = fileURLToPath(new URL('../apps/cli/bin/wunderkammer.mjs', import.meta.url));
  const choices = ['--language', 'nl', '--paper', 'a4', '--board', 'a2', '--line-art', '--out', file];
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'print', 'drei-magier', ...choices], {
    env: { ...process.env, WEB: await builtWeb() },
  });
  expect(stdout).toBe(`${file}: 16 pages\n`);
  const pages = await readPdf(readFileSync(file));
  expect(pages).toHaveLength(16);
  expect(isNear(pages[2]!.size, A2_TURNED)).toBe(true);
  expect(textOf(pages[0]!)).toContain('tarotkaarten');
  rmSync(folder, { recursive: true });
});
