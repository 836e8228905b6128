/** Takes the pictures of the README anew: `npm run pictures`, or only some of them: `npm run pictures -- cabinet lesson`. */
import { mkdirSync } from 'node:fs';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { botPlayer, type Game, playAll, type StepBase, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import type { Browser, Page } from 'playwright-core';
import { openTable, putBot } from './guests.ts';
import { whileServed } from './harness/while-served.ts';
import { keep, type Visit, visit } from './kit.ts';
import { setup } from './setups.ts';

const FOLDER = new URL('../docs/pictures/', import.meta.url);

const file = (name: string): string => new URL(`${name}.png`, FOLDER).pathname;

interface Shot extends Visit {
  readonly name: string;
  readonly path?: string;
  readonly game?: Game;
  readonly bots?: number;
  /** The moment: seat 0 is asked, and its view says this; or the end. */
  readonly when?: ((view: never) => boolean) | 'over';
  readonly seed?: string;
  readonly after?: (page: Page) => Promise<void>;
}

const FS: Game = feuersalamander;
const DM: Game = dreiMagier;
const SO: Game = salomonsOordeel;

const phaseIs =
  (phase: string) =>
  ({ phase: now }: { phase: string | { type: string } }): boolean =>
    (typeof now === 'string' ? now : now.type) === phase;

const SHOTS: readonly Shot[] = [
  { name: 'cabinet', path: '/' },
  { name: 'cabinet-phone', path: '/', size: 'phone', dark: true, language: 'de' },
  { name: 'feuersalamander', game: FS, bots: 3, seed: 'picture', when: phaseIs('place') },
  {
    name: 'feuersalamander-phone',
    game: FS,
    bots: 2,
    seed: 'c2',
    size: 'phone',
    dark: true,
    language: 'de',
    when: phaseIs('move'),
  },
  {
    name: 'feuersalamander-notebook',
    game: FS,
    bots: 2,
    seed: 'b',
    dark: true,
    language: 'nl',
    when: phaseIs('begin'),
    after: (page) => page.keyboard.press('n'),
  },
  { name: 'feuersalamander-finale', game: FS, bots: 2, seed: 'finale 9', when: 'over' },
  { name: 'drei-magier', game: DM, bots: 2, seed: 'a', when: phaseIs('duelChoice') },
  {
    name: 'drei-magier-finale-phone',
    game: DM,
    bots: 2,
    seed: 'finale 1',
    size: 'phone',
    language: 'de',
    when: 'over',
  },
  { name: 'drei-magier-phone', game: DM, bots: 2, seed: 'b', size: 'phone', language: 'nl', when: phaseIs('move') },
  { name: 'salomons-oordeel', game: SO, bots: 2, seed: 'a', when: phaseIs('guess') },
  { name: 'salomons-oordeel-finale', game: SO, bots: 2, seed: 'finale 7', when: 'over' },
  {
    name: 'salomons-oordeel-phone',
    game: SO,
    bots: 1,
    seed: 'b',
    size: 'phone',
    language: 'nl',
    when: phaseIs('arrange'),
    after: (page) => page.getByRole('button', { name: 'Zet ze voor mij neer' }).click(),
  },
];

/** The steps up to the last moment in the middle of the game that fits, or all of them. */
const cut = (game: Game, bots: number, seed: string, when: NonNullable<Shot['when']>): readonly StepBase[] => {
  const record = simulate(game, bots + 1, {}, botPlayer, seed);
  if (when === 'over') return record.steps;
  const fits: number[] = [];
  playAll(game, tableOf(game, bots + 1), record.steps, (before, _step, index) => {
    const turn = game.turn(before);
    const isAsked = turn.type === 'decision' && turn.seats.includes(seat(0));
    if (isAsked && when(game.view(before, seat(0)) as never)) fits.push(index);
  });
  const at = fits[Math.floor(fits.length * 0.6)];
  if (at === undefined) throw new Error(`no such moment in ${game.id} ${seed}`);
  return record.steps.slice(0, at);
};

const take = async (
  browser: Browser,
  base: string,
  { name, path, game, bots = 1, when, seed = 'a', after, ...how }: Shot,
) => {
  const { page, context } = await visit(browser, base, how);
  await page.goto('/');
  if (game !== undefined && when !== undefined) {
    const steps = cut(game, bots, seed, when);
    await keep(page, { id: 'picture', setup: setup(game.id, 1, bots, {}, { aids: 'automatic' }), steps });
  }
  await page.goto(path ?? '/table/picture', { waitUntil: 'networkidle' });
  if (when === 'over') await page.locator('[data-finale=won]').waitFor();
  else if (path === undefined) {
    await page.locator('[data-idle=true]').waitFor();
    // What was missed has been read: the chronicle lies there again.
    await page
      .locator('[data-elsewhere]')
      .first()
      .click({ position: { x: 2, y: 2 } });
  }
  await after?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file(name), animations: 'disabled' });
  await context.close();
};

/** An address with a name, as friends would see it; a browser takes it for this machine all the same. */
const named = (address: string): string => {
  const base = new URL(address);
  base.hostname = 'wunderkammer.localhost';
  return base.origin;
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('log').last().locator('xpath=following::input[1]').fill(text);
  await page.keyboard.press('Enter');
};

/** Friends by a link: the room where one waits for them, and the company on a phone while they play. */
const takeOnline = async (browser: Browser, base: string) => {
  const [anna, bert] = [
    await visit(browser, base),
    await visit(browser, base, { size: 'phone', language: 'nl', dark: true }),
  ];
  await anna.page.goto('/play/feuersalamander?with=link');
  await anna.page.getByRole('radio', { name: '4', exact: true }).first().check({ force: true });
  await openTable(anna.page, 'Anna');
  await bert.page.goto(anna.page.url());
  await bert.page.getByLabel('Je naam').fill('Bert');
  await bert.page.getByRole('button', { name: 'Aanschuiven' }).click();
  await bert.page.locator('[data-status=waiting]:not([data-seat=none])').waitFor();
  await putBot(anna.page, 'last');
  await anna.page.getByText('1 seat is still free').waitFor();
  await say(bert.page, 'Cleo komt ook, haar trein is te laat.');
  await anna.page.getByText('Cleo komt').waitFor();
  await anna.page.waitForLoadState('networkidle');
  await anna.page.mouse.move(0, 0);
  await anna.page.screenshot({ path: file('online'), animations: 'disabled' });

  await putBot(anna.page);
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [anna, bert]) await page.locator('[data-status=playing] [data-idle=true]').waitFor();
  await bert.page.locator('[data-spot=company]').click();
  await anna.page.keyboard.press('c');
  await say(anna.page, 'Good luck, Bert!');
  await bert.page.getByText('Good luck').waitFor();
  // Nobody is writing any more: the picture has no cursor in it, and no mark around the field.
  await bert.page.getByRole('log').last().click();
  await bert.page.screenshot({ path: file('online-phone'), animations: 'disabled' });
  await Promise.all([anna, bert].map(({ context }) => context.close()));
};

mkdirSync(FOLDER, { recursive: true });
const only = process.argv.slice(2);
await whileServed(async (browser, address) => {
  for (const shot of SHOTS) if (only.length === 0 || only.includes(shot.name)) await take(browser, address, shot);
  if (only.length === 0 || only.some((name) => name.startsWith('online'))) await takeOnline(browser, named(address));
});
