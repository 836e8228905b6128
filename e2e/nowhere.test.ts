import { expect, it } from 'vitest';
import { arrive } from './arrive.ts';

it.each(['/there/is/nothing/here', '/nothing'])('a friendly word stands at %s, and a way home', async (address) => {
  const { page } = await arrive();
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const home = page.locator('a[href="/"]').last();
  await home.waitFor();
  await home.click();
  await page.waitForURL('/');
});

it('a file that is not there is not there', async () => {
  const { page } = await arrive({ expected: [/404/] });
  const response = await page.goto('/assets/nothing.js');
  expect(response?.status()).toBe(404);
});
