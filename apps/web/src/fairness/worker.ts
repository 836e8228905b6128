/** The worker that proves a record: it plays the whole game again and draws every chance step from the seed. */
import { type Verified, verifyRecord } from '@wunderkammer/kernel';
import { isGameId, loadGame } from '../games/engines.ts';

const port = self as unknown as { postMessage(verified: Verified): void };

const prove = async (record: unknown): Promise<Verified> => {
  const { game } = record as { game?: unknown };
  if (!isGameId(game)) return { ok: false, at: -1, message: `there is no game "${String(game)}"` };
  return verifyRecord(record, [await loadGame[game]()]);
};

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  prove(event.data).then(
    (verified) => port.postMessage(verified),
    (error: unknown) => port.postMessage({ ok: false, at: -1, message: String(error) }),
  );
});
