import { randomBytes } from 'node:crypto';
import { characterOf } from '@wunderkammer/cast';
import {
  allSeats,
  capital,
  commitTo,
  type GameRecord,
  type Outcome,
  rankOf,
  type Seat,
  type Standings,
  sha256,
  standings,
  toHex,
  utf8,
} from '@wunderkammer/kernel';
import type { Host } from './host.ts';
import { padRight, widthOf, wrap } from './ink.ts';
import { askFirm } from './menu.ts';
import { playOneGame, type Seeds, type Sitting } from './one-game.ts';
import { loadCastTexts, opponents } from './opponents.ts';
import type { RecordFile } from './save.ts';
import { setUp, type Wishes } from './set-up.ts';

/** What a session is called with. */
export interface SessionCall extends Wishes {
  /** How many games a series has. */
  readonly games: number;
  /** Makes chance and bots repeatable; without it they are fresh. */
  readonly seed?: string;
  readonly file?: RecordFile;
}

/** Welcomes the person and plays until they have had enough; leaving in between is thrown. */
export const runSession = async (host: Host, call: SessionCall): Promise<void> => {
  const { prompt, words, ink } = host;
  prompt.lines(['', ...wrap(words.greeting).map((line) => ink('bold', line)), '']);
  let played = 0;
  let wishes: Wishes = call;
  for (;;) {
    const sitting = await setUp(host, wishes);
    const outcomes: Outcome[] = [];
    let series: string | undefined;
    for (let next: Next = 'again'; next === 'again'; ) {
      const seeds = seedsFor(call.seed, played);
      played++;
      // The first commitment of a series is as good a name for it as any: nobody has it twice.
      series ??= commitTo(seeds.chance).slice(0, 16);
      outcomes.push(await playAndSave(sitting, seeds, series, outcomes.length, host, call));
      showResult(sitting, outcomes, host);
      if (call.file !== undefined) {
        const { path } = call.file;
        prompt.lines(['', ...wrap(words.saved(path)), ...wrap(words.verify(path))]);
      }
      next = await askNext(host, outcomes.length < call.games);
      if (next === 'enough') {
        prompt.lines(['', words.goodbye]);
        return;
      }
    }
    // Whoever wants something else chooses it anew, whatever the call said.
    wishes = { options: [], seat: 0 };
    prompt.write('\n');
  }
};

/** The seeds of the game with this number in the session. */
const seedsFor = (seed: string | undefined, number: number): Seeds => {
  if (seed === undefined) return { chance: randomBytes(32).toString('hex'), bots: randomBytes(32).toString('hex') };
  return { chance: toHex(sha256(utf8(`play ${seed}/${number}`))), bots: `play ${seed}/${number} bots` };
};

const playAndSave = async (
  sitting: Sitting,
  seeds: Seeds,
  series: string,
  before: number,
  host: Host,
  { games, file }: SessionCall,
): Promise<Outcome> => {
  const { texts, table, person, level } = sitting;
  const { prompt, words, ink } = host;
  const name = (seat: Seat): string => texts.seatName(seat, table.options);
  const { levels } = await loadCastTexts(host.language);
  const others = [...opponents(level, table.seats, person)].map(
    ([seat, id]) => `${name(seat)} (${characterOf(id).name})`,
  );
  prompt.lines([
    '',
    ...(games > 1 ? [ink('bold', words.gameOf(before + 1, Math.max(games, before + 1)))] : []),
    ...(before === 0 ? [...wrap(texts.introduction), ''] : []),
    ...wrap(`${words.seated(name(person), others)} ${words.playsAs(levels[level].name)}`),
    ...wrap(words.commitment).map((line) => ink('dim', line)),
    ink('dim', `  ${commitTo(seeds.chance)}`),
  ]);
  // Without a file nobody can check the chance afterwards, and a newcomer is spared the question.
  const word = file === undefined ? '' : await prompt.ask(`${wrap(words.ownWord).join('\n')}\n > `);
  const players = allSeats(table.seats).map((seat) => (seat === person ? 'person' : 'bot'));
  const keep = (record: GameRecord): void => {
    if (file === undefined) return;
    file.append(record);
    if (record.result === undefined) prompt.lines(['', ...wrap(words.savedUnfinished(file.path))]);
  };
  return playOneGame(sitting, seeds, word, { series, players }, host, keep);
};

const showResult = ({ guide, texts, table, person }: Sitting, outcomes: readonly Outcome[], host: Host): void => {
  const { prompt, words, ink } = host;
  const { ranking, scores } = outcomes.at(-1)!;
  const [first = []] = ranking;
  const verdict = first.includes(person) ? (first.length > 1 ? words.shared : words.won) : words.lost;
  const label = (seat: Seat): string =>
    `${capital(texts.seatName(seat, table.options))}${seat === person ? ` (${words.you})` : ''}`;
  prompt.lines([
    '',
    ink('bold', `${words.over} ${verdict}`),
    ...rankingLines(ranking, label, (seat) => texts.score(scores[seat]!), words.rank),
  ]);
  if (outcomes.length < 2) return;
  const overall: Standings = standings(guide.game, table.seats, outcomes);
  const total = words.total[guide.game.series];
  prompt.lines([
    '',
    ink('bold', words.standings(outcomes.length)),
    ...rankingLines(overall.ranking, label, (seat) => total(overall.totals[seat]!), words.rank),
  ]);
};

/** A ranking, best first. */
const rankingLines = (
  ranking: readonly (readonly Seat[])[],
  label: (seat: Seat) => string,
  score: (seat: Seat) => string,
  rank: (number: number) => string,
): string[] => {
  const width = Math.max(...ranking.flat().map((seat) => widthOf(label(seat))));
  return ranking.flatMap((tied, group) =>
    tied.map((seat) => `  ${rank(rankOf(ranking, group))} ${padRight(label(seat), width)}  ${score(seat)}`),
  );
};

type Next = 'again' | 'other' | 'enough';

const askNext = async (host: Host, seriesGoesOn: boolean): Promise<Next> => {
  const { words } = host;
  const answers: readonly (readonly [string, Next])[] = seriesGoesOn
    ? [
        [words.nextGame, 'again'],
        [words.enough, 'enough'],
      ]
    : [
        [words.onceMore, 'again'],
        [words.otherGame, 'other'],
        [words.enough, 'enough'],
      ];
  host.prompt.write('\n');
  const labels = answers.map(([label]) => label);
  const preset = seriesGoesOn ? 0 : labels.length - 1;
  const answer = await askFirm(host, { question: words.andNow, labels, preset, shows: {} });
  return answers[answer]![1];
};
