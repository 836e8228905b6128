import type { Blockquote, Definition, Heading, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Chapter, Content, Inline, Row, Rule, Rulebook, Ruling } from './rulebook.ts';

/** What is wrong with a rulebook, and where: `games/drei-magier/rulebook/en.md:12: …`. */
export class RulebookFault extends Error {}

const NUMBER = /[A-Z]{2}-\d+/;
const RULE_HEADING = new RegExp(`^(${NUMBER.source}) (\\S.*)$`);
const FIGURE = /^figure:(\S+)$/;
const ASKED = /^<!-- asked: (.+) -->$/s;

/**
 * Reads a rulebook: `#` the game, `##` a chapter, `### DM-8 The eye throw` a rule, `![caption](figure:DM-8)` a drawing,
 * `<!-- asked: … -->` below it what people say who look for it, `> **R** May I …?` a ruling at the end of its rule, with what we decided and why in a paragraph each,
 * `[DM-16]` a link to a rule, defined at the end of the file.
 * Anything else is a fault: what nobody has thought of would be shown in one place and lost in another.
 */
export const readRulebook = (markdown: string, file: string): Rulebook => new Reader(file).read(markdown);

interface OpenRule extends Rule {
  readonly text: Block[];
  readonly rulings: Ruling[];
  asked?: readonly string[];
}

interface OpenChapter extends Chapter {
  readonly rules: OpenRule[];
}

class Reader {
  readonly #file: string;
  readonly #headings = new Map<string, Heading>();
  readonly #links = new Map<string, Nodes>();
  readonly #figures = new Set<string>();

  constructor(file: string) {
    this.#file = file;
  }

  read(markdown: string): Rulebook {
    const [first, ...rest] = fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }).children;
    if (first?.type !== 'heading' || first.depth !== 1)
      throw this.#fault(first, 'a rulebook begins with # and the game');
    const title = this.#headingText(first);
    const lead: Block[] = [];
    const chapters: OpenChapter[] = [];
    const definitions: Definition[] = [];
    for (const node of rest) {
      const chapter = chapters.at(-1);
      const rule = chapter?.rules.at(-1);
      const [, asked] = (node.type === 'html' && ASKED.exec(node.value)) || [];
      if (node.type === 'definition') definitions.push(node);
      else if (node.type === 'heading') this.#open(node, chapters);
      else if (chapter === undefined) lead.push(this.#block(node));
      else if (rule === undefined) throw this.#fault(node, 'words of a chapter stand in its rules');
      else if (asked !== undefined) this.#ask(node, asked, rule);
      else if (node.type === 'blockquote') rule.rulings.push(this.#ruling(node));
      else if (rule.rulings.length > 0) throw this.#fault(node, `the rulings are the end of ${rule.number}`);
      else rule.text.push(this.#block(node));
    }
    this.#checkWords(first, lead, chapters);
    this.#checkLinks(definitions);
    return { title, lead, chapters };
  }

  #open(node: Heading, chapters: OpenChapter[]): void {
    const text = this.#headingText(node);
    if (node.depth === 2) {
      chapters.push({ title: text, rules: [] });
      return;
    }
    const [, number, title] = RULE_HEADING.exec(text) ?? [];
    if (node.depth !== 3 || number === undefined || title === undefined)
      throw this.#fault(node, 'a heading is ## and a chapter, or ### and a rule with its number');
    const chapter = chapters.at(-1);
    if (chapter === undefined) throw this.#fault(node, `${number} stands in no chapter`);
    if (this.#headings.has(number)) throw this.#fault(node, `${number} is there twice`);
    this.#headings.set(number, node);
    chapter.rules.push({ number, title, text: [], rulings: [] });
  }

  #ask(node: Nodes, asked: string, rule: OpenRule): void {
    if (rule.asked !== undefined || rule.text.length > 0)
      throw this.#fault(node, `what is asked of ${rule.number} stands once, below its heading`);
    rule.asked = oneLine(asked).split('; ');
  }

  #headingText(node: Heading): string {
    const [text, ...more] = node.children;
    if (text?.type !== 'text' || more.length > 0) throw this.#fault(node, 'a heading is words without marks');
    return text.value;
  }

  #ruling(node: Blockquote): Ruling {
    const [first, answer, reason, ...rest] = node.children;
    const [mark, words, ...more] = first?.type === 'paragraph' ? first.children : [];
    const isMarked = mark?.type === 'strong' && mark.children[0]?.type === 'text' && mark.children[0].value === 'R';
    if (!isMarked || words?.type !== 'text')
      throw this.#fault(node, 'what is set in is a ruling and begins with > **R**');
    if (answer?.type !== 'paragraph' || reason?.type !== 'paragraph' || rest.length > 0)
      throw this.#fault(node, 'a ruling is three paragraphs: the question, what we decided, and why');
    return {
      question: this.#content([{ ...words, value: words.value.trimStart() }, ...more]),
      answer: this.#content(answer.children),
      reason: this.#content(reason.children),
    };
  }

  #block(node: RootContent): Block {
    switch (node.type) {
      case 'paragraph': {
        const [image, ...more] = node.children;
        if (image?.type !== 'image' || more.length > 0)
          return { type: 'paragraph', content: this.#content(node.children) };
        const mark = FIGURE.exec(image.url)?.[1];
        if (mark === undefined) throw this.#fault(image, 'a drawing is written ![caption](figure:mark)');
        if (!image.alt) throw this.#fault(image, `the drawing ${mark} has no caption`);
        if (this.#figures.has(mark)) throw this.#fault(image, `the drawing ${mark} is there twice`);
        this.#figures.add(mark);
        return { type: 'figure', mark, caption: oneLine(image.alt) };
      }
      case 'list': {
        const items = node.children.map((item) => {
          const [paragraph, ...more] = item.children;
          if (paragraph?.type !== 'paragraph' || more.length > 0)
            throw this.#fault(item, 'an item of a list is one paragraph');
          return this.#content(paragraph.children);
        });
        return { type: 'list', ordered: node.ordered === true, items };
      }
      case 'table':
        return this.#table(node);
      default:
        throw this.#fault(node, `${node.type} has no place here`);
    }
  }

  #table({ children }: Table): Block {
    const [head = [], ...rows] = children.map((row) => row.children.map((cell) => this.#content(cell.children)));
    return {
      type: 'table',
      // Markdown has no table without a head: an empty one is none.
      ...(head.every((cell) => cell.length === 0) ? {} : { head }),
      rows: rows.map(rowOf),
    };
  }

  #content(nodes: readonly PhrasingContent[]): Content {
    return nodes.map((node): Inline => {
      switch (node.type) {
        case 'text': {
          const [unlinked] = NUMBER.exec(node.value) ?? [];
          if (unlinked !== undefined) throw this.#fault(node, `${unlinked} leads nowhere: define [${unlinked}]`);
          return oneLine(node.value);
        }
        case 'strong':
        case 'emphasis':
          return { type: node.type, content: this.#content(node.children) };
        case 'linkReference': {
          const number = node.label ?? '';
          if (node.referenceType !== 'shortcut') throw this.#fault(node, 'a link is the number of a rule: [DM-16]');
          this.#links.set(number, node);
          return { type: 'rule', number };
        }
        default:
          throw this.#fault(node, `${node.type} has no place here`);
      }
    });
  }

  #checkWords(start: Nodes, lead: readonly Block[], chapters: readonly OpenChapter[]): void {
    if (lead.length === 0) throw this.#fault(start, 'nothing says what the game is about');
    for (const { title, rules } of chapters) {
      if (rules.length === 0) throw this.#fault(start, `the chapter “${title}” has no rules`);
      for (const { number, text } of rules)
        if (!text.some(({ type }) => type === 'paragraph'))
          throw this.#fault(this.#headings.get(number), `${number} says nothing`);
    }
  }

  /** Every link leads to the heading of its rule, also on a page that a code host makes of the file. */
  #checkLinks(definitions: readonly Definition[]): void {
    for (const node of definitions) {
      const number = node.label ?? '';
      const heading = this.#headings.get(number);
      if (heading === undefined) throw this.#fault(node, `there is no rule ${number}`);
      if (!this.#links.delete(number)) throw this.#fault(node, `nothing leads to ${number}, or it is defined twice`);
      const anchor = `#${slug(this.#headingText(heading))}`;
      if (node.url !== anchor) throw this.#fault(node, `the heading of ${number} is ${anchor}`);
    }
    for (const [number, node] of this.#links) throw this.#fault(node, `${number} is not defined as it is written`);
  }

  #fault(node: Nodes | undefined, what: string): RulebookFault {
    return new RulebookFault(`${this.#file}:${node?.position?.start.line ?? 1}: ${what}`);
  }
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** A first cell that is bold as a whole is the heading of its row. */
const rowOf = (cells: readonly Content[]): Row => {
  const [[first, ...more] = [], ...rest] = cells;
  return typeof first === 'object' && first.type === 'strong' && more.length === 0
    ? { heading: first.content, cells: rest }
    : { cells };
};

/** What code hosts make of a heading to lead to it. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
