import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';

it('a rulebook opens at the rule in the address, and its numbers and its contents lead on', async () => {
  const { page } = await dropIn({ language: 'de' });
  const files: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) files.push(await response.text().catch(() => ''));
  });
  await page.goto('/rules/drei-magier/DM-7', { waitUntil: 'networkidle' });
  const here = page.locator('article[data-here=true]');
  const isInSight = (): Promise<boolean> =>
    here.evaluate((rule) => rule.getBoundingClientRect().top >= 0 && rule.getBoundingClientRect().top < innerHeight);
  const isInFocus = (): Promise<boolean> => here.evaluate((rule) => rule === document.activeElement);
  expect(await here.getAttribute('id')).toBe('DM-7');
  await expect.poll(isInSight).toBe(true);
  expect(await isInFocus()).toBe(true);
  await page.getByRole('article', { name: 'DM-7 Der Anfang' }).waitFor();

  await here.getByRole('link', { name: 'DM-28' }).click();
  await page.waitForURL('/rules/drei-magier/DM-28');
  await page.locator('#DM-28[data-here=true]').waitFor();
  await expect.poll(isInSight).toBe(true);
  expect(await isInFocus()).toBe(true);

  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await contents.getByRole('link', { name: 'Die Zauberstäbe' }).click();
  await page.locator('#DM-5[data-here=true]').waitFor();
  await here.getByRole('img', { name: 'Drei Zauberstäbe mit keiner, einer und zwei Kerben' }).waitFor();
  await here.getByRole('complementary', { name: 'So halten wir es, DM-5' }).waitFor();
  // Whoever has wandered off and asks for the same once more is taken there again.
  await page.mouse.wheel(0, 3000);
  await expect.poll(isInSight).toBe(false);
  await contents.getByRole('link', { name: 'Die Zauberstäbe' }).click();
  await expect.poll(isInSight).toBe(true);
  await page.goBack();
  await page.locator('#DM-28[data-here=true]').waitFor();

  // The books in other languages stay where they are.
  expect(files.filter((file) => file.includes('Kerben (die Augen)'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('The pip throw'))).toEqual([]);
});

it('the address of a rule can be taken along, and need not be written exactly', async () => {
  const { context, page } = await dropIn({ size: 'phone' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules/drei-magier/dm21');
  const here = page.locator('#DM-21[data-here=true]');
  const below = here.locator('p').first();
  const before = await below.boundingBox();
  await here.getByRole('button', { name: 'Copy the link to DM-21' }).click();
  await here.getByText('Link copied').waitFor();
  expect(await below.boundingBox(), 'the rule stays where it is').toEqual(before);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toBe('/rules/drei-magier/DM-21');

  // Whoever was sent here sees above the rule what it belongs to, and gets from there to the search.
  const above = page.getByText('Wunderkammer · The rules of Die drei Magier');
  const [line, rule] = [await above.boundingBox(), await here.boundingBox()];
  expect(line!.y).toBeGreaterThanOrEqual(0);
  expect(rule!.y).toBeGreaterThanOrEqual(line!.y + line!.height);
  await page.getByRole('button', { name: 'Back to the top, to search' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);

  await page.goto('/rules/drei-magier/DM-99');
  await page.getByText('Die drei Magier has no rule DM-99').waitFor();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().waitFor();
  expect(await page.locator('[data-here=true]').count()).toBe(0);
});

it('settled questions and rules are found by words and by numbers', async () => {
  const { page } = await dropIn({ language: 'nl', size: 'phone' });
  await page.goto('/rules/drei-magier/rulings');
  const rulings = page.locator('[data-ruling]');
  await rulings.first().waitFor();
  const all = await rulings.count();
  const search = page.getByRole('searchbox', { name: 'Zoek een regel of een vraag' });
  await search.fill('olifant');
  await page.getByRole('status').filter({ hasText: 'Niets gevonden' }).waitFor();
  await search.fill('stok olifant');
  await page.getByRole('status').filter({ hasText: 'Nergens staan al deze woorden samen' }).waitFor();
  await search.fill('stok OPNIEUW');
  await page
    .getByRole('heading', { name: 'Mag je een stok die je een keer liet liggen later toch opnieuw werpen?' })
    .waitFor();
  await expect.poll(() => rulings.count()).toBeLessThan(all);

  await search.fill('21');
  await page.getByRole('status').filter({ hasText: '1 vraag, 1 regel' }).waitFor();
  expect(await rulings.getAttribute('data-ruling')).toBe('DM-21');
  await page.locator('article#DM-21').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // What was looked for is in the address: whoever follows a link and comes back finds it again.
  await rulings.getByRole('link', { name: 'DM-21' }).click();
  await page.locator('#DM-21[data-here=true]').waitFor();
  await page.goBack();
  expect(await search.inputValue()).toBe('21');
  await page.getByRole('button', { name: 'Wissen' }).click();
  await expect.poll(() => rulings.count()).toBe(all);
});

it('on paper all settled questions are there, and nothing that could be pressed', async () => {
  const { page } = await dropIn({ dark: true });
  await page.goto('/rules/feuersalamander/rulings');
  const rulings = page.locator('[data-ruling]');
  await rulings.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const { hidden, shown } = await rulings.evaluateAll((all) => ({
    hidden: all.filter((ruling) => !ruling.checkVisibility()).length,
    shown: [...new Set(all.map((ruling) => ruling.getAttribute('data-ruling')))],
  }));
  expect(hidden).toBe(0);
  expect(shown).toContain('FS-1');
  expect(shown).toContain('FS-39');
  const pressed = await page
    .locator('button, input, select')
    .evaluateAll((controls) => controls.filter((control) => control.checkVisibility()).length);
  expect(pressed).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(43, 33, 24)');
});

it('a rulebook ends with the words of the game, in the order of its language, and they lead to the rules', async () => {
  const { page } = await dropIn({ language: 'de', size: 'phone' });
  await page.goto('/rules/feuersalamander');
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Glossar' }).click();
  const glossary = page.locator('#glossary');
  await expect
    .poll(() => glossary.evaluate((part) => Math.abs(part.getBoundingClientRect().top) < innerHeight))
    .toBe(true);
  const words = await glossary.getByRole('term').allTextContents();
  expect(words.slice(0, 3)).toEqual(['ablegen', 'abwerfen (in der Anleitung auch: ablegen)', 'Antwortkarte']);
  expect(words).toEqual(words.toSorted(new Intl.Collator('de').compare));
  const discard = glossary.locator('div', { hasText: 'Eine Karte aus der Hand offen neben den Stoß legen.' });
  expect(await discard.locator('[lang]').allTextContents()).toEqual(['afleggen', 'discard']);
  expect(await axeFaults(page)).toEqual([]);
  await discard.getByRole('link', { name: 'FS-17' }).click();
  await page.locator('#FS-17[data-here=true]').waitFor();
});
