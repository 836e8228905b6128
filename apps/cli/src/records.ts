import { isFault, type OpenedRecord, openRecord, type Replayed, replaySteps } from '@wunderkammer/kernel';
import { type Call, wholeFlag } from './arguments.ts';
import { badInput, wrongCall } from './failure.ts';
import { faultInWords } from './fault-in-words.ts';
import { GAMES } from './games.ts';
import { parseLine, readLines } from './lines.ts';

/** The record on line `--line` of the file, replayed to `--at`: what `legal` and `view` look at. */
export const replayFromCall = async (call: Call): Promise<Replayed> => {
  const file = call.positionals[0];
  if (file === undefined) throw wrongCall('name a file of records');
  const line = wholeFlag(call, 'line', { min: 1 }) ?? 1;
  const at = wholeFlag(call, 'at', { min: 0 });
  const record = await openLine(file, line);
  if (at !== undefined && at > record.steps.length) {
    throw badInput(`the record on line ${line} has only ${record.steps.length} steps, not ${at}`);
  }
  const replayed = replaySteps(record, at ?? record.steps.length);
  if (!replayed.ok) {
    const { at: step, rule, message } = await faultInWords(replayed);
    throw badInput(`line ${line}, step ${step} (${rule}): ${message}`);
  }
  return replayed;
};

const openLine = async (file: string, wanted: number): Promise<OpenedRecord> => {
  for await (const line of readLines(file)) {
    if (line.number < wanted) continue;
    if (line.number > wanted) break;
    const parsed = parseLine(line);
    if ('fault' in parsed) throw badInput(`line ${wanted}: ${parsed.fault}`);
    const opened = openRecord(parsed.value, GAMES);
    if (isFault(opened)) throw badInput(`line ${wanted}: ${opened.message}`);
    return opened;
  }
  throw badInput(`there is no record on line ${wanted} of ${file}`);
};
