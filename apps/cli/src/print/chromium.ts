import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where browsers are that can print, besides those on the path. */
const PLACES: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** The one without windows first: it does all that is asked of it here, with less of the machine. */
const NAMES: readonly string[] = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium that `CHROMIUM` names, or one that is found where they usually are. */
export const findChromium = (env: NodeJS.ProcessEnv): string | undefined => {
  const named = env['CHROMIUM'];
  if (named) return isExecutable(named) ? named : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find(isExecutable);
};

/** How long a page may take by its own clock, which stands still while it waits for files. */
const TIME = 60_000;

/** Prints a page into a file. Resolves to what the browser said when it failed. */
export const printPage = async (
  chromium: string,
  { url, language, file }: { readonly url: string; readonly language: string; readonly file: string },
): Promise<string | undefined> => {
  const profile = mkdtempSync(join(tmpdir(), 'wunderkammer-print-'));
  const child = spawn(
    chromium,
    [
      '--headless',
      '--disable-gpu',
      '--no-first-run',
      // Chromium does not sandbox for the one who may do everything; what it opens here is ours.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`,
      `--lang=${language}`,
      `--accept-lang=${language}`,
      `--virtual-time-budget=${TIME}`,
      '--no-pdf-header-footer',
      `--print-to-pdf=${file}`,
      url,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    const [code] = await once(child, 'close');
    return code === 0 ? undefined : said.trim().split('\n').at(-1) || `exit code ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
