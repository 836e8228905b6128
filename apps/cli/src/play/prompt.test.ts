import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Leaving, Prompt } from './prompt.ts';

const streams = (): { input: PassThrough; output: PassThrough; prompt: Prompt } => {
  const input = new PassThrough();
  const output = new PassThrough();
  output.resume();
  return { input, output, prompt: new Prompt(input, output) };
};

const reasonOf = async (asking: Promise<string>): Promise<string> => {
  try {
    return `answered ${await asking}`;
  } catch (error) {
    return error instanceof Leaving ? error.reason : 'something else';
  }
};

describe('Prompt', () => {
  it('answers with lines in their order, also such as came early, and then with the end', async () => {
    const { input, prompt } = streams();
    input.end(' one \ntwo\nthree');
    expect([await prompt.ask('?'), await prompt.ask('?'), await prompt.ask('?')]).toEqual(['one', 'two', 'three']);
    expect(await reasonOf(prompt.ask('?'))).toBe('end');
    expect(await reasonOf(prompt.ask('?'))).toBe('end');
  });

  it('ends a question when the input ends', async () => {
    const { input, prompt } = streams();
    const asking = reasonOf(prompt.ask('?'));
    input.end();
    expect(await asking).toBe('end');
  });

  it('ends a question on an interrupt, whatever is still to be read', async () => {
    const { input, prompt } = streams();
    const asking = reasonOf(prompt.ask('?'));
    prompt.leave('interrupt');
    expect(await asking).toBe('interrupt');
    input.write('late\n');
    expect(await reasonOf(prompt.ask('?'))).toBe('interrupt');
    prompt.close();
  });

  it('ends a question when nobody reads the output any more, and writes no more to it', async () => {
    const { output, prompt } = streams();
    const asking = reasonOf(prompt.ask('?'));
    output.destroy(new Error('EPIPE'));
    expect(await asking).toBe('closed');
    expect(() => prompt.write('more')).not.toThrow();
    prompt.close();
  });
});
