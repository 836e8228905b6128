import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

const firstLine = async (child: ChildProcess): Promise<string> => {
  for await (const text of child.stdout!) return String(text);
  throw new Error('the server said nothing');
};

/** Our server in a process of its own, with a store of its own, on a free port. */
export const serve = async (web: string, others: Readonly<Record<string, string>> = {}): Promise<Served> => {
  const data = mkdtempSync(join(tmpdir(), 'wunderkammer-e2e-'));
  // Bots play at once.
  const settings = { WEB: web, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, BOT_PACE: '30' };
  const child = spawn(process.execPath, ['--conditions=@wunderkammer/source', MAIN], {
    env: { ...process.env, ...settings, ...others },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const [address] = /http:\S+/.exec(await Promise.race([firstLine(child), closed.then(() => '')])) ?? [];
  if (address === undefined) throw new Error('the server did not open');
  return {
    address,
    stop: async () => {
      child.kill();
      await closed;
      rmSync(data, { recursive: true });
    },
  };
};
