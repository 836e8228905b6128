/** How sure we are of what we made anew: as good as certain, well founded, or as good a guess as another; or nobody knows, and nobody guessed. */
export type Certainty = 'firm' | 'likely' | 'guess' | 'unknown';

/** What a label in a museum says of a game and what is the same in every language; the words are a `Label`. */
export interface LabelFacts {
  /** As the rulebooks name them. */
  readonly author?: string;
  readonly publisher: string;
  readonly year?: number;
  /** Whole games of bots: how many decisions the middle one took, from the shortest to the longest way to play, and how long people think. */
  readonly measured: {
    readonly games: number;
    readonly decisions: readonly [number, number];
    readonly seconds: number;
  };
  /** What games of equal bots say about the game: how many of a hundred whoever begins wins, and within which margin. */
  readonly balance: {
    readonly games: number;
    readonly begins: number;
    readonly margin: number;
  };
  /** Where the rulebooks differ from each other or from themselves. */
  readonly differences: readonly { readonly id: string; readonly rules: readonly string[] }[];
  /** What is lost, and was made anew. */
  readonly lost: readonly { readonly id: string; readonly rules: readonly string[]; readonly certainty: Certainty }[];
}

/** What is told beside a game in one language, in our own words. */
export interface Label<Component extends string = string, Facts extends LabelFacts = LabelFacts> {
  /** What it is, in a sentence or two. */
  readonly what: string;
  /** Where it came from and what became of it. */
  readonly story: readonly string[];
  /** A word on each thing in the box. */
  readonly components: Readonly<Record<Component, string>>;
  /** How fair it is and what it depends on, in a sentence or two. */
  balance(found: Facts['balance']): string;
  /** What the picture of the table before the first turn shows. */
  readonly setup: string;
  /** The rulebooks we work from. */
  readonly sources: readonly string[];
  /** What the books say on it, and what we do. */
  readonly differences: Readonly<
    Record<
      Facts['differences'][number]['id'],
      { readonly title: string; readonly book: string; readonly settled: string }
    >
  >;
  /** What is missing, and what ours rests on. */
  readonly lost: Readonly<Record<Facts['lost'][number]['id'], { readonly title: string; readonly found: string }>>;
}
