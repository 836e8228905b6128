import type { Glossary } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { inOrder } from './glossary.ts';

const meaning = { nl: 'N.', de: 'D.', en: 'E.' };
const glossary: Glossary = {
  throw: { word: { nl: 'worp', de: 'Wurf', en: 'throw' }, meaning, rules: ['X-2'], book: { nl: ['worp'], de: [] } },
  eye: {
    word: { nl: 'oog', de: 'Öhr', en: 'eye' },
    meaning,
    rules: ['X-1', 'X-3'],
    book: { nl: ['oog', 'kijker'], de: ['Auge'] },
    not: { nl: ['gluurders?'] },
  },
  put: { word: { nl: 'zetten', de: 'abstellen', en: 'put' }, meaning, rules: ['X-4'], book: {} },
};

it('is in the order of the language, whatever a word begins with', () => {
  expect(inOrder(glossary, 'nl').map(({ word }) => word)).toEqual(['oog', 'worp', 'zetten']);
  expect(inOrder(glossary, 'de').map(({ word }) => word)).toEqual(['abstellen', 'Öhr', 'Wurf']);
  expect(inOrder(glossary, 'en').map(({ word }) => word)).toEqual(['eye', 'put', 'throw']);
});

it('says what a book calls a thing only where that is something else', () => {
  expect(inOrder(glossary, 'nl')[0]).toEqual({
    id: 'eye',
    word: 'oog',
    book: { words: ['kijker'], also: true },
    meaning: 'N.',
    rules: ['X-1', 'X-3'],
    not: ['gluurders?'],
    elsewhere: [
      { language: 'de', word: 'Öhr', book: { words: ['Auge'], also: false } },
      { language: 'en', word: 'eye' },
    ],
  });
  expect(inOrder(glossary, 'nl')[1]).not.toHaveProperty('book');
});
