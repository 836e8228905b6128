import { seat } from '@wunderkammer/kernel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { expect, it } from 'vitest';
import { plainBook } from './plain-book.ts';
import { choiceText } from './values.ts';
import words from './words/nl.ts';

it('a choice is told by what sets it apart from the others', () => {
  const by = seat(0);
  const steps = [
    { by, type: 'pass' },
    { by, type: 'bid', bid: 0 },
    { by, type: 'lay', cards: ['red', 'blue'], at: { row: 1, column: 2 }, open: false },
  ];
  expect(steps.map((step) => choiceText(step, words))).toEqual(['Doen', '0', 'red, blue · 1, 2 · nee']);
});

it('a plain book says what the game is about and what is decided, by the numbers of the rules', async () => {
  const { title, texts } = toyGame;
  expect(await plainBook({ title, texts, open: async () => toyGame }, 'en')).toEqual({
    title: 'Toy',
    lead: [{ type: 'paragraph', content: ['Whoever has most with card and bid together wins.'] }],
    chapters: [
      {
        title: 'What you decide',
        rules: [
          {
            number: 'TOY-3',
            title: '',
            text: [
              { type: 'paragraph', content: ['Bid.'] },
              { type: 'paragraph', content: ['How much?'] },
            ],
            rulings: [],
          },
        ],
      },
    ],
  });
});
