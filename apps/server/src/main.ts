import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses.ts';
import { createApp } from './app.ts';
import { HELP, readConfig } from './config.ts';
import { Failure, wrongCall } from './failure.ts';
import { listen } from './listen.ts';

/** What `npm run build` of the web app leaves behind. */
const builtByHand = async (): Promise<string> => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** How long answers under way may take once the server was told to stop. */
const PATIENCE_MS = 5_000;

const openLine = ([here, ...elsewhere]: readonly string[]): string =>
  `Wunderkammer is open at ${here}${elsewhere.length > 0 ? ` (in your network: ${elsewhere.join(' ')})` : ''}`;

const serve = async (builtWeb: () => Promise<string>): Promise<void> => {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    console.log(HELP);
    return;
  }
  const web = resolve(config.web ?? (await builtWeb()));
  if (!existsSync(join(web, 'index.html'))) throw wrongCall(`there is no built web app in ${web}; npm start builds it`);

  const app = await createApp({ web });
  const port = await listen(app, config);
  console.log(openLine(addressesOf(config.host, port)));

  // A terminal and npm may both pass the same signal on: the second one changes nothing.
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    await app.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

/** Serves until told to stop. `builtWeb` finds, or first makes, the web app, unless a setting names one. */
export const main = async (builtWeb = builtByHand): Promise<void> => {
  try {
    await serve(builtWeb);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`wunderkammer: ${error.message}`);
    process.exitCode = error.exitCode;
  }
};

if (import.meta.main) await main();
