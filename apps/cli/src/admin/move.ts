import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readCall, required } from '../arguments.ts';

/** The program that knows where houses are kept, beside us here and where it was packed for others. */
const PROGRAM = import.meta.url.endsWith('.ts') ? '../../../server/src/move.ts' : '../../../server/dist/move.js';

/** `wunderkammer admin move`: no server takes part, and none may run. */
export const runMove = async (args: readonly string[]): Promise<0 | 1> => {
  const call = readCall(args, ['from', 'to'], { words: 0 });
  const places = (['from', 'to'] as const).flatMap((name) => [`--${name}`, required(call.flags[name], name)]);
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@wunderkammer/source', program, ...places], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? 0 : 1;
};
