import { type Node, parseSync, visitorKeys } from 'oxc-parser';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The parts of a piece of syntax, in their order. */
export const childrenOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => (node as unknown as Record<string, unknown>)[key]).filter(isNode);

/** The syntax of a TypeScript source; throws if it is none. */
export const syntaxOf = (source: string): Node => {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`this cannot be read: ${errors[0]!.message}`);
  return program as Node;
};

/** Something and all that is in it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}
