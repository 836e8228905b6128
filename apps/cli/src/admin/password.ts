import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { wrongCall } from '../failure.ts';

const SILENT = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks on the terminal, without showing what is typed. */
const askFor = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    process.stderr.write(question);
    const lines = createInterface({ input: process.stdin, output: SILENT(), terminal: true, historySize: 0 });
    let answer: string | undefined;
    lines.on('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.on('close', () => {
      process.stderr.write('\n');
      if (answer === undefined) reject(wrongCall('without the password nothing can be done'));
      else resolve(answer);
    });
  });

/** The administrator's password: from the environment, else asked for. Never a flag: everybody on a machine can see those. */
export const adminPassword = async (env = process.env): Promise<string> => {
  const given = env['ADMIN_PASSWORD'];
  if (given) return given;
  if (process.stdin.isTTY) return askFor("The host's password: ");
  throw wrongCall('ADMIN_PASSWORD is not set, and there is no terminal to ask for it');
};
