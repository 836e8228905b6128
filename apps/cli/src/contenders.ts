import {
  botPlayer,
  type Game,
  type GameTypes,
  LEVELS,
  type MakeBot,
  type Mind,
  mindPlayer,
  randomPlayer,
  type Seating,
  seatBot,
  TEMPERS,
} from '@wunderkammer/kernel';
import { wrongCall } from './failure.ts';
import { sparringOf } from './sparring.ts';

/** Whoever plays here in a simulated game. */
export interface HousePlayer {
  readonly type: 'house';
  readonly name: string;
  readonly seating: Seating<GameTypes>;
}

/** A program of somebody else, by the command line that starts it. */
export interface Program {
  readonly type: 'program';
  readonly name: string;
  readonly command: readonly string[];
}

export type Contender = HousePlayer | Program;

const PROGRAM = 'exec:';

/** The mind that a name stands for: `master`, `master:reckless`. */
export const mindOf = (name: string): Mind | undefined => {
  const [levelName, temperName = 'even', ...more] = name.split(':');
  const level = LEVELS.find((known) => known === levelName);
  const temper = TEMPERS.find((known) => known === temperName);
  return level === undefined || temper === undefined || more.length > 0 ? undefined : { level, temper };
};

/** Every name that stands for a player of this house, for whoever typed another. */
const knownNames = (sparring: readonly string[]): string =>
  `random, bot, ${LEVELS.join(', ')} (each also with a temper: ${LEVELS.at(-1)}:${TEMPERS.slice(1).join('|')}), ${sparring.join(', ')}`;

/** A player of this house by name, or a wrong call that says which there are. */
export const housePlayer = async (game: Game, name: string): Promise<HousePlayer> => {
  const sparring = await sparringOf(game);
  const seating = seatingOf(name, Object.hasOwn(sparring, name) ? sparring[name] : undefined);
  if (seating === undefined)
    throw wrongCall(`nobody is called "${name}" at ${game.id}; there are ${knownNames(Object.keys(sparring))}`);
  return { type: 'house', name, seating };
};

const seatingOf = (name: string, partner: MakeBot | undefined): Seating<GameTypes> | undefined => {
  if (name === 'random') return randomPlayer;
  if (name === 'bot') return botPlayer;
  if (partner !== undefined) return seatBot(partner);
  const mind = mindOf(name);
  return mind && mindPlayer(mind);
};

/** Whoever may play in the arena: one of this house, or a program, `exec:python3 mybot.py`. */
export const findContender = async (game: Game, name: string): Promise<Contender> => {
  if (name.startsWith(PROGRAM)) return { type: 'program', name, command: commandOf(name.slice(PROGRAM.length)) };
  try {
    return await housePlayer(game, name);
  } catch (error) {
    if (error instanceof Error) error.message += `, and ${PROGRAM}<command line> for a program of yours`;
    throw error;
  }
};

/** A command line as its words; quotes keep blanks together. No shell reads it, so that what is started can be ended. */
export const commandOf = (line: string): readonly string[] => {
  const words = [...line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
  if (words.length === 0) throw wrongCall('name the program to start, e.g. exec:python3 mybot.py');
  return words;
};
