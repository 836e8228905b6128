import type { Node } from 'oxc-parser';
import { childrenOf, syntaxOf } from './syntax.ts';

/** A sentence, or a part of one, that somebody may read. */
export interface Said {
  readonly language: string;
  readonly file: string;
  readonly line: number;
  /** With `…` for what is put in. */
  readonly text: string;
}

const LANGUAGE = /^(nl|de|en)$/;
/** Words of the old books, and words that are wrong: what is said of words is not said with them. */
const ABOUT_WORDS: ReadonlySet<string> = new Set(['book', 'not']);

const nameOf = (key: Node): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

const languageIn = (name: string | undefined): string | undefined => LANGUAGE.exec(name ?? '')?.[0];

/** `…/words/nl.ts`, `…/texts/de/tell.ts`, `…/rulebook/en.md`: the language of a whole file. */
const languageOfFile = (file: string): string | undefined => /\/(nl|de|en)(?:\/|\.\w+$)/.exec(file)?.[1];

/**
 * Everything a TypeScript source says in a language: its texts, as far as they stand in a file of that language or below a key
 * of its name. Names of modules, keys, types and what is only compared are no texts.
 */
export const saidIn = (file: string, source: string): readonly Said[] => {
  const found: Said[] = [];
  const lineOf = (node: Node): number => source.slice(0, node.start).split('\n').length;
  const add = (node: Node, language: string | undefined, text: string): void => {
    if (language !== undefined) found.push({ language, file, line: lineOf(node), text });
  };
  const walk = (node: Node, language: string | undefined): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSTypeAnnotation':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TaggedTemplateExpression':
        return;
      case 'Property': {
        const name = nameOf(node.key as Node);
        if (name !== undefined && ABOUT_WORDS.has(name)) return;
        walk(node.value as Node, languageIn(name) ?? language);
        return;
      }
      case 'VariableDeclarator':
        if (node.init !== null) walk(node.init as Node, languageIn(nameOf(node.id as Node)) ?? language);
        return;
      case 'SwitchCase':
        for (const each of node.consequent) walk(each as Node, language);
        return;
      case 'BinaryExpression':
        if (/^[!=]==?$/.test(node.operator)) return;
        break;
      case 'Literal':
        if (typeof node.value === 'string') add(node, language, node.value);
        return;
      case 'TemplateLiteral':
        add(node, language, node.quasis.map(({ value }) => value.cooked ?? '').join('…'));
        for (const each of node.expressions) walk(each as Node, language);
        return;
    }
    for (const child of childrenOf(node)) walk(child, language);
  };
  walk(syntaxOf(source), languageOfFile(file));
  return found;
};

/** The paragraphs of a rulebook, without its links, the names of its drawings and what people ask in their own words. */
export const saidInMarkdown = (file: string, markdown: string): readonly Said[] => {
  const language = languageOfFile(file);
  if (language === undefined) return [];
  let line = 1;
  return markdown.split('\n\n').map((paragraph) => {
    const text = paragraph
      .replaceAll(/^\[\w+-\d+\]: .*$/gm, '')
      .replace(/^<!-- asked: .*-->$/s, '')
      .replaceAll(/\]\(figure:[^)]*\)/g, ']')
      .replaceAll(/\*\*|_/g, '')
      .replaceAll(/\n(?:> ?)?/g, ' ');
    const said = { language, file, line, text };
    line += paragraph.split('\n').length + 1;
    return said;
  });
};
