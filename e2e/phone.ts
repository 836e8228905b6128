import type { Page } from 'playwright-core';

/** The sheets that a phone is looked at in: with the bars of its browser there, and the smallest one. */
const SCREEN = { width: 390, height: 664 };
const SMALLEST = { width: 360, height: 640 };

interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Watches a phone from now on: whatever moves by itself, and whatever moves for a press outside the choices, is noted. */
export const watchPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(SCREEN);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, calmSince: 0 });
    // Letters that come late are another matter, too.
    document.fonts.addEventListener('loadingdone', () => Object.assign(window, { calmSince: performance.now() + 100 }));
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}x${height}`;
    const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName}.${element?.getAttribute('class')} "${node?.textContent?.slice(0, 40)}" from ${place(previousRect)} to ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      // What happens while the table is still being loaded is another matter.
      if (document.querySelector('[data-idle]') === null) return;
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.startTime < (window as unknown as { calmSince: number }).calmSince) continue;
        const moved = entry.sources.filter(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          // What has been taken away since cannot be told any more.
          return element && !(entry.hadRecentInput && element?.closest('[data-spot=choices], [role=dialog]'));
        });
        if (moved.length > 0) shifts.push(`${entry.value.toFixed(4)} ${moved.map(nameOf).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has moved since it was asked last. */
const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));

/** What is to be pressed last, and what it asks, but cannot be seen: each with where it is. */
export const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const confirming = [...document.querySelectorAll('[data-confirm] :is(p, .button[data-kind=primary])')];
    const primary = [...document.querySelectorAll('[data-spot=choices] .button[data-kind=primary]')];
    return (confirming.length > 0 ? confirming : primary).flatMap((button) => {
      const { top, bottom, left } = button.getBoundingClientRect();
      const isSeen = button.contains(document.elementFromPoint(left + 20, bottom - 4));
      return bottom <= innerHeight && top > 0 && isSeen ? [] : [`${button.textContent} at ${top} to ${bottom}`];
    });
  });

/** What lies over a choice that has been made: it is to be seen what one confirms. */
export const coveredChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const confirm = document.querySelector('[data-confirm]')?.getBoundingClientRect();
    if (confirm === undefined) return [];
    const chosen = '[data-chosen=true], [data-looked=true], [aria-selected=true], [aria-pressed=true]';
    return [...document.querySelectorAll(`[data-spot=choices] :is(${chosen})`)].flatMap((choice) => {
      // What has been scrolled away is covered by nothing.
      const [box, tray] = [choice, choice.closest('[data-tray]')!].map((element) => element.getBoundingClientRect());
      const [top, bottom] = [Math.max(box!.top, tray!.top), Math.min(box!.bottom, tray!.bottom)];
      const isAside = box!.right <= confirm.left || box!.left >= confirm.right;
      const apart = bottom <= top || bottom <= confirm.top + 1 || top >= confirm.bottom - 1 || isAside;
      return apart ? [] : [`"${choice.textContent}" is covered by what confirms it`];
    });
  });

/** What is amiss on a phone: what has moved, and what confirms but is out of sight. */
export const phoneFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await shiftsOf(page)),
  ...(await outOfSight(page)),
  ...(await coveredChoices(page)),
];

/** Until a change of size has been drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // What is measured by its container follows a picture later.
    for (let picture = 0; picture < 5; picture++) await new Promise(requestAnimationFrame);
  });

/** What confirms but is out of sight on the smallest phone. */
export const smallestFaults = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize(SMALLEST);
  await settled(page);
  const faults = await outOfSight(page);
  await page.setViewportSize(SCREEN);
  await settled(page);
  // What the change of size moved is no fault of the table.
  await page.evaluate(() => void Object.assign(window, { calmSince: performance.now() }));
  await shiftsOf(page);
  return faults;
};
