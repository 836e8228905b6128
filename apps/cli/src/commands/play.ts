import { randomBytes } from 'node:crypto';
import { FastRandom, LEVELS } from '@wunderkammer/kernel';
import { type Call, languageFlag, optionFlags, playersFlag, readCall, wholeFlag } from '../arguments.ts';
import { wrongCall } from '../failure.ts';
import { findGame } from '../games.ts';
import { makeHost } from '../play/host.ts';
import { inkFor } from '../play/ink.ts';
import { Leaving, Prompt } from '../play/prompt.ts';
import { RecordFile } from '../play/save.ts';
import { runSession } from '../play/session.ts';
import type { Wishes } from '../play/set-up.ts';
import type { Command } from './command.ts';

/** Ways in which a terminal or whoever started us says that it is over. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const playCommand: Command = {
  summary: 'plays a game with you, here in the terminal',
  help: `wunderkammer play [game] [--players N] [--level L] [--option key=value]… [--seat K] [--lang nl|de|en] [--seed S] [--games G] [--save FILE]

Plays against the bots, with help at every question. What is not given is asked.
  --players N         how many sit at the table, including you
  --level L           how well the bots play: gentle, steady, sharp or master
  --option key=value  an option of the game, e.g. target=49 or variant=easy; may be repeated
  --seat K            your seat, counted from 0 (default 0)
  --lang nl|de|en     the language (default: that of the locale)
  --seed S            any text; makes chance and bots repeatable
  --games G           a series of G games with its standings
  --save FILE         adds the record of every game to FILE, even of an unfinished one; verify checks its chance
Answer with a number or the beginning of a word. Without a terminal, lines are read as answers.`,
  async run(args) {
    const call = readCall(args, ['players', 'level', 'seat', 'lang', 'seed', 'games', 'save'], {
      words: 1,
      options: true,
    });
    const { seed, save } = call.flags;
    const sessionCall = {
      ...wishesOf(call),
      ...levelWish(call),
      games: wholeFlag(call, 'games', { min: 1 }) ?? 1,
      ...(seed === undefined ? {} : { seed }),
    };
    const language = languageFlag(call);
    const file = save === undefined ? {} : { file: new RecordFile(save) };

    const prompt = new Prompt(process.stdin, process.stdout);
    const random = new FastRandom(seed === undefined ? randomBytes(32).toString('hex') : `play ${seed} host`);
    const host = makeHost(prompt, inkFor(process.stdout), language, random);
    const interrupt = (): void => prompt.leave('interrupt');
    for (const signal of SIGNALS) process.on(signal, interrupt);
    try {
      await runSession(host, { ...sessionCall, ...file });
    } catch (error) {
      if (!(error instanceof Leaving)) throw error;
      // The cursor stands behind a question that was not answered, except after `q`.
      prompt.write(`${error.reason === 'quit' ? '' : '\n'}${host.words.goodbye}\n`);
    } finally {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      prompt.close();
    }
    return 0;
  },
};

/** How well the bots are to play, if the call says so. */
const levelWish = (call: Call): Pick<Wishes, 'level'> => {
  const wish = call.flags['level'];
  if (wish === undefined) return {};
  const level = LEVELS.find((known) => known === wish);
  if (level === undefined) throw wrongCall(`--level must be ${LEVELS.join(', ')}, not "${wish}"`);
  return { level };
};

/** What the call says about the table, checked as far as it goes before anybody is welcomed. */
const wishesOf = (call: Call): Wishes => {
  const { options } = call;
  const [id] = call.positionals;
  if (id === undefined) {
    if (options.length > 0) throw wrongCall('name the game that the options are for');
    const players = wholeFlag(call, 'players', { min: 1 });
    return { ...(players === undefined ? {} : { players }), options, seat: wholeFlag(call, 'seat', { min: 0 }) ?? 0 };
  }
  const game = findGame(id);
  const isFixed = game.seats.min === game.seats.max;
  const players = call.flags['players'] === undefined && !isFixed ? undefined : playersFlag(call, game);
  const seat = wholeFlag(call, 'seat', { min: 0, max: (players ?? game.seats.max) - 1 }) ?? 0;
  if (players === undefined) return { game, options, seat };
  optionFlags(call, game, players);
  return { game, players, options, seat };
};
