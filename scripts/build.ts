/** `npm run build`: the web app where a server that is started without npm looks for it, apps/web/dist. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';
import { builtWeb } from './web-build.ts';

const place = join(ROOT, 'apps/web/dist');
const [fresh, old] = [`${place}.new`, `${place}.old`];
for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
cpSync(await builtWeb(), fresh, { recursive: true });
if (existsSync(place)) renameSync(place, old);
renameSync(fresh, place);
rmSync(old, { recursive: true, force: true });
console.log(`the web app is in ${place}`);
