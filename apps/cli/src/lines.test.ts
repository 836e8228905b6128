import { expect, it } from 'vitest';
import { parseLine, readLines } from './lines.ts';
import { fileWith } from './testing.ts';

const linesOf = async (content: string | Buffer, maxBytes?: number): Promise<unknown[]> => {
  const lines: unknown[] = [];
  for await (const line of readLines(fileWith(content), maxBytes)) lines.push(line);
  return lines;
};

it('counts empty lines but leaves them out', async () => {
  expect(await linesOf('a\n\n  \r\nb')).toEqual([
    { number: 1, text: 'a' },
    { number: 4, text: 'b' },
  ]);
  expect(await linesOf('')).toEqual([]);
});

it('puts lines together that come in many pieces, and letters of many bytes', async () => {
  const long = 'ü'.repeat(100_000);
  expect(await linesOf(`${long}\n${long}`)).toEqual([
    { number: 1, text: long },
    { number: 2, text: long },
  ]);
});

it('says that a line is too long or not UTF-8, and goes on', async () => {
  const content = Buffer.concat([Buffer.from('x'.repeat(100)), Buffer.from([10, 0xff, 10]), Buffer.from('good')]);
  expect(await linesOf(content, 50)).toEqual([
    { number: 1, fault: 'the line is longer than 50 bytes' },
    { number: 2, fault: 'the line is not UTF-8' },
    { number: 3, text: 'good' },
  ]);
});

it('says in words that a line is not JSON', () => {
  expect(parseLine({ number: 1, text: '{"a":' })).toMatchObject({ fault: expect.stringMatching(/^not JSON: /) });
  expect(parseLine({ number: 1, text: '{"a":1}' })).toEqual({ value: { a: 1 } });
});
