import { FastRandom } from '@wunderkammer/kernel';
import type { Locator, Page } from 'playwright-core';

/** What a table waits for, as its page shows it. */
interface Waiting {
  readonly for: 'curtain' | 'over' | 'mine';
  readonly version: number;
  /** Everything that can be pressed, to notice that a press did something. */
  readonly offered: string;
}

/** A press that changes nothing is forgotten after so long; a bot's turn with everything moving may take far longer. */
const NOTHING = 1500;
const TURN = 60_000;

/** Waits until whoever sits there can do something, if possible something else than before. */
const waiting = async (page: Page, before?: Waiting): Promise<Waiting> =>
  before === undefined ? look(page, TURN) : look(page, NOTHING, before).catch(() => look(page, TURN));

const look = async (page: Page, timeout: number, before?: Waiting): Promise<Waiting> => {
  const read = (known: Waiting | undefined) => {
    const table = document.querySelector('[data-idle]');
    const version = Number(table?.getAttribute('data-version') ?? -1);
    // Without what merely shows where the pointer and the focus are.
    const offered = [...document.querySelectorAll('[data-spot=choices], [role=alert]')]
      .map(({ innerHTML }) =>
        innerHTML.replaceAll(/ (data-(hovered|pressed|focused|focus-visible)|tabindex)="[^"]*"/g, ''),
      )
      .join();
    // Online a result may come before the board that it lies on; then it is no curtain.
    const dialog = document.querySelector('[role=dialog]');
    const curtain = [...(dialog?.querySelectorAll('button') ?? [])].some(({ textContent }) =>
      /^I am /.test(textContent),
    );
    if (dialog && (table || curtain)) return { for: table ? 'over' : 'curtain', version, offered };
    const mine = document.querySelector('[data-spot=prompt][data-mine=true]');
    if (!mine || table?.getAttribute('data-idle') !== 'true') return null;
    return version === known?.version && offered === known.offered ? null : { for: 'mine', version, offered };
  };
  const found = await page.waitForFunction(read, before, { timeout, polling: 50 });
  return (await found.jsonValue()) as Waiting;
};

/** Waits until somebody sits there who is asked something, and everything before it has been shown. */
export const myTurn = (page: Page): Promise<void> =>
  page.locator('[data-idle=true] [data-spot=prompt][data-mine=true]').waitFor();

const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-version]')?.getAttribute('data-version') ?? -1));

/** Presses one thing of those that are offered. */
type Press = (tray: Locator, random: FastRandom) => Promise<void>;

/** With a finger where there is one: a tap shows first what a move would be, and the same once more does it. */
const press = async (what: Locator): Promise<void> =>
  (await what.page().evaluate(() => navigator.maxTouchPoints > 0)) ? what.tap() : what.click();

const any = async (choices: Locator, random: FastRandom): Promise<void> =>
  press(choices.nth(random.below(await choices.count())));

/** A token needs a chamber, a claim three cards: picked one by one, then confirmed; a claim that cannot be is let go. */
const feuersalamander: Press = async (tray, random) => {
  const chambers = tray.getByRole('radiogroup');
  const cards = tray.getByRole('tab');
  if ((await chambers.count()) > 0) {
    for (const group of await chambers.all()) await any(group.locator('label[data-legal=true]'), random);
    await press(tray.locator('.button[data-kind=primary]'));
  } else if ((await cards.count()) > 0) {
    const notNow = tray.getByRole('button', { name: 'Not now' });
    const refused = tray.page().getByRole('alert');
    if ((await refused.count()) > 0 && (await notNow.count()) > 0) return press(notNow);
    for (const tab of await cards.all()) {
      await press(tab);
      await any(tray.getByRole('tabpanel').getByRole('button'), random);
    }
    await press(tray.locator('.button[data-kind=primary]'));
  } else await any(tray.getByRole('button'), random);
};

/** Whatever is offered is a button: Die drei Magier, and every plain table. */
const buttons: Press = (tray, random) => any(tray.getByRole('button'), random);

/** Set up, or point and name. */
const salomonsOordeel: Press = async (tray, random) => {
  const stands = tray.getByRole('button', { name: 'Leave them like this' });
  if ((await stands.count()) > 0) {
    await press(tray.getByRole('button', { name: 'Set them up for me' }));
    return press(stands);
  }
  const listed = tray.getByRole('listbox').last().getByRole('option');
  const sensible = listed.and(tray.locator(':not([data-faint=true])'));
  const stones = (await sensible.count()) > 0 ? sensible : listed;
  const button = tray.getByRole('button', { name: /^(Stop here|Put it on .*)$/ });
  const stops = (await button.count()) > 0 && ((await stones.count()) === 0 || random.below(5) === 0);
  return stops ? press(button) : any(stones, random);
};

const PRESS: Readonly<Record<string, Press>> = {
  feuersalamander,
  'salomons-oordeel': salomonsOordeel,
};

export interface Played {
  /** How many decisions were taken. */
  readonly decisions: number;
  readonly over: boolean;
}

interface Playing {
  readonly seed: string;
  /** Stops after so many decisions. */
  readonly enough?: number | undefined;
  /** Looks at the page before anything is pressed. */
  readonly each?: (page: Page) => Promise<void>;
}

/** Sits down at the table in front and presses what is offered, as a person does, until the game is over. */
export const playOn = async (
  page: Page,
  game: string,
  { seed, enough = Number.POSITIVE_INFINITY, each }: Playing,
): Promise<Played> => {
  page.setDefaultTimeout(10_000);
  const random = new FastRandom(seed);
  const tray = page.locator('[data-spot=choices]');
  const sure = page.locator('[data-confirm] .button[data-kind=primary]');
  let decisions = 0;
  let now = await waiting(page);
  while (now.for !== 'over' && decisions < enough) {
    await each?.(page);
    if (now.for === 'curtain') {
      await page.getByRole('button', { name: /^I am / }).click();
      await page.locator('[data-idle]').waitFor();
      now = await waiting(page);
      continue;
    }
    const pressed = (await sure.count()) > 0 ? press(sure) : (PRESS[game] ?? buttons)(tray, random);
    // A table may go on while one still reaches for something; then there is nothing left to press.
    await pressed.catch(async (missed: Error) => {
      if ((await versionOf(page)) === now.version) throw missed;
    });
    const next = await waiting(page, now);
    if (next.version !== now.version) decisions++;
    now = next;
  }
  return { decisions, over: now.for === 'over' };
};
