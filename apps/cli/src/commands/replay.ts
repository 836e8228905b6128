import { replayRecord } from '@wunderkammer/kernel';
import { readCall } from '../arguments.ts';
import { faultInWords } from '../fault-in-words.ts';
import { GAMES } from '../games.ts';
import { parseLine, readLines } from '../lines.ts';
import { Output, Progress } from '../output.ts';
import type { Command } from './command.ts';

/** Answers every record of a file with one JSON line; the exit code is 1 if any is not ok. */
export const answerRecords = async (
  args: readonly string[],
  answer: (value: unknown) => { readonly ok: boolean } | Promise<{ readonly ok: boolean }>,
  answerFault: (message: string) => { readonly ok: false },
): Promise<0 | 1> => {
  const call = readCall(args, [], { words: 1 });
  const output = new Output();
  const progress = new Progress('records read:');
  let exitCode: 0 | 1 = 0;
  for await (const line of readLines(call.positionals[0])) {
    const parsed = parseLine(line);
    const report = 'fault' in parsed ? answerFault(parsed.fault) : await answer(parsed.value);
    if (!report.ok) exitCode = 1;
    await output.json({ line: line.number, ...report });
    progress.show(line.number);
  }
  progress.end();
  await output.close();
  return exitCode;
};

export const replayCommand: Command = {
  summary: 'replays records and says whether each is legal',
  help: `wunderkammer replay [FILE]

Reads records, one per line, from FILE or from standard input, and prints one JSON line for each:
  {"line":1,"ok":true,"steps":812,"over":true,"result":{…}}
  {"line":1,"ok":false,"at":17,"rule":"FS-17","code":"…","message":"…"}
"at" is -1 for a fault of the record's head, the index of the first bad step, or the number of steps
for a wrong result; "rule" is "record" for faults of form. Empty lines are skipped but counted.
The exit code is 1 if any record is bad.`,
  run: (args) =>
    answerRecords(
      args,
      (value) => {
        const replayed = replayRecord(value, GAMES);
        if (!replayed.ok) return faultInWords(replayed);
        const { turn, steps } = replayed;
        return turn.type === 'over'
          ? { ok: true, steps: steps.length, over: true, result: turn.outcome }
          : { ok: true, steps: steps.length, over: false };
      },
      (message) => ({ ok: false, at: -1, rule: 'record', code: 'record/json', message }),
    ),
};
