import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { badInput, causeOf } from './failure.ts';

/** The longest line that is read; a record of a long game has some hundred thousand bytes. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;

export interface Line {
  /** Counted from 1, empty lines included. */
  readonly number: number;
  /** Undefined if the line is too long or not UTF-8; `fault` then says so. */
  readonly text?: string;
  readonly fault?: string;
}

/** The lines of a file, or of standard input; those that are empty are left out but counted. */
export async function* readLines(file: string | undefined, maxBytes = MAX_LINE_BYTES): AsyncGenerator<Line> {
  const stream = file === undefined || file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* splitLines(stream, maxBytes);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw badInput(`cannot read ${file ?? 'standard input'}: ${causeOf(error)}`);
    throw error;
  }
}

async function* splitLines(stream: Readable, maxBytes: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let number = 1;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      bytes += end - start;
      if (bytes <= maxBytes) parts.push(chunk.subarray(start, end));
      const line = makeLine(number++, parts, bytes, maxBytes);
      if (line !== undefined) yield line;
      parts = [];
      bytes = 0;
      start = end + 1;
    }
    bytes += chunk.length - start;
    if (bytes <= maxBytes) parts.push(chunk.subarray(start));
    else parts = [];
  }
  const last = makeLine(number, parts, bytes, maxBytes);
  if (last !== undefined) yield last;
}

const makeLine = (number: number, parts: readonly Buffer[], bytes: number, maxBytes: number): Line | undefined => {
  if (bytes > maxBytes) return { number, fault: `the line is longer than ${maxBytes} bytes` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return text.trim() === '' ? undefined : { number, text };
  } catch {
    return { number, fault: 'the line is not UTF-8' };
  }
};

/** A line as JSON, or why it is none. */
export const parseLine = ({ text, fault }: Line): { readonly value: unknown } | { readonly fault: string } => {
  if (text === undefined) return { fault: fault ?? 'the line cannot be read' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message.replaceAll(/\s+/g, ' ').slice(0, 160) : 'too deep';
    return { fault: `not JSON: ${reason}` };
  }
};
