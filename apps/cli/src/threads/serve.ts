import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './threads.ts';

/** What a thread does: it answers, and puts away what it has open before it ends. */
export const serve = <Ask, Answer>(
  answer: (ask: Ask) => Answer | Promise<Answer>,
  putAway: () => Promise<void> = async () => {},
): void => {
  const reply = (message: FromThread<Answer>): void => parentPort!.postMessage(message);
  parentPort!.on('message', async (message: ToThread<Ask>) => {
    if ('close' in message) {
      await putAway();
      process.exit();
    }
    try {
      reply({ answer: await answer(message.ask) });
    } catch (error) {
      reply({ error: error instanceof Error ? error.message : String(error) });
    }
  });
};
