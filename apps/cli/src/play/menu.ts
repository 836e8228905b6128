import { matching, numbered } from './choose.ts';
import type { Host } from './host.ts';
import { padRight, WIDTH, widthOf, wrap } from './ink.ts';
import { Leaving } from './prompt.ts';
import { LETTERS, type Letter } from './words.ts';

/** What there is to look at before answering; some of it has to be fetched first. */
type Show = () => readonly string[] | Promise<readonly string[]>;

/** One question with its answers. */
export interface Menu {
  readonly question: string;
  readonly labels: readonly string[];
  /** What to type for each answer, where it has a number of its own such as a column's; otherwise they are counted. */
  readonly numbers?: readonly number[];
  /** What Enter alone answers; a single answer always takes it. */
  readonly preset?: number;
  readonly canGoBack: boolean;
  /** What the letters show; those without an entry are not offered. */
  readonly shows: Readonly<Partial<Record<Exclude<Letter, 'b' | 'q'>, Show>>>;
}

/** Asks until it has an answer: its index, or `back`. Leaving is thrown. */
export const askMenu = async (host: Host, menu: Menu): Promise<number | 'back'> => {
  const { prompt, words } = host;
  const preset = menu.preset ?? (menu.labels.length === 1 ? 0 : undefined);
  const offered = LETTERS.filter((letter) =>
    letter === 'b' ? menu.canGoBack : letter === 'q' || menu.shows[letter] !== undefined,
  );
  let shown = menu.labels.map((_, index) => index);
  showQuestion(host, menu, shown, preset, offered);
  for (;;) {
    const typed = await prompt.ask(' > ');
    const letter = LETTERS.find((known) => known === typed.toLowerCase());
    if (typed === '') {
      if (preset !== undefined) return preset;
      showQuestion(host, menu, shown, preset, offered);
    } else if (letter === 'q') await leaveOrStay(host);
    else if (letter === 'b') {
      if (menu.canGoBack) return 'back';
      prompt.lines([words.noWayBack]);
    } else if (letter !== undefined && menu.shows[letter] !== undefined) {
      prompt.lines(['', ...(await menu.shows[letter]()), '']);
      shown = menu.labels.map((_, index) => index);
      showQuestion(host, menu, shown, preset, offered);
    } else {
      const found = matching(menu.labels, typed, menu.numbers);
      if (found.length === 1) return found[0]!;
      if (found.length === 0) prompt.lines(wrap(words.notUnderstood(typed)));
      else {
        shown = found;
        prompt.lines([words.several(typed, found.length), ...answerLines(host, menu, shown, preset)]);
      }
    }
  }
};

/** Asks where there is no way back. */
export const askFirm = async (host: Host, menu: Omit<Menu, 'canGoBack'>): Promise<number> => {
  const answer = await askMenu(host, { ...menu, canGoBack: false });
  if (answer === 'back') throw new Error('a menu went back that cannot');
  return answer;
};

/** Yes by Enter or 1. */
export const askYesNo = async (host: Host, question: string, shows: Menu['shows']): Promise<boolean> => {
  const { yes, thinkAgain } = host.words;
  host.prompt.write('\n');
  return (await askFirm(host, { question, labels: [yes, thinkAgain], preset: 0, shows })) === 0;
};

const leaveOrStay = async ({ prompt, words, ink }: Host): Promise<void> => {
  const labels = [words.leave, words.playOn];
  prompt.lines([ink('bold', words.reallyLeave), `  1 ${labels[0]}   2 ${labels[1]}`]);
  // A second q means it; so does Enter. Whatever is not understood stays at the table.
  const typed = (await prompt.ask(' > ')).toLowerCase();
  if (typed === '' || typed === 'q' || matching(labels, typed)[0] === 0) throw new Leaving('quit');
};

const showQuestion = (
  host: Host,
  menu: Menu,
  shown: readonly number[],
  preset: number | undefined,
  offered: readonly Letter[],
): void => {
  const { prompt, ink, words } = host;
  const letters = offered.map((letter) => `${letter} ${words.letters[letter]}`).join(' · ');
  prompt.lines([
    ...wrap(menu.question).map((line) => ink('bold', line)),
    ...answerLines(host, menu, shown, preset),
    ink('dim', `   ${letters}`),
  ]);
};

/** More answers than this stand in columns. */
const ONE_COLUMN = 9;
const GAP = 3;

const answerLines = (
  { ink, words }: Host,
  { labels, numbers = numbered(labels) }: Menu,
  shown: readonly number[],
  preset: number | undefined,
): string[] => {
  const number = (index: number): string => ink('cyan', String(numbers[index]).padStart(labels.length > 9 ? 3 : 2));
  const entries = shown.map((index) => {
    const enter = index === preset ? ink('dim', ` (${words.enterTakes})`) : '';
    return `${number(index)} ${labels[index]}${enter}`;
  });
  const widest = Math.max(...entries.map(widthOf));
  const columns = entries.length <= ONE_COLUMN ? 1 : Math.max(1, Math.floor((WIDTH + GAP) / (widest + GAP)));
  if (columns === 1) return entries.flatMap((entry) => wrap(entry, { indent: '     ' }));
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => entries[column * rows + row] ?? '')
      .map((entry) => padRight(entry, widest + GAP))
      .join('')
      .trimEnd(),
  );
};
