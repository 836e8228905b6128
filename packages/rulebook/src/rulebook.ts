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

/** Where the books are silent or differ: the question as it comes up at the table, what we decided, and why. */
export interface Ruling {
  readonly question: Content;
  readonly answer: Content;
  readonly reason: Content;
}

/** One numbered rule in our own words. */
export interface Rule {
  readonly number: string;
  readonly title: string;
  readonly text: readonly Block[];
  readonly rulings: readonly Ruling[];
  /** What people say at the table who look for it, in words that the rule itself does not use. Nobody reads them. */
  readonly asked?: readonly string[];
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
export const figuresOf = ({ text }: Rule): readonly Extract<Block, { type: 'figure' }>[] =>
  text.filter((block) => block.type === 'figure');

/** All words that somebody reads in a rule, piece by piece. */
export const contentsOf = ({ text, rulings }: Pick<Rule, 'text' | 'rulings'>): readonly Content[] => [
  ...text.flatMap(contentsOfBlock),
  ...rulings.flatMap(({ question, answer, reason }) => [question, answer, reason]),
];

const contentsOfBlock = (block: Block): readonly Content[] => {
  switch (block.type) {
    case 'paragraph':
      return [block.content];
    case 'list':
      return block.items;
    case 'table':
      return [block.head ?? [], ...block.rows.map(({ heading = [], cells }) => [heading, ...cells])].flat();
    case 'figure':
      return [[block.caption]];
  }
};

/** Words without their marks. */
export const plainText = (content: Content): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.type === 'rule' ? part.number : plainText(part.content);
    })
    .join('');
