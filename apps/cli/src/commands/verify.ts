import { verifyRecord } from '@wunderkammer/kernel';
import { GAMES } from '../games.ts';
import type { Command } from './command.ts';
import { answerRecords } from './replay.ts';

export const verifyCommand: Command = {
  summary: 'checks the fairness proof of records',
  help: `wunderkammer verify [FILE]

Reads records, one per line, from FILE or from standard input, and prints one JSON line for each:
  {"line":1,"ok":true,"checked":97}
  {"line":1,"ok":false,"at":5,"message":"…"}
"checked" counts the chance steps that the committed seed and the players' entropy give exactly as recorded.
A record without fairness is not ok. How it is computed: docs/fairness.md. The exit code is 1 if any is not ok.`,
  run: (args) =>
    answerRecords(
      args,
      (value) => verifyRecord(value, GAMES),
      (message) => ({ ok: false, at: -1, message }),
    ),
};
