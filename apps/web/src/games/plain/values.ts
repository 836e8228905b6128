import type { StepBase } from '@wunderkammer/kernel';
import type { Words } from './words/index.ts';

/** A value of a decision, in words as far as there are any. */
const valueText = (value: unknown, words: Words): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((part) => valueText(part, words)).join(', ');
  if (typeof value === 'object' && value !== null) return valueText(Object.values(value), words);
  return String(value);
};

/** What sets a choice apart from the others of its type. */
export const choiceText = ({ by: _by, type: _type, ...own }: StepBase, words: Words): string => {
  const values = Object.values(own);
  return values.length === 0 ? words.doIt : values.map((value) => valueText(value, words)).join(' · ');
};
