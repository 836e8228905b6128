import type { Certainty } from '@wunderkammer/kernel';

/** The texts around the label of a game in English; the other languages have the type of this file. */
const en = {
  facts: 'The facts',
  author: 'Author',
  publisher: 'Publisher',
  year: 'Year',
  players: 'Players',
  age: 'Age',
  from: (years: number) => `${years} and up`,
  duration: 'Duration',
  unknown: 'the book does not say',
  byTheBook: (from: number, to: number) => `${from} to ${to} minutes, according to the books`,
  measured: (games: number, decisions: string, seconds: number, minutes: string) =>
    `About ${minutes} minutes by our reckoning: the median of ${games} games between bots takes ${decisions}, and we allow ${seconds} seconds for each.`,
  decisions: (from: number, to: number) =>
    from === to ? `${to} decisions` : `${from} decisions in the shortest way to play and ${to} in the longest`,
  range: (from: number, to: number) => (from === to ? String(to) : `${from} to ${to}`),
  box: 'In the box',
  setup: 'Ready to begin',
  story: 'Its story',
  source: 'The book we have',
  sources: 'The books we have',
  leftOpen: 'What the book leaves open',
  differences: 'Where the books differ',
  books: 'The books',
  settled: 'Here',
  lost: 'What is lost, and how sure we are',
  certainty: {
    firm: 'as good as certain',
    likely: 'well founded',
    guess: 'our own guess',
    unknown: 'unknown: nobody has guessed',
  } satisfies Readonly<Record<Certainty, string>>,
  found: 'Should a box, a photograph or a page of a rulebook turn up, we shall put right what is wrong here.',
  asked: 'Have you got a box, a photograph, a page of a rulebook? Then we can put right what is wrong here:',
  play: 'Play it',
  rules: 'The rulebook',
  rulings: 'Settled questions',
  print: 'Print the game',
};

export type LabelWords = typeof en;

export default en;
