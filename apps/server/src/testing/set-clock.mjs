/**
 * Preloaded by a server (`--import`), it lets a test set the clock of its machine while it runs: the file that `CLOCK_SHIFT`
 * names holds the milliseconds by which it is wrong.
 */
import { readFileSync } from 'node:fs';

const right = Date.now;
Date.now = () => right() + Number(readFileSync(process.env['CLOCK_SHIFT'], 'utf8'));
