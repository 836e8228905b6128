/**
 * A program that takes a seat at an online table and plays it, by the public protocol (docs/PROTOCOL.md) alone: it knows
 * what its seat sees, like anybody else.
 *
 *   npm run example-bot -- http://localhost:8484/t/AbCdEfGh1234 [--name Robo] [--token …]
 *
 * Without a token it comes as a guest and sits down on a free seat. With one (the table's menu gives it to you) it plays
 * the seat that is yours. To write your own, change `player`; the conversation with the house is `guest.ts` of the
 * protocol's package.
 */
import { parseArgs } from 'node:util';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { FastRandom, USUAL_MIND } from '@wunderkammer/kernel';
import { comeIn, playAsGuest, readTableLink } from '@wunderkammer/protocol/guest';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Robo' }, token: { type: 'string' } },
});
const link = readTableLink(positionals[0] ?? '');
if (link === undefined) {
  console.error('usage: npm run example-bot -- <link of a table> [--name <name>] [--token <token>]');
  process.exit(2);
}

const ending = await playAsGuest({
  link,
  name: values.name,
  token: values.token ?? (await comeIn(link.house, values.name)),
  games: [feuersalamander, dreiMagier, salomonsOordeel],
  // Whoever decides: anything that observes what its seat saw, and decides by its view and what is legal.
  player: (game, table, seat) => game.bot(USUAL_MIND, seat, table, new FastRandom(crypto.randomUUID())),
});
console.log('the game is over:', JSON.stringify(ending));
