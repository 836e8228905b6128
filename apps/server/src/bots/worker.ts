/** The thread on which bots think. It knows what seats saw, and nothing else of any table. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, type DecisionBase, FastRandom, tableOf } from '@wunderkammer/kernel';
import { gameOf, loadGames } from '../games.ts';
import type { FromBots, Question, ToBots } from './bots.ts';

interface Remembered {
  readonly bot: Bot;
  told: number;
}

const games = await loadGames(new URL(workerData));

const tables = new Map<string, Map<number, Remembered>>();

const remembered = (
  { table, game: id, seats, options, seat, mind, from }: Question,
  luck: string,
): Remembered | undefined => {
  const bots = tables.get(table) ?? new Map<number, Remembered>();
  tables.set(table, bots);
  if (from > 0) return bots.get(seat);
  const game = gameOf(games, id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const fresh = { bot: game.bot(mind, seat, tableOf(game, seats, options), new FastRandom(luck)), told: 0 };
  bots.set(seat, fresh);
  return fresh;
};

const decide = (question: Question, luck: string): DecisionBase | 'forgot' => {
  const known = remembered(question, luck);
  if (known === undefined || known.told !== question.from) return 'forgot';
  for (const seen of question.seen) known.bot.observe(seen);
  known.told += question.seen.length;
  return known.bot.decide(question.view, question.legal);
};

const answer = (message: FromBots): void => parentPort!.postMessage(message);

parentPort!.on('message', (message: ToBots) => {
  if (message.type === 'forget') {
    tables.delete(message.table);
    return;
  }
  try {
    answer({ ask: message.ask, decision: decide(message.question, message.luck) });
  } catch (error) {
    answer({ ask: message.ask, error: error instanceof Error ? error.message : String(error) });
  }
});
