/** One answer to one question on the way to a choice. */
export interface Part {
  /** The keys of the step that the question is about, `type` for the first; help is found by them. */
  readonly keys: readonly string[];
  /** The same for all answers of one question. */
  readonly question: string;
  /** Equal for two choices exactly if they give the same answer here. */
  readonly value: string;
  readonly label: string;
  /** Where on the drawing the answer lies, if it marks such spots. */
  readonly spot?: string;
}

/** A choice with the answers that lead to it. */
export interface Way<C> {
  readonly choice: C;
  readonly parts: readonly Part[];
}

/** An answer that can be given now, with the choices that are then left. */
export interface Answer<C> {
  readonly part: Part;
  readonly ways: readonly Way<C>[];
}

/** Where narrowing stands: one choice is left, or there is something to ask. */
export type Stage<C> =
  | { readonly type: 'decided'; readonly choice: C }
  | { readonly type: 'question'; readonly answers: readonly Answer<C>[] };

/** The next question that tells the choices apart; questions with a single possible answer are skipped. */
export const nextStage = <C>(ways: readonly Way<C>[]): Stage<C> => {
  const [first] = ways;
  if (first === undefined) throw new Error('there is nothing to choose from');
  if (ways.length === 1) return { type: 'decided', choice: first.choice };
  for (let depth = 0; depth < first.parts.length; depth++) {
    const answers = answersAt(ways, depth);
    if (answers.length > 1) return { type: 'question', answers };
  }
  throw new Error('two choices have the same answers');
};

const answersAt = <C>(ways: readonly Way<C>[], depth: number): Answer<C>[] => {
  const answers = new Map<string, { part: Part; ways: Way<C>[] }>();
  for (const way of ways) {
    const part = way.parts[depth];
    if (part === undefined) throw new Error('a choice has no answer to a question that others answer');
    const known = answers.get(part.value);
    if (known === undefined) answers.set(part.value, { part, ways: [way] });
    else known.ways.push(way);
  }
  return [...answers.values()];
};

/** The numbers of answers that have none of their own. */
export const numbered = (labels: readonly string[]): readonly number[] => labels.map((_, index) => index + 1);

/** Lower case without accents, so that "konigin" finds "Königin". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The answers that something typed can mean, as indices: the number of one, a whole label, or labels in which a word
 * begins so. One index selects, several filter, none is not understood.
 */
export const matching = (labels: readonly string[], typed: string, numbers = numbered(labels)): number[] => {
  const index = /^\d+$/.test(typed) ? numbers.indexOf(Number(typed)) : -1;
  if (index >= 0) return [index];
  const wanted = folded(typed);
  if (wanted === '') return [];
  const names = labels.map(folded);
  const having = (test: (name: string) => boolean): number[] =>
    names.flatMap((name, index) => (test(name) ? [index] : []));
  const tests: ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => ` ${name}`.includes(` ${wanted}`),
  ];
  return tests.map(having).find((found) => found.length > 0) ?? [];
};
