/** The worker that proves a record: it plays the whole game again and draws every chance step from the seed. */
import { type Verified, verifyRecord } from '@wunderkammer/kernel';
import { gameOf } from '../games/games.ts';

const port = self as unknown as { postMessage(verified: Verified): void };

const prove = async (record: unknown): Promise<Verified> => {
  const { game: id } = record as { game?: unknown };
  const game = await gameOf(id)?.open();
  if (game === undefined) return { ok: false, at: -1, message: `there is no game "${String(id)}"` };
  return verifyRecord(record, [game]);
};

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  prove(event.data).then(
    (verified) => port.postMessage(verified),
    (error: unknown) => port.postMessage({ ok: false, at: -1, message: String(error) }),
  );
});
