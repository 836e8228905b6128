import type { Writable } from 'node:stream';
import { stripVTControlCharacters, styleText } from 'node:util';

/** The formats that styleText knows. */
export type Format = Parameters<typeof styleText>[0];

/** Colours text, or leaves it as it is: drawings do not know whether there is a terminal. */
export type Ink = (format: Format, text: string) => string;

/** For tests, files and pipes. */
export const plainInk: Ink = (_format, text) => text;

/** Colours where the stream is a terminal and nobody asked for none (NO_COLOR). */
export const inkFor =
  (stream: Writable): Ink =>
  (format, text) =>
    styleText(format, text, { stream });

/** The widest line of a drawing. */
export const WIDTH = 80;

/** How many columns a text takes; every character we use is one column wide. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padRight = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padBoth = (text: string, width: number): string => {
  const left = Math.max(0, width - widthOf(text)) >> 1;
  return padRight(' '.repeat(left) + text, width);
};

/** Two texts at the two ends of a line. */
export const spread = (left: string, right: string, width = WIDTH): string =>
  padRight(left, width - widthOf(right)) + right;

/** Breaks a text between words into lines; the second and later ones begin with `indent`. */
export const wrap = (text: string, { width = WIDTH, indent = '' } = {}): string[] => {
  const lines: string[] = [];
  // Blanks at the beginning set the text in; they are no place to break.
  const [first = '', ...words] = text.split(/(?<=\S) /);
  let line = first;
  for (const word of words) {
    if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = `${line} ${word}`;
  }
  return [...lines, line];
};

/** Sets pieces of text beside each other, as many as fit on a line. */
export const flow = (pieces: readonly string[], between: string, { width = WIDTH, indent = '' } = {}): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf(line) + widthOf(between) + widthOf(piece) > width) {
      lines.push(line);
      line = indent + piece;
    } else line = line === '' ? piece : line + between + piece;
  }
  return [...lines, line];
};
