import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, languageFlag, readCall, required } from '../arguments.ts';
import { badInput, wrongCall } from '../failure.ts';
import { findGame } from '../games.ts';
import { findChromium, printPage } from './chromium.ts';
import { serveFolder } from './serve-folder.ts';

const PAPERS = ['a4', 'letter'];
const LARGE = ['a3', 'a2'];

const oneOf = ({ flags }: Call, name: string, values: readonly string[]): string | undefined => {
  const given = flags[name];
  if (given !== undefined && !values.includes(given)) {
    throw wrongCall(`--${name} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}, not "${given}"`);
  }
  return given;
};

/** What the page is asked for, as its address says it. */
const choicesOf = (call: Call): URLSearchParams => {
  const paper = oneOf(call, 'paper', PAPERS) ?? 'a4';
  // A board of four sheets is on the paper of all the rest.
  const board = oneOf(call, 'board', [...PAPERS, ...LARGE]) ?? paper;
  return new URLSearchParams({
    paper,
    board,
    ink: call.switches.includes('line-art') ? 'line' : 'colour',
    sides: call.switches.includes('one-sided') ? 'one' : 'both',
  });
};

/** The built web app; the server takes the same variable. */
const webFolder = (): string => {
  const folder = process.env['WEB'] ?? fileURLToPath(new URL('../../../web/dist', import.meta.url));
  if (!existsSync(join(folder, 'index.html')))
    throw badInput(`there is no web app in ${folder}: npm run build makes one, or print from its page in a browser`);
  return folder;
};

/** Every kit has more than a page that could not be shown. */
const FEWEST_PAGES = 4;

const pagesIn = (file: string): number => readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

export const runPrint = async (args: readonly string[]): Promise<0> => {
  const call = readCall(args, ['lang', 'language', 'paper', 'board', 'out'], {
    words: 1,
    switches: ['line-art', 'one-sided'],
  });
  const { flags, positionals } = call;
  const { id } = findGame(positionals[0]);
  const lang = flags['lang'] ?? flags['language'];
  const language = languageFlag({ ...call, flags: { ...flags, lang } });
  const choices = choicesOf(call);
  const file = resolve(required(flags['out'], 'out'));
  const folder = webFolder();
  const chromium = findChromium(process.env);
  if (chromium === undefined) {
    throw badInput(
      `there is no Chromium to print with (CHROMIUM may name one); npm start, open /print/${id} in any browser and print from there`,
    );
  }
  const { address, stop } = await serveFolder(folder);
  // What was there before stays until there is something better.
  const fresh = `${file}.new`;
  try {
    const fault = await printPage(chromium, { url: `${address}/print/${id}?${choices}`, language, file: fresh });
    if (fault !== undefined || !existsSync(fresh))
      throw badInput(`nothing could be printed: ${fault ?? 'no file came'}`);
    const pages = pagesIn(fresh);
    if (pages < FEWEST_PAGES)
      throw badInput(`the web app in ${folder} has no kit for ${id}: npm run build makes a newer one`);
    renameSync(fresh, file);
    process.stdout.write(`${file}: ${pages} pages\n`);
    return 0;
  } finally {
    rmSync(fresh, { force: true });
    stop();
  }
};
