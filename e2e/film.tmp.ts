import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { botPlayer, type Game, seat, simulate } from '@wunderkammer/kernel';
import { whileServed } from './harness/while-served.ts';
import { keep, visit } from './kit.ts';
import { setup } from './setups.ts';

const out = process.argv[2]!;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const game = dreiMagier as unknown as Game;
const record = simulate(game, 3, {}, botPlayer, 'film');
const types = record.steps.map((s: any) => s.type);
// All bots: a table at which nobody decides plays by itself; we cut before a walk, a duel, a card.
const state = game.create({ seats: 3, options: (game.readOptions({}, 3) as any).value });
const marks: { at: number; kind: string }[] = [];
record.steps.forEach((step: any, index) => {
  const seen = game.seen(state, step, seat(0)) as any;
  const happened = (seen.happened ?? []).map((h: any) => h.type);
  if (index > 10) {
    if (step.type === 'walk' && !marks.some((m) => m.kind === 'walk')) marks.push({ at: index, kind: 'walk' });
    if (step.type === 'jump' && !marks.some((m) => m.kind === 'jump')) marks.push({ at: index, kind: 'jump' });
    if (happened.includes('duelBegins') && !marks.some((m) => m.kind === 'duel')) marks.push({ at: index - 1, kind: 'duel' });
    if (happened.includes('duelWon') && !marks.some((m) => m.kind === 'won')) marks.push({ at: index - 1, kind: 'won' });
    if (happened.includes('card') && !happened.includes('duelWon') && !marks.some((m) => m.kind === 'card')) marks.push({ at: index - 1, kind: 'card' });
    if (step.type === 'spell' && !marks.some((m) => m.kind === 'spell')) marks.push({ at: index - 1, kind: 'spell' });
  }
  game.play(state, step);
});
console.log(types.length, JSON.stringify(marks));
await whileServed(async (browser, address) => {
  for (const { at, kind } of marks) {
    const { page, context } = await visit(browser, address, { still: false, withoutServiceWorker: true });
    await page.addInitScript(() => localStorage.setItem('wunderkammer:pace', 'normal'));
    await page.goto('/icon.svg');
    const table = setup('drei-magier', 0, 3);
    await keep(page, { id: 'film', setup: table, steps: record.steps.slice(0, at), seed: '31'.repeat(32) });
    const client = await context.newCDPSession(page);
    const frames: { t: number; data: string }[] = [];
    client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ t: metadata.timestamp!, data });
      void client.send('Page.screencastFrameAck', { sessionId });
    });
    await page.goto('/table/film');
    await page.locator('[data-idle]').waitFor();
    await client.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 640, maxHeight: 400, everyNthFrame: 1 });
    await new Promise((resolve) => setTimeout(resolve, 7000));
    await client.send('Page.stopScreencast');
    const t0 = frames[0]?.t ?? 0;
    for (const { t, data } of frames) writeFileSync(`${out}/${kind}-${String(Math.round((t - t0) * 1000)).padStart(5, '0')}.jpg`, Buffer.from(data, 'base64'));
    console.log(kind, frames.length);
    await context.close();
  }
});
