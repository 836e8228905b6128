import type { ServerMessage } from '@wunderkammer/protocol';
import type { Client } from './client.ts';

/** More steps than a game has: whatever was seen before, this decision is meant. */
const WHATEVER_WAS_SEEN = 1_000_000;

/** Plays the first legal move of whoever's turn it is; the answer to it. */
export const playAnything = async (table: string, clients: readonly Client[]): Promise<ServerMessage> => {
  for (const client of clients) {
    const answer = client.next('answer');
    client.send({ t: 'legal', table, id: 'legal' });
    const [step] = (await answer).legal ?? [];
    if (step !== undefined) return client.must(table, { type: 'play', after: WHATEVER_WAS_SEEN, step });
  }
  throw new Error('nobody has anything to decide');
};
