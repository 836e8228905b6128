import { readFileSync } from 'node:fs';
import { LABEL as DREI_MAGIER } from '@wunderkammer/drei-magier/label';
import { LABEL as FEUERSALAMANDER } from '@wunderkammer/feuersalamander/label';
import { LABEL as SALOMONS_OORDEEL } from '@wunderkammer/salomons-oordeel/label';
import { expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

const pageOf = (game: string): string => readFileSync(`${ROOT}docs/balance/${game}.md`, 'utf8');

/** The sentences on a kind of table. */
const inShort = (page: string, table: string): string =>
  page.split('\n').find((line) => line.startsWith(`- **${table}**`)) ?? '';

const gamesOf = (page: string): number => Number(/: (\d+) games of each kind of table/.exec(page)?.[1]);

/** The share of whoever begins and its margin, in whole per cent. */
const beginsOf = (page: string, table: string): readonly number[] =>
  (/Whoever begins wins ([\d.]+) % ± ([\d.]+\d)/.exec(inShort(page, table))?.slice(1) ?? []).map((figure) =>
    Math.round(Number(figure)),
  );

it.each([
  ['feuersalamander', FEUERSALAMANDER, '2 players'],
  ['drei-magier', DREI_MAGIER, '3 players'],
  ['salomons-oordeel', SALOMONS_OORDEEL, '2 players'],
] as const)('the label of %s has its figures from its page in docs/balance', (game, { balance }, table) => {
  const page = pageOf(game);
  const [begins, margin] = beginsOf(page, table);
  expect(balance).toMatchObject({ games: gamesOf(page), begins, margin });
});

it('the label of Salomons Oordeel may say that whoever gets more eyes wins more often: its page is sure of it', () => {
  const [, eyes, margin] = /The number of eyes dealt goes with winning by (-?[\d.]+) ± ([\d.]+\d)/.exec(
    inShort(pageOf('salomons-oordeel'), '2 players'),
  )!;
  expect(Number(eyes) - Number(margin)).toBeGreaterThan(0);
});
