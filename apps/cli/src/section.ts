import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { badInput, causeOf } from './failure.ts';

const beginOf = (name: string): string => `<!-- begin ${name}: made by a command, do not edit -->`;
const endOf = (name: string): string => `<!-- end ${name} -->`;

/** A part of a page that a command makes anew, between its two marks. */
export const sectionOf = (name: string, body: string): string => `${beginOf(name)}\n\n${body.trim()}\n\n${endOf(name)}`;

/** The page with this part made anew; where it has none of that name, it comes at the end. */
export const withSection = (page: string, name: string, body: string): string => {
  const [begin, end] = [page.indexOf(beginOf(name)), page.indexOf(endOf(name))];
  const section = sectionOf(name, body);
  if (begin < 0 || end < begin) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, begin) + section + page.slice(end + endOf(name).length);
};

/** Makes this part of a file anew; a file that is not there begins with `opening`. */
export const writeSection = (file: string, opening: string, name: string, body: string): void => {
  try {
    const page = existsSync(file) ? readFileSync(file, 'utf8') : opening;
    writeFileSync(file, withSection(page, name, body));
  } catch (error) {
    throw badInput(`cannot write to ${file}: ${causeOf(error)}`);
  }
};
