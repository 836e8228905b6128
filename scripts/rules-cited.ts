/** One rule of a rule file with the tests that cite it. */
export interface CitedRule {
  readonly rule: string;
  readonly tests: readonly string[];
}

/** The numbers of a rule file, in its order: `- **FS-4 R** Each of …` is FS-4. */
export const rulesIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^- \*\*([A-Z]{2}-\d+)(?: R)?\*\*/gm)].map(([, rule]) => rule!);

/** The titles of the tests in a file that run: skipped and future ones do not count. */
const testTitles = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:it|test)(?:\.each\b[\s\S]*?\)\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map(
    ([, , title]) => title!,
  );

/** Which tests cite which rule, and citations of rules that do not exist. */
export const citations = (
  rules: readonly string[],
  testFiles: ReadonlyMap<string, string>,
): { readonly cited: readonly CitedRule[]; readonly unknown: readonly string[] } => {
  const tests = new Map<string, string[]>(rules.map((rule) => [rule, []]));
  const unknown: string[] = [];
  for (const [path, source] of testFiles) {
    for (const title of testTitles(source)) {
      for (const [, rule] of title.matchAll(/\[([A-Z]{2}-\d+)\]/g)) {
        const known = tests.get(rule!);
        if (known === undefined) unknown.push(`${path}: ${title}`);
        else known.push(`${path}: ${title}`);
      }
    }
  }
  return { cited: [...tests].map(([rule, titles]) => ({ rule, tests: titles })), unknown };
};
