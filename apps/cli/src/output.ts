import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { badInput, causeOf } from './failure.ts';

const CHUNK = 1 << 16;

/** Writes lines to a file or to standard output, waits for slow readers, and tells plainly when it cannot. */
export class Output {
  readonly #stream: Writable;
  readonly #name: string;
  #pending = '';
  #error: unknown;

  /** `append`: behind what stands in the file already. */
  constructor(file?: string, { append = false }: { readonly append?: boolean } = {}) {
    this.#name = file ?? 'standard output';
    this.#stream = file === undefined ? process.stdout : createWriteStream(file, { flags: append ? 'a' : 'w' });
    this.#stream.on('error', (error) => {
      this.#error = error;
    });
  }

  async line(text: string): Promise<void> {
    this.#pending += `${text}\n`;
    if (this.#pending.length >= CHUNK) await this.flush();
  }

  async json(value: object): Promise<void> {
    await this.line(JSON.stringify(value));
  }

  /** Everything written has left; call it before the command ends. */
  async close(): Promise<void> {
    await this.flush();
    if (this.#stream === process.stdout) return;
    await new Promise<void>((resolve) => {
      this.#stream.once('close', resolve);
      this.#stream.end();
    });
    this.#check(this.#error);
  }

  /** What was written so far has left: whoever ends here by force loses nothing of it. */
  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    this.#check(this.#error);
    if (text === '') return;
    this.#check(await new Promise((resolve) => this.#stream.write(text, resolve)));
  }

  #check(error: unknown): void {
    if (error) throw badInput(`cannot write to ${this.#name}: ${causeOf(error)}`);
  }
}

/** Shows how far long work is, on a terminal only. */
export class Progress {
  readonly #what: string;
  #shown = 0;

  constructor(what: string) {
    this.#what = what;
  }

  show(done: number, total?: number): void {
    if (!process.stderr.isTTY || Date.now() - this.#shown < 100) return;
    this.#shown = Date.now();
    process.stderr.write(`\r${this.#what} ${done}${total === undefined ? '' : ` of ${total}`} `);
  }

  end(): void {
    if (this.#shown > 0) process.stderr.write('\r\u001b[K');
  }
}
