/** `npm start`, once the dependencies are there: builds the web app if need be, and serves it. */
import { main } from '../apps/server/src/main.ts';
import { builtWeb } from './web-build.ts';

// npm stops the shell it started us with, not us: without a parent we stop too, or the port would stay taken.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();

await main(builtWeb);
