/** Words with their marks: plain ones, stressed ones, and numbers of rules that lead to them. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly content: Content }
  | { readonly type: 'rule'; readonly number: string };
export type Content = readonly Inline[];

export interface Row {
  readonly heading?: Content;
  readonly cells: readonly Content[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly content: Content }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Content[] }
  | { readonly type: 'table'; readonly head?: readonly Content[]; readonly rows: readonly Row[] }
  /** A drawing: whoever shows the book draws it, or says the caption. */
  | { readonly type: 'figure'; readonly mark: string; readonly caption: string };

/** One numbered rule in our own words. */
export interface Rule {
  readonly number: string;
  readonly title: string;
  readonly text: readonly Block[];
  /** Where the books are silent or differ: what we decided, and why. */
  readonly ruling?: readonly Block[];
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A game's whole rulebook in one language. */
export interface Rulebook {
  /** The name of the game. */
  readonly title: string;
  /** What the game is about, in two or three sentences. */
  readonly lead: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** All rules, in the order of the book. */
export const rulesOf = ({ chapters }: Rulebook): readonly Rule[] => chapters.flatMap(({ rules }) => rules);

/** The drawings of a rule. */
export const figuresOf = ({ text, ruling = [] }: Rule): readonly Extract<Block, { type: 'figure' }>[] =>
  [...text, ...ruling].filter((block) => block.type === 'figure');
