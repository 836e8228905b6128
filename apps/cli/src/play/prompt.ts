import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Why somebody left: with `q`, at the end of the input, by Ctrl-C or a signal, or because nobody reads us any more. */
export type LeaveReason = 'quit' | 'end' | 'interrupt' | 'closed';

/**
 * Thrown through whatever is being asked when the person leaves: every question can end so, and none of them has
 * anything to do about it but to make room.
 */
export class Leaving extends Error {
  readonly reason: LeaveReason;

  constructor(reason: LeaveReason) {
    super(`left: ${reason}`);
    this.reason = reason;
  }
}

const isTerminal = (stream: Readable | Writable): boolean => 'isTTY' in stream && stream.isTTY === true;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (leaving: Leaving) => void;
}

/** Writes to a person and reads the lines they answer; a pipe or a file of lines will do as well. */
export class Prompt {
  readonly #output: Writable;
  readonly #lines: Interface;
  readonly #terminal: boolean;
  /** Lines that came before they were asked for: a pipe brings all at once. */
  readonly #early: string[] = [];
  #waiting: Waiting | undefined;
  #left: LeaveReason | undefined;

  constructor(input: Readable, output: Writable) {
    this.#output = output;
    this.#terminal = isTerminal(input) && isTerminal(output);
    // The readline of a terminal redraws its line when the window changes and gives the terminal back when it closes.
    this.#lines = createInterface({ input, output, terminal: this.#terminal, historySize: 0 });
    this.#lines.on('line', (line) => this.#take(line));
    this.#lines.on('SIGINT', () => this.leave('interrupt'));
    this.#lines.on('close', () => this.leave('end'));
    output.on('error', () => this.leave('closed'));
    input.on('error', () => this.leave('end'));
  }

  write(text: string): void {
    if (this.#left !== 'closed') this.#output.write(text);
  }

  lines(lines: readonly string[]): void {
    this.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** The next line, without the blanks around it. */
  async ask(question: string): Promise<string> {
    const early = this.#early.shift();
    if (early === undefined && this.#left !== undefined) throw new Leaving(this.#left);
    if (early !== undefined) {
      this.write(`${question}${early}\n`);
      return early.trim();
    }
    const line = await new Promise<string>((resolve, reject) => {
      // First of all: a quick answerer may answer while the question is still being written.
      this.#waiting = { resolve, reject };
      if (this.#terminal) {
        this.#lines.setPrompt(question);
        this.#lines.prompt();
      } else this.write(question);
    });
    // Without a terminal nothing echoes; written out, a transcript of a piped game can be read.
    if (!this.#terminal) this.write(`${line}\n`);
    return line.trim();
  }

  /** Ends what is being asked, and everything asked from now on. */
  leave(reason: LeaveReason): void {
    this.#left ??= reason;
    if (this.#left !== 'end') this.#early.length = 0;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(new Leaving(this.#left));
  }

  /** Gives the terminal back. */
  close(): void {
    this.#left ??= 'end';
    this.#lines.close();
  }

  #take(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting.resolve(line);
    else if (this.#left === undefined || this.#left === 'end') this.#early.push(line);
  }
}
