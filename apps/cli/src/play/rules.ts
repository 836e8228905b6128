import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { wrap } from './ink.ts';

/** The paragraphs of a rule file by their numbers: `- **FS-4 R** Each of …` with the lines that belong to it. */
export const paragraphsIn = (markdown: string): ReadonlyMap<string, string> => {
  const paragraphs = new Map<string, string>();
  let rule: string | undefined;
  for (const line of markdown.split('\n')) {
    const start = /^- \*\*([A-Z]{2}-\d+)( R)?\*\* (.*)$/.exec(line);
    if (start !== null) {
      rule = start[1]!;
      paragraphs.set(rule, `${rule}${start[2] === undefined ? '' : ' (ruling)'}: ${start[3]}`);
    } else if (rule !== undefined && /^ {2}\S/.test(line)) {
      paragraphs.set(rule, `${paragraphs.get(rule)} ${line.trim()}`);
    } else rule = undefined;
  }
  return new Map([...paragraphs].map(([number, text]) => [number, plain(text)]));
};

/** Markdown without its marks. */
const plain = (text: string): string =>
  text
    .replaceAll('**R**', '(ruling)')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/(^|[\s(])[_*](\S(?:[^_*]*\S)?)[_*]/g, '$1$2')
    .replaceAll(/\s+/g, ' ');

const rulebooks = new Map<string, ReadonlyMap<string, string>>();

/** The rules of a game, from the RULES.md of its package. */
const rulebookOf = (game: string): ReadonlyMap<string, string> => {
  const known = rulebooks.get(game);
  if (known !== undefined) return known;
  const manifest = findPackageJSON(`@wunderkammer/${game}`, import.meta.url);
  if (manifest === undefined) throw new Error(`the package of ${game} is not installed`);
  const rulebook = paragraphsIn(readFileSync(join(dirname(manifest), 'RULES.md'), 'utf8'));
  rulebooks.set(game, rulebook);
  return rulebook;
};

/** The paragraphs of these rules, ready to be shown. */
export const ruleLines = (game: string, numbers: readonly string[]): string[] =>
  numbers.flatMap((number) => wrap(rulebookOf(game).get(number) ?? number, { indent: '  ' }));
