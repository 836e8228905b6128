import type { Node } from 'oxc-parser';
import { childrenOf, syntaxOf } from '../syntax.ts';

/** A small fault that could have been written instead of the right thing. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

type Of<T extends Node['type']> = Extract<Node, { type: T }>;

/** What each operator is mistaken for. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};

const HOLDING_VALUES: readonly Node['type'][] = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

/** Types are the compiler's business; what throws is there for faults of ours, which no rule has. */
const passedOver = (node: Node): boolean =>
  (node.type.startsWith('TS') && !HOLDING_VALUES.includes(node.type)) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ThrowStatement' ||
  (node.type === 'IfStatement' && node.consequent.type === 'ThrowStatement');

/** All faults of one source, in the order in which they stand there. */
export const mutantsOf = (source: string): readonly Mutant[] => {
  const found: Mutant[] = [];
  const text = (node: Node): string => source.slice(node.start, node.end);
  const change = ({ start, end }: { start: number; end: number }, to: string): void =>
    void found.push({ start, end, to });

  /** An operator stands somewhere between its two sides, among blanks and comments. */
  const operator = (name: string, after: number, before: number): void => {
    const start = source.indexOf(name, after);
    if (start < 0 || start >= before) throw new Error(`no ${name} in ${source.slice(after, before)}`);
    for (const other of MISTAKEN[name] ?? []) change({ start, end: start + name.length }, other);
  };

  const array = ({ elements }: Of<'ArrayExpression'>): void => {
    for (const [index, element] of elements.entries()) {
      if (element === null) continue;
      const next = elements[index + 1];
      change({ start: element.start, end: next?.start ?? element.end }, '');
    }
  };

  const walk = (node: Node): void => {
    if (passedOver(node)) return;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        operator(node.operator, node.left.end, node.right.start);
        break;
      case 'UpdateExpression':
        operator(node.operator, node.start, node.end);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-') change({ start: node.start, end: node.argument.start }, '');
        break;
      case 'Literal':
        if (node.value === true || node.value === false) change(node, String(!node.value));
        if (typeof node.value === 'number') change(node, String(node.value + 1));
        if (typeof node.value === 'number' && node.value > 0) change(node, String(node.value - 1));
        break;
      case 'IfStatement':
        change(node.test, 'true');
        change(node.test, 'false');
        break;
      case 'ConditionalExpression':
        change(node, `(${text(node.consequent)})`);
        change(node, `(${text(node.alternate)})`);
        break;
      case 'ArrayExpression':
        array(node);
        break;
      case 'ExpressionStatement':
      case 'BreakStatement':
      case 'ContinueStatement':
        change(node, ';');
        break;
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(syntaxOf(source));
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
};

export const lineOf = (source: string, { start }: Mutant): number => source.slice(0, start).split('\n').length;

/** The fault in words: the line it stands in, and the change. */
export const describeMutant = (
  source: string,
  { start, end, to }: Mutant,
): { readonly code: string; readonly change: string } => {
  const brief = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const first = source.lastIndexOf('\n', start - 1) + 1;
  const last = source.indexOf('\n', start);
  const from = brief(source.slice(start, end));
  return {
    code: brief(source.slice(first, last < 0 ? undefined : last)),
    change: to === '' || to === ';' ? `without ${from}` : `${from} -> ${brief(to)}`,
  };
};

export const mutated = (source: string, { start, end, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(end);
