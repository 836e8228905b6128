import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses.ts';
import { HELP, readConfig } from './config.ts';
import { Failure, wrongCall } from './failure.ts';
import { listen } from './listen.ts';
import { openServer } from './server.ts';

/** What `npm run build` of the web app leaves behind. */
const builtByHand = async (): Promise<string> => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long answers under way may take once the server was told to stop. */
const PATIENCE_MS = 3_000;
/** After this it goes, whatever still holds it: a disk that does not answer. Everything acknowledged is kept all the same. */
const LAST_MS = 10_000;

const openLine = ([here, ...elsewhere]: readonly string[]): string =>
  `Wunderkammer is open at ${here}${elsewhere.length > 0 ? ` (on your network: ${elsewhere.join(' ')})` : ''}`;

const serve = async (builtWeb: () => Promise<string>): Promise<void> => {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    console.log(HELP);
    return;
  }
  const web = resolve(config.web ?? (await builtWeb()));
  if (!existsSync(join(web, 'index.html'))) throw wrongCall(`there is no built web app in ${web}; npm start builds it`);

  const server = await openServer(config, web);
  const { app } = server;
  // A terminal and npm may both pass the same signal on: the second one changes nothing.
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    setTimeout(() => giveUp('it took too long'), LAST_MS).unref();
    await server.close().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
  };
  // Before anybody can know that it is open: who stops it at once stops it in order, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  let port: number;
  try {
    port = await listen(app, config);
  } catch (error) {
    await server.close();
    throw error;
  }
  app.log.info({ port, node: process.version }, 'the house is open');
  console.log(openLine(addressesOf(config.host, port)));
};

const giveUp = (why: string): never => {
  console.error(`wunderkammer: could not stop cleanly: ${why}`);
  process.exit(1);
};

/** Serves until told to stop. `builtWeb` finds, or first makes, the web app, unless a setting names one. */
export const main = async (builtWeb = builtByHand): Promise<void> => {
  try {
    await serve(builtWeb);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const line of error.message.split('\n')) console.error(`wunderkammer: ${line}`);
    // Whatever was begun already, a thread or a timer, must not keep it.
    process.exit(error.exitCode);
  }
};

if (import.meta.main) await main();
