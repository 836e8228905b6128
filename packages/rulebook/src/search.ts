import type { Language } from '@wunderkammer/kernel';
import { FILLERS } from './fillers.ts';
import { findRule } from './find.ts';
import type { Entry } from './glossary.ts';
import { isTypo, likeness, wordsIn } from './match.ts';
import { type Chapter, contentsOf, plainText, type Rule, type Rulebook, type Ruling, rulesOf } from './rulebook.ts';

/** What answers a question, the best first. */
export interface Findings {
  readonly rules: readonly Rule[];
  /** Their rules, each with the one ruling that is meant. */
  readonly rulings: readonly Rule[];
  /** Whether they have all words of the question, or are only the nearest there is. */
  readonly complete: boolean;
  /** Whether the best answer is a ruling. */
  readonly rulingsFirst: boolean;
}

/** In which language somebody asks, and the words of the game. */
export interface Asking {
  readonly language: Language;
  readonly entries: readonly Entry[];
}

/**
 * Finds rules and rulings by a number, or by words as somebody asks: filler words are not looked for, endings and one wrong
 * letter do not matter, and what the old books or the players call a thing leads to it, too.
 */
export const search = (book: Rulebook, query: string, asking: Asking): Findings => {
  const asked = findRule(book, query);
  if (asked !== undefined) {
    const rulings = asked.rulings.map((ruling) => ({ ...asked, rulings: [ruling] }));
    return { rules: [{ ...asked, rulings: [] }], rulings, complete: true, rulingsFirst: true };
  }
  const rules = book.chapters.flatMap((chapter) => chapter.rules.map((rule) => ruleText(rule, chapter)));
  const rulings = rulesOf(book).flatMap(rulingTexts);
  const score = scorer([...rules, ...rulings], query, asking);
  const [rated, ratedRulings] = [rules.map(score), rulings.map(score)];
  const all = [...rated, ...ratedRulings];
  const most = Math.max(...all.map(({ held }) => held));
  // Who asks with many words need not have hit every one of them.
  const least = most >= MANY ? most - 1 : Math.max(1, most);
  const best = (texts: readonly Rated[]): readonly Rated[] =>
    texts.filter(({ held }) => held >= least).toSorted((a, b) => b.held - a.held || b.score - a.score);
  const [bestRules, bestRulings] = [best(rated), best(ratedRulings)];
  return {
    rules: bestRules.map(({ rule }) => rule),
    rulings: bestRulings.map(({ rule }) => rule),
    complete: most === all[0]?.wanted,
    rulingsFirst: best([...bestRules, ...bestRulings])[0] === bestRulings[0],
  };
};
const MANY = 3;

/** One piece of what may be found, and how much it says about the whole when a word stands there. */
interface Piece {
  readonly words: readonly string[];
  readonly weight: number;
}

interface Findable {
  readonly rule: Rule;
  readonly pieces: readonly Piece[];
  /** A ruling is not what a word of the glossary means, but what we decided about it. */
  readonly defines: boolean;
}

interface Rated {
  readonly rule: Rule;
  /** How many of the words it has, and how many there are. */
  readonly held: number;
  readonly wanted: number;
  readonly score: number;
}

const WEIGHTS = { number: 12, asked: 7, title: 6, defined: 5, ofRule: 2, chapter: 1.5, text: 1 };
const piece = (text: string, weight: number): Piece => ({ words: wordsIn(text), weight });

const ruleText = (rule: Rule, chapter: Chapter): Findable => ({
  rule: { ...rule, rulings: [] },
  defines: true,
  pieces: [
    piece(rule.number, WEIGHTS.number),
    piece(rule.title, WEIGHTS.title),
    ...(rule.asked ?? []).map((asked) => piece(asked, WEIGHTS.asked)),
    piece(chapter.title, WEIGHTS.chapter),
    ...contentsOf({ text: rule.text, rulings: [] }).map((content) => piece(plainText(content), WEIGHTS.text)),
  ],
});

const rulingTexts = (rule: Rule): readonly Findable[] =>
  rule.rulings.map((ruling: Ruling) => ({
    rule: { ...rule, rulings: [ruling] },
    defines: false,
    pieces: [
      piece(rule.number, WEIGHTS.number),
      piece(rule.title, WEIGHTS.ofRule),
      piece(plainText(ruling.question), WEIGHTS.title),
      piece(plainText(ruling.answer), WEIGHTS.text),
      piece(plainText(ruling.reason), WEIGHTS.text),
    ],
  }));

/** A word that was typed, how well each word of the book answers it, and the rules to which the glossary leads from it. */
interface Wanted {
  readonly likeness: ReadonlyMap<string, number>;
  readonly defined: ReadonlySet<string>;
}

const scorer = (
  texts: readonly Findable[],
  query: string,
  { language, entries }: Asking,
): ((text: Findable) => Rated) => {
  const vocabulary = new Set(texts.flatMap(({ pieces }) => pieces.flatMap(({ words }) => words)));
  const typed = wordsIn(query);
  const telling = typed.filter((word) => !FILLERS[language].has(word));
  const led = leads(query, entries);
  const want = (word: string): Wanted => ({
    likeness: likenesses(word, vocabulary),
    defined: led.get(word) ?? NOWHERE,
  });
  const wanted = [...new Set(telling.length === 0 ? typed : telling)].map(want);
  const everyWord = [...new Set(typed)].map(want);
  return ({ rule, pieces, defines }) => {
    const found = wanted.map(({ likeness: like, defined }) =>
      Math.max(
        defines && defined.has(rule.number) ? WEIGHTS.defined : 0,
        ...pieces.map(({ words, weight }) => weight * bestOf(words, like)),
      ),
    );
    return {
      rule,
      held: found.filter((points) => points > 0).length,
      wanted: wanted.length,
      score: found.reduce((sum, points) => sum + points, 0) + together(pieces, typed, everyWord),
    };
  };
};
const NOWHERE: ReadonlySet<string> = new Set();

const bestOf = (words: readonly string[], like: Wanted['likeness']): number =>
  Math.max(0, ...words.map((word) => like.get(word) ?? 0));

/** A slip of the finger is taken for one only if nothing in the book is what was typed. */
const likenesses = (typed: string, vocabulary: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const like = new Map<string, number>();
  for (const word of vocabulary) {
    const points = likeness(typed, word);
    if (points > 0) like.set(word, points);
  }
  if (like.size === 0) for (const word of vocabulary) if (isTypo(typed, word)) like.set(word, SLIP);
  return like;
};
const SLIP = 0.5;

/** Words that stand together say more than words here and there, and the very phrase says most; here fillers count, too. */
const together = (pieces: readonly Piece[], typed: readonly string[], wanted: readonly Wanted[]): number => {
  const phrase = ` ${typed.join(' ')} `;
  return Math.max(
    ...pieces.map(({ words, weight }) => {
      const beside = wanted.reduce((sum, { likeness: like }) => sum + bestOf(words, like), 0);
      return ` ${words.join(' ')} `.includes(phrase) ? weight * PHRASE : beside;
    }),
  );
};
const PHRASE = 20;

/** Where the words of the glossary lead that occur in a question: the right ones, those of the old book, and the wrong ones. */
const leads = (query: string, entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const phrase = ` ${wordsIn(query).join(' ')} `;
  const led = new Map<string, ReadonlySet<string>>();
  for (const { word, book, not, rules } of entries) {
    const names = [word, ...(book?.words ?? [])].map(wordsIn);
    const met = [
      ...names.filter((name) => phrase.includes(` ${name.join(' ')} `)),
      ...not.map((wrong) => wordsIn(patternOf(wrong).exec(query)?.[0] ?? '')),
    ];
    for (const part of met.flat()) led.set(part, new Set([...(led.get(part) ?? []), ...rules]));
  }
  return led;
};

const patternOf = (wrong: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${wrong})(?!\p{L})`, 'iu');
