import type { Page } from 'playwright-core';

/** Waits until a table online is so far. */
export const status = (page: Page, wanted: string): Promise<void> =>
  page.locator(`[data-status=${wanted}]`).waitFor({ timeout: 30_000 });

/** Opens the table whose sheet is shown; returns its link. */
export const openTable = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('textbox', { name: /^Seat \d: Name$/ }).fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await status(page, 'waiting');
  return page.url();
};

/** Puts somebody of the cast on the first free seat, or on the last: whoever is first among those not there yet. */
export const putBot = async (page: Page, at: 'first' | 'last' = 'first'): Promise<void> => {
  await page.getByRole('button', { name: 'Bot here' })[at]().click();
  const gallery = page.getByRole('dialog', { name: 'Who sits down?' });
  await gallery.getByRole('tabpanel').getByRole('button', { disabled: false }).first().click();
  await gallery.waitFor({ state: 'detached' });
};

/** Takes a seat at the table whose link was followed. */
export const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('begins the game when everybody is there').waitFor();
};
