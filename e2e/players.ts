import { FastRandom } from '@wunderkammer/kernel';
import type { Locator, Page } from 'playwright-core';

/** What a table waits for, as its page shows it. */
type Waiting = 'curtain' | 'over' | 'mine';

/** Waits until whoever sits there can do something; `since` is the version that was shown before. */
const waiting = async (page: Page, since: number): Promise<Waiting> => {
  const found = await page.waitForFunction((before) => {
    if (document.querySelector('[role=dialog]')) {
      return document.querySelector('[data-idle]') ? 'over' : 'curtain';
    }
    const table = document.querySelector('[data-idle=true]');
    const mine = document.querySelector('[data-spot=prompt][data-mine=true]');
    return table && mine && Number(table.getAttribute('data-version')) > before ? 'mine' : null;
  }, since);
  return (await found.jsonValue()) as Waiting;
};

const version = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-version]').getAttribute('data-version'));

type Decide = (tray: Locator, random: FastRandom, page: Page) => Promise<void>;

const any = async (choices: Locator, random: FastRandom): Promise<void> => {
  await choices.nth(random.below(await choices.count())).click();
};

/** One decision of Der Feuersalamander, built up as a person would. */
const feuersalamander: Decide = async (tray, random) => {
  const primary = tray.locator('.button[data-kind=primary]');
  const radios = tray.getByRole('radiogroup');
  if ((await radios.count()) > 0) {
    for (const group of await radios.all()) await any(group.locator('label[data-legal=true]'), random);
    await primary.click();
  } else {
    await any(tray.getByRole('button'), random);
    if ((await tray.getByRole('tab').count()) > 0) await claim(tray, random);
  }
  const sure = tray.getByRole('group').locator('.button[data-kind=primary]');
  if ((await sure.count()) > 0) await sure.click();
};

const claim = async (tray: Locator, random: FastRandom): Promise<void> => {
  for (const tab of await tray.getByRole('tab').all()) {
    await tab.click();
    await any(tray.getByRole('tabpanel').getByRole('button'), random);
  }
  await tray.locator('.button[data-kind=primary]').click();
};

const dreiMagier: Decide = (tray, random) => any(tray.getByRole('button'), random);

/** One decision of Salomons Oordeel: set up, or point, name and confirm. */
const salomonsOordeel: Decide = async (tray, random) => {
  const forMe = tray.getByRole('button', { name: 'Lay them for me' });
  if ((await forMe.count()) > 0) {
    await forMe.click();
    await tray.getByRole('button', { name: 'Let them stand' }).click();
    return;
  }
  const stop = tray.getByRole('button', { name: 'Stop here' });
  if ((await stop.count()) > 0 && random.below(5) === 0) return stop.click();
  const only = tray.getByRole('button', { name: /^Stand it on/ });
  if ((await only.count()) > 0) return only.click();
  const sure = tray.getByRole('button', { name: /^(Say it|Give it away|Open it|Stand it there)$/ });
  while ((await sure.count()) === 0) {
    await any(tray.getByRole('listbox').last().locator('[role=option]:not([data-faint=true])'), random);
  }
  await sure.click();
};

const DECIDE: Readonly<Record<string, Decide>> = {
  feuersalamander,
  'drei-magier': dreiMagier,
  'salomons-oordeel': salomonsOordeel,
};

export interface Played {
  readonly decisions: number;
  readonly over: boolean;
}

/** Plays at the table in front by pressing what is offered, as a person does, until the game is over or it was `enough`. */
export const playOn = async (
  page: Page,
  game: string,
  { seed, enough = 5000, before }: { seed: string; enough?: number; before?: (page: Page) => Promise<void> },
): Promise<Played> => {
  const random = new FastRandom(seed);
  let since = -1;
  for (let decisions = 0; decisions < enough; decisions++) {
    let now = await waiting(page, since);
    while (now === 'curtain') {
      await page.getByRole('button', { name: /^I am / }).click();
      await page.locator('[data-idle]').waitFor();
      now = await waiting(page, since);
    }
    if (now === 'over') return { decisions, over: true };
    await before?.(page);
    since = await version(page);
    await DECIDE[game]!(page.locator('[data-spot=choices]'), random, page);
  }
  return { decisions: enough, over: false };
};
