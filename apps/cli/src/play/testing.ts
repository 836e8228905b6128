import { PassThrough, Writable } from 'node:stream';
import {
  FastRandom,
  type GameTypes,
  type Language,
  playAll,
  randomPlayer,
  type Seat,
  type StateOf,
  simulate,
  type Table,
} from '@wunderkammer/kernel';
import { findGame } from '../games.ts';
import { type Host, makeHost } from './host.ts';
import { plainInk } from './ink.ts';
import { Leaving, Prompt } from './prompt.ts';

/** A person made of code: is shown everything since its last answer, and answers a line; undefined ends the input. */
export type Script = (screen: string) => string | undefined;

/** What came of a scripted session. */
export interface Played {
  readonly text: string;
  readonly left: Leaving | undefined;
}

/** Runs something against a scripted person, over streams in memory. */
export const withScript = async (
  script: Script,
  language: Language,
  run: (host: Host) => Promise<void>,
): Promise<Played> => {
  let text = '';
  let screen = '';
  const input = new PassThrough();
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      screen += chunk;
      done();
      if (!screen.endsWith(' > ')) return;
      const answer = script(screen);
      screen = '';
      if (answer === undefined) input.end();
      else input.write(`${answer}\n`);
    },
  });
  const prompt = new Prompt(input, output);
  try {
    await run(makeHost(prompt, plainInk, language, new FastRandom('host')));
    return { text, left: undefined };
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    return { text, left: error };
  } finally {
    prompt.close();
  }
};

/** Plays a random game and shows every state in which somebody must decide, and the last. */
export const eachState = (
  id: string,
  table: Table,
  seed: string,
  look: (state: StateOf<GameTypes>, deciders: readonly Seat[]) => void,
): void => {
  const game = findGame(id);
  const { steps } = simulate(game, table.seats, table.options, randomPlayer, seed);
  const final = playAll(game, table, steps, (before) => {
    const turn = game.turn(before);
    if (turn.type === 'decision') look(before, turn.seats);
  });
  look(final, []);
};

/** Every kind of table worth looking at. */
export const TABLES: readonly { readonly id: string; readonly seats: number; readonly options: object }[] = [
  { id: 'feuersalamander', seats: 2, options: {} },
  { id: 'feuersalamander', seats: 3, options: { target: 100, figures: ['robber', 'king', 'monk'] } },
  { id: 'feuersalamander', seats: 4, options: {} },
  { id: 'drei-magier', seats: 3, options: {} },
  { id: 'salomons-oordeel', seats: 2, options: { variant: 'easy' } },
  { id: 'salomons-oordeel', seats: 3, options: { openOnly: true, protection: true } },
  { id: 'salomons-oordeel', seats: 4, options: {} },
];
