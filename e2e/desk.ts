import type { Page } from 'playwright-core';

/**
 * What is amiss in one's own place beside the board: each of its parts keeps its place whatever happens, nothing in it is
 * cut off at its sides, and what confirms covers no choice. Tells what has been found since the last look.
 */
export const deskFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // What is measured as it appears is so with the next picture.
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const side = document.querySelector('[data-spot=prompt]')?.closest('main > section');
    if (!side) return ['no place of one’s own'];
    const boxOf = (element: Element): string => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    };
    const known = window as unknown as { places?: Record<string, string> };
    known.places ??= {};
    for (const [name, found] of [
      ['prompt', '[data-spot=prompt]'],
      ['choices', '[data-tray]'],
      ['foot', '[data-foot]'],
    ] as const) {
      const element = side.querySelector(found);
      if (element === null) continue;
      const box = boxOf(element);
      known.places[name] ??= box;
      if (known.places[name] !== box) faults.push(`the ${name} went from ${known.places[name]} to ${box}`);
    }
    const { left, right } = side.getBoundingClientRect();
    for (const element of side.querySelectorAll('button, p, h2, li, label, svg')) {
      if (element.closest('.visually-hidden') !== null || element.getClientRects().length === 0) continue;
      const box = element.getBoundingClientRect();
      if (box.width > 1 && (box.left < left - 1 || box.right > right + 1)) {
        faults.push(`${element.tagName} "${element.textContent?.slice(0, 30)}" is cut off at its side`);
      }
    }
    return faults;
  });
