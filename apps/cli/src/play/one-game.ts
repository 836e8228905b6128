import { characterOf } from '@wunderkammer/cast';
import {
  allSeats,
  type Fairness,
  FastRandom,
  type GameRecord,
  type GameTexts,
  type GameTypes,
  gameKey,
  type Level,
  makeFairness,
  makeRecord,
  type Outcome,
  type Seat,
  StepRandom,
  seat as seatOf,
  type Table,
} from '@wunderkammer/kernel';
import { askDecision } from './decide.ts';
import type { Guide } from './guide.ts';
import type { Host } from './host.ts';
import { wrap } from './ink.ts';
import { opponents } from './opponents.ts';

/** A table with a person on one of its seats. */
export interface Sitting<T extends GameTypes = GameTypes> {
  readonly guide: Guide<T>;
  readonly texts: GameTexts<T>;
  readonly table: Table<T['Options']>;
  /** The options as given, as they stand in the record. */
  readonly givenOptions: object;
  readonly person: Seat;
  /** How well the others play. */
  readonly level: Level;
}

/** What chance and the bots are made from. */
export interface Seeds {
  /** 32 bytes in hexadecimal: all chance follows from it. */
  readonly chance: string;
  readonly bots: string;
}

/** One line of the log: what the person saw, and whose doing it was. */
interface News {
  readonly actor: Seat | undefined;
  readonly text: string;
}

/** Of more news than this the oldest are left out, but never what the person did and learned. */
const MOST_NEWS = 18;
/** The same for the log: old questions and their answers are what one looks for there. */
const MOST_LOG = 60;

/** After more news than this the last drawing has moved too far up the screen. */
const FEW_NEWS = 4;

/** The person's word and the house's seed make the chance of a game; bots give nothing. */
const fairnessOf = ({ chance }: Seeds, seats: number, person: Seat, word: string): Fairness =>
  makeFairness(
    chance,
    allSeats(seats).map((seat) => (seat === person ? word : '')),
  );

/**
 * Plays one game to its end. `word` is what the person adds to its chance. `keep` is given its record, also when the person leaves in the middle or something
 * breaks; a record without a result is an unfinished game.
 */
export const playOneGame = async <T extends GameTypes>(
  { guide, texts, table, givenOptions, person, level }: Sitting<T>,
  seeds: Seeds,
  word: string,
  meta: Readonly<Record<string, unknown>>,
  host: Host,
  keep: (record: GameRecord) => void,
): Promise<Outcome> => {
  const { game } = guide;
  const { prompt } = host;
  const { seats } = table;
  const fairness = fairnessOf(seeds, seats, person, word);
  const key = gameKey(game.id, fairness.seed, fairness.entropy);
  const state = game.create(table);
  const bots = new Map(
    [...opponents(level, seats, person)].map(([seat, id]) => {
      const { mind } = characterOf(id);
      return [seat, game.bot(mind, seat, table, new FastRandom(`${seeds.bots} seat ${seat}`))] as const;
    }),
  );
  const steps: T['Step'][] = [];
  const log: News[] = [];
  let told = 0;
  /** The drawing that the person still sees: after a throw only what was thrown is added to it. */
  let onScreen: readonly string[] = [];

  /** Writes what is new to the person; returns how much it was. */
  const tellNews = (): number => {
    const lines = newsLines(log.slice(told), person, host);
    told = log.length;
    prompt.lines(['', ...lines]);
    return lines.length;
  };

  const decide = async (deciders: readonly Seat[]): Promise<T['Step']> => {
    // Where several decide at once, the person comes last and need not wait for anybody.
    for (const seat of deciders) {
      const bot = bots.get(seat);
      if (bot !== undefined) return bot.decide(game.view(state, seat), game.legal(state, seat));
    }
    const view = game.view(state, person);
    if (tellNews() > FEW_NEWS) onScreen = [];
    return askDecision(guide, texts, view, game.legal(state, person), host, {
      log: () =>
        log.length === 0 ? [host.words.emptyLog] : newsLines(log, person, host, MOST_LOG, host.words.leftOut),
      table: (marks) => {
        const before = onScreen;
        onScreen = guide.draw(view, { ...host, marks });
        const isThere = before.length > 0 && before.every((line, index) => line === onScreen[index]);
        return isThere ? onScreen.slice(before.length) : ['', ...onScreen];
      },
    });
  };

  try {
    for (let turn = game.turn(state); ; turn = game.turn(state)) {
      if (turn.type === 'over') {
        tellNews();
        prompt.lines(['', ...guide.draw(game.view(state, person), host)]);
        keep(makeRecord(game, seats, givenOptions, steps, { result: turn.outcome, meta, fairness }));
        return turn.outcome;
      }
      const step =
        turn.type === 'chance' ? game.chance(state, new StepRandom(key, steps.length)) : await decide(turn.seats);
      for (const [seat, bot] of bots) bot.observe(game.seen(state, step, seat));
      const seen = game.seen(state, step, person);
      const violation = game.play(state, step);
      if (violation !== undefined) throw new Error(`${game.id} refuses a step it offered: ${violation.code}`);
      steps.push(step);
      if (!guide.isQuiet(seen)) log.push({ actor: actorOf(seen, log.at(-1)), text: texts.tell(seen, table) });
    }
  } catch (error) {
    if (game.turn(state).type !== 'over') keep(makeRecord(game, seats, givenOptions, steps, { meta, fairness }));
    throw error;
  }
};

/** Whose doing a step was: a throw of the sticks belongs to whoever threw. */
const actorOf = (seen: object & { readonly by: Seat | 'chance' }, before: News | undefined): Seat | undefined => {
  if (seen.by !== 'chance') return seen.by;
  return 'seat' in seen && typeof seen.seat === 'number' ? seatOf(seen.seat) : before?.actor;
};

/** What happened, a line each; a mark stands where somebody else begins to act. */
const newsLines = (
  news: readonly News[],
  person: Seat,
  { ink, words }: Host,
  most = MOST_NEWS,
  note = words.earlier,
): string[] => {
  const old = news.length - most;
  const isLeftOut = ({ actor }: News, index: number): boolean => index < old && actor !== person;
  const leftOut = news.filter(isLeftOut).length;
  const firstLeftOut = news.findIndex(isLeftOut);
  return news.flatMap((item, index) => {
    if (isLeftOut(item, index)) return index === firstLeftOut ? [ink('dim', `  ${note(leftOut)}`)] : [];
    const begins = index === 0 || item.actor !== news[index - 1]!.actor || isLeftOut(news[index - 1]!, index - 1);
    const mark = begins ? ink(item.actor === person ? 'green' : 'cyan', '▪') : ' ';
    return wrap(`${mark} ${item.text}`, { indent: '  ' });
  });
};
