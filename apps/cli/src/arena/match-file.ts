import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { isObject } from '@wunderkammer/kernel';
import { badInput, causeOf } from '../failure.ts';
import { Output } from '../output.ts';
import { lineUps, type Match, type PlayedGame } from './match.ts';

/** The first line of a match's file: which match it is. */
export const headOf = (match: Match): object => ({ type: 'arena', version: 1, ...match });

/** The line of a game. */
export const lineOf = (game: PlayedGame): object => ({ type: 'game', ...game });

/**
 * The games that stand in the file of a match, in order. What comes after the last whole one (half a line, a result) is cut
 * off, so that more can be written behind it.
 */
export const resumeFile = (file: string, match: Match): readonly PlayedGame[] => {
  const bytes = readOrFail(file);
  const lines = bytes
    .toString('utf8', 0, bytes.lastIndexOf(10) + 1)
    .split('\n')
    .slice(0, -1);
  const [head, ...rest] = lines;
  if (head === undefined) throw badInput(`${file} has no first line that says what was played`);
  if (head !== JSON.stringify(headOf(match))) throw badInput(`${file} is of another match: ${head.slice(0, 300)}`);
  const rotations = lineUps(match.contenders.length, match.players).length;
  const games: PlayedGame[] = [];
  let end = Buffer.byteLength(head) + 1;
  for (const line of rest) {
    const value = parse(line);
    if (isObject(value) && value['type'] === 'result') break;
    if (!isGame(value, match.players) || value.block * rotations + value.rotation !== games.length)
      throw badInput(`line ${games.length + 2} of ${file} is not game ${games.length + 1} of this match`);
    games.push(value);
    end += Buffer.byteLength(line) + 1;
  }
  try {
    truncateSync(file, end);
  } catch (error) {
    throw badInput(`cannot write to ${file}: ${causeOf(error)}`);
  }
  return games;
};

/** A file of a match to go on with: a new one, or what stands in it already. */
export const keepFile = async (
  file: string,
  match: Match,
): Promise<{ readonly games: readonly PlayedGame[]; readonly written: Output }> => {
  // Whoever ended before the first line was written has played nothing.
  if (existsSync(file) && readOrFail(file).includes(10))
    return { games: resumeFile(file, match), written: new Output(file, { append: true }) };
  const written = new Output(file);
  await written.json(headOf(match));
  await written.flush();
  return { games: [], written };
};

const readOrFail = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw badInput(`cannot read ${file}: ${causeOf(error)}`);
  }
};

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Enough to tell our own lines from others. */
const isGame = (value: unknown, players: number): value is PlayedGame =>
  isObject(value) &&
  value['type'] === 'game' &&
  ['block', 'rotation', 'steps', 'decisions'].every((key) => Number.isInteger(value[key])) &&
  ['seats', 'scores', 'times'].every((key) => Array.isArray(value[key]) && value[key].length === players) &&
  Array.isArray(value['ranking']);
