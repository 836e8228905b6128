import { expect, it } from 'vitest';
import { dropIn } from './harness/drop-in.ts';
import { keep } from './kit.ts';
import { myTurn, playOn } from './players.ts';
import { setup } from './setups.ts';

it.each(['feuersalamander', 'drei-magier'])(
  '%s: nothing on the page tells or counts what its scene has not shown, and any moment can be looked at again',
  async (game) => {
    const { page } = await dropIn({ still: false });
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('wunderkammer:pace', 'quick');
      const seen = { shown: 0, faults: [] as string[] };
      Object.assign(window, { seen });
      // What was told after each step, as far as a picture was made of it: steps may follow each other within one.
      const told = new Map<number, Set<string>>();
      const prompts = new Map<number, Set<string>>();
      const lines = new Set<string>();
      const look = (): void => {
        const table = document.querySelector<HTMLElement>('[data-phase]');
        if (table === null) return;
        const version = Number(table.dataset['version']);
        const parts = '[role=log], [aria-label="Players"], [data-chronicle]';
        const prompt = table.querySelector('[data-spot=prompt]')?.textContent ?? '';
        const words = [...table.querySelectorAll(parts)].map((part) => {
          const copy = part.cloneNode(true) as Element;
          // What falls before all eyes is the scene itself; the way to skip it belongs to no step.
          for (const other of copy.querySelectorAll('[data-spot^=throw], button[aria-label]')) other.remove();
          return copy.textContent;
        });
        const now = words.join('|');
        if (table.dataset['phase'] !== 'showing') {
          for (const line of table.querySelectorAll('[role=log] p')) lines.add(line.textContent);
          prompts.set(version, (prompts.get(version) ?? new Set()).add(prompt));
          told.set(version, (told.get(version) ?? new Set()).add(now));
          return;
        }
        seen.shown++;
        const before = told.get(version - 1);
        if (before === undefined) return;
        // Once somebody has decided, the prompt says again what was told last.
        const known = prompts.get(version - 1)?.has(prompt) || [...lines].some((line) => prompt.includes(line));
        if (!before.has(now) || !known) seen.faults.push(`${version}: ${now}|${prompt}`);
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    await page.goto('/');
    await keep(page, { id: 'story', setup: setup(game, 1, 2), steps: [], seed: '14'.repeat(32) });
    await page.goto('/table/story');
    await playOn(page, game, { seed: 'story', enough: 4 });
    const { shown, faults } = await page.evaluate(
      () => (window as unknown as { seen: { shown: number; faults: string[] } }).seen,
    );
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(3);

    const table = page.locator('[data-phase]');
    const now = await table.getAttribute('data-version');
    const story = page.getByRole('region', { name: 'The story so far' });
    const moment = story.getByRole('button', { name: 'look at this moment again' });
    const back = page.getByRole('button', { name: 'Back to now' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => back.click(),
      () => page.getByRole('heading', { level: 1 }).click(),
    ]) {
      await moment.first().click();
      await back.waitFor();
      expect(Number(await table.getAttribute('data-version'))).toBeLessThan(Number(now));
      await leave();
      await back.waitFor({ state: 'detached' });
      expect(await table.getAttribute('data-version')).toBe(now);
    }

    // So can one from before the page was opened.
    await page.reload();
    await myTurn(page);
    await page.getByRole('region', { name: 'Since your last turn' }).getByRole('button', { name: 'Go on' }).click();
    await moment.first().click();
    await back.waitFor();
    expect(Number(await table.getAttribute('data-version'))).toBeLessThan(Number(now));
  },
);
