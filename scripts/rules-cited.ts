import type { Node } from 'oxc-parser';
import { syntaxOf, within } from './syntax.ts';

/** One rule of a rule file with the tests that cite it. */
export interface CitedRule {
  readonly rule: string;
  readonly tests: readonly string[];
}

/** The numbers of a rule file, in its order: `- **FS-4 R** Each of …` is FS-4. */
export const rulesIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^- \*\*([A-Z]{2}-\d+)(?: R)?\*\*/gm)].map(([, rule]) => rule!);

/** A test that runs; whether it can fail. */
interface Test {
  readonly title: string;
  readonly asserts: boolean;
}

type Call = Extract<Node, { type: 'CallExpression' }>;

const isNamed = (node: Node, names: ReadonlySet<string>): boolean => node.type === 'Identifier' && names.has(node.name);
const IT: ReadonlySet<string> = new Set(['it', 'test']);

/** `it(…)` or `it.each(…)(…)`: what is skipped or for later is called otherwise. */
const isTest = ({ callee }: Call): boolean =>
  isNamed(callee, IT) ||
  (callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    isNamed(callee.callee.object, IT) &&
    isNamed(callee.callee.property, new Set(['each'])));

const textOf = (node: Node | undefined): string => {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : '';
};

const callsAny = (node: Node, names: ReadonlySet<string>): boolean =>
  [...within(node)].some((part) => part.type === 'CallExpression' && isNamed(part.callee, names));

/** The tests of a file. One asserts if it calls `expect`, or something written in the file that does. */
const testsIn = (source: string): readonly Test[] => {
  const all = [...within(syntaxOf(source))];
  const helpers = all.flatMap((node) =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && callsAny(node, new Set(['expect']))
      ? [node.id.name]
      : [],
  );
  const asserting = new Set(['expect', ...helpers]);
  return all.flatMap((node) =>
    node.type === 'CallExpression' && isTest(node)
      ? [
          {
            title: textOf(node.arguments[0]),
            asserts: node.arguments.slice(1).some((part) => callsAny(part, asserting)),
          },
        ]
      : [],
  );
};

/** Which tests cite which rule; citations of rules that do not exist, and by tests that assert nothing. */
export const citations = (
  rules: readonly string[],
  testFiles: ReadonlyMap<string, string>,
): { readonly cited: readonly CitedRule[]; readonly unknown: readonly string[]; readonly empty: readonly string[] } => {
  const tests = new Map<string, string[]>(rules.map((rule) => [rule, []]));
  const unknown: string[] = [];
  const empty: string[] = [];
  for (const [path, source] of testFiles) {
    for (const { title, asserts } of testsIn(source)) {
      for (const [, rule] of title.matchAll(/\[([A-Z]{2}-\d+)\]/g)) {
        const known = tests.get(rule!);
        if (known === undefined) unknown.push(`${path}: ${title}`);
        else if (!asserts) empty.push(`${path}: ${title}`);
        else known.push(`${path}: ${title}`);
      }
    }
  }
  return { cited: [...tests].map(([rule, titles]) => ({ rule, tests: titles })), unknown, empty };
};
