import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { GameRecord } from '@wunderkammer/kernel';
import { badInput, causeOf } from '../failure.ts';

/** A file of records, one a line, that grows game by game. */
export class RecordFile {
  readonly path: string;

  /** Fails at once if nothing can be written there: better now than after the game. */
  constructor(path: string) {
    this.path = path;
    this.#open((file) => fsyncSync(file));
  }

  /** Adds a record as one line, and returns when it is on the disk. */
  append(record: GameRecord): void {
    this.#open((file) => {
      const line = Buffer.from(`${endsInLine(file) ? '' : '\n'}${JSON.stringify(record)}\n`);
      for (let written = 0; written < line.length; ) written += writeSync(file, line, written);
      fsyncSync(file);
    });
  }

  #open(use: (file: number) => void): void {
    try {
      const file = openSync(this.path, 'a+');
      try {
        use(file);
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw badInput(`cannot write to ${this.path}: ${causeOf(error)}`);
    }
  }
}

/** Whether the next byte begins a line; a crash of some other writer may have left half of one. */
const endsInLine = (file: number): boolean => {
  const { size } = fstatSync(file);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last.toString() === '\n';
};
