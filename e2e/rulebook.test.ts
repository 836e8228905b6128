import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dropIn } from './harness/drop-in.ts';

it('a rulebook opens at the rule in the address, and its numbers and its contents lead on', async () => {
  const { page } = await dropIn({ language: 'de' });
  const files: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) files.push(await response.text().catch(() => ''));
  });
  await page.goto('/rules/drei-magier#DM-7', { waitUntil: 'networkidle' });
  const here = page.locator('article[data-here=true]');
  const isInSight = (): Promise<boolean> =>
    here.evaluate((rule) => rule.getBoundingClientRect().top >= 0 && rule.getBoundingClientRect().top < innerHeight);
  expect(await here.getAttribute('id')).toBe('DM-7');
  await expect.poll(isInSight).toBe(true);

  await here.getByRole('link', { name: 'DM-28' }).click();
  await page.locator('#DM-28[data-here=true]').waitFor();
  await expect.poll(isInSight).toBe(true);

  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Die Zauberstäbe' }).click();
  await page.locator('#DM-5[data-here=true]').waitFor();
  await here.getByRole('img', { name: 'Drei Zauberstäbe mit keiner, einer und zwei Kerben' }).waitFor();
  await here.getByRole('complementary', { name: 'So halten wir es, DM-5' }).waitFor();

  // The books in other languages stay where they are.
  expect(files.filter((file) => file.includes('Kerben, die Augen'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('The pip throw'))).toEqual([]);
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
