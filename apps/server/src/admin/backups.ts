import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { freshId, type World } from '../world.ts';

/** Copies of the whole store, made while it is in use. They hold every secret of the house, so nobody else may read them. */
export class Backups {
  readonly #store: Store;
  readonly #world: World;
  readonly #folder: string;

  constructor(store: Store, world: World, folder: string) {
    this.#store = store;
    this.#world = world;
    this.#folder = folder;
  }

  /** Puts one into the folder of backups; tells its name and size. */
  async make(): Promise<{ readonly file: string; readonly bytes: number }> {
    const file = `${this.name()}.sqlite`;
    const path = await this.#copy(file);
    return { file, bytes: (await stat(path)).size };
  }

  /** One to be sent away; the copy goes when it has been read, or when the reader goes. */
  async lend(): Promise<{ readonly stream: ReadStream; readonly bytes: number }> {
    const path = await this.#copy(`${freshId(this.#world, 12)}.lent`);
    const handle = await open(path, 'r');
    const { size } = await handle.stat();
    // Who has it open reads on; nothing is left behind, should the server stop meanwhile.
    await rm(path);
    return { stream: createReadStream('', { fd: handle }), bytes: size };
  }

  /** By the time of day, in a form that every file system takes. */
  name(): string {
    const time = new Date(this.#world.now()).toISOString().slice(0, 19).replaceAll(':', '-');
    return `wunderkammer-${time}Z`;
  }

  async #copy(name: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, name);
    await this.#store.backUp(path);
    return path;
  }
}
