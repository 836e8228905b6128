import { createWriteStream, existsSync } from 'node:fs';
import { link, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { badInput, causeOf } from '../failure.ts';
import type { AdminClient } from './admin-client.ts';

/**
 * Fetches a copy of everything into a new file, which appears when it is complete. It holds the secrets of the house: only
 * its owner may read it.
 */
export const downloadBackup = async (client: AdminClient, file: string): Promise<number> => {
  if (existsSync(file)) throw badInput(`${file} is already there; a backup needs a new name`);
  const part = `${file}.part`;
  const { body } = await client.send('GET', '/backup');
  try {
    await rm(part, { force: true });
    await pipeline(
      Readable.fromWeb(body as ReadableStream<Uint8Array>),
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await link(part, file);
    return (await stat(file)).size;
  } catch (error) {
    throw badInput(`cannot write ${file}: ${causeOf(error)}`);
  } finally {
    await rm(part, { force: true });
  }
};
