/** Without capitals and accents: whoever types in a hurry, on a phone, sets neither. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The words of a text, folded. A throw is one word, whether it is written 0-0-0 or 000. */
export const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .replaceAll(/(?<=\d)-(?=\d)/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a word of the book answers one that was typed: 1 is the word itself, 0 is another word. */
export const likeness = (typed: string, word: string): number => {
  if (word === typed) return 1;
  if (/^\d/.test(typed)) return 0;
  if (typed.length > 1 && word.startsWith(typed)) return 0.9;
  if (sharesStem(typed, word)) return 0.8;
  return typed.length >= STEM && word.includes(typed) ? 0.6 : 0;
};

/** Long words lose their endings: who looks for “duels” or “Nullen” finds the duel, and the “Null”. */
const sharesStem = (typed: string, word: string): boolean => {
  const stem = typed.slice(0, Math.max(STEM, typed.length - ENDING));
  return typed.length > STEM && word.startsWith(stem) && word.length - stem.length < stem.length - 1;
};
const STEM = 4;
const ENDING = 2;

/** Whether one letter too many, too few, wrong or swapped with its neighbour makes a word of the other, or its beginning. */
export const isTypo = (typed: string, word: string): boolean =>
  typed.length >= LONG &&
  word.length >= LONG &&
  (isOneOff(typed, word) || isOneOff(typed, word.slice(0, typed.length)));
const LONG = 5;

const isOneOff = (one: string, other: string): boolean => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwap = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwap || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
};
