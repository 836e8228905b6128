import { parentPort, workerData } from 'node:worker_threads';
import { StoreFault } from '../store.ts';
import { Database } from './database.ts';
import type { DatabasePlace, FromWorker, ToWorker } from './requests.ts';

/** The thread in which the database works, so that waiting for the disk does not stop the server. */
const port = parentPort!;
const tell = (message: FromWorker): void => port.postMessage(message);

const failed = (error: unknown): FromWorker => ({
  type: 'failed',
  message: error instanceof Error ? error.message : String(error),
  reason: error instanceof StoreFault ? error.reason : undefined,
});

const serve = (database: Database): void => {
  port.on('message', (message: ToWorker) => {
    if (message === 'close') {
      database.close();
      port.close();
      return;
    }
    try {
      tell({ type: 'answers', answers: database.run(message) });
      database.tidy();
    } catch (error) {
      tell(failed(error));
    }
  });
  const { identities, remarks } = database;
  tell({ type: 'open', opened: { identities, remarks } });
};

try {
  serve(new Database(workerData as DatabasePlace));
} catch (error) {
  tell(failed(error));
}
