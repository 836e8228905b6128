import { describe, expect, it } from 'vitest';
import { readRulebook } from './read-rulebook.ts';
import { figuresOf, rulesOf } from './rulebook.ts';

const BOOK = `# A game

What it is
about.

## Things

### XX-2 Stones: what’s what

Take a **red _or_ green** one
([XX-1]).

1. one
2. **two**,
   or more

![All the
stones](figure:stones)

> **R** May it be _blue_?
>
> No, not
> at all.
>
> Nobody knows.

> **R** Why?
>
> Because.
>
> Nobody asks.

### XX-1 Boards

<!-- asked: what to play on; the
table -->

There are

| A | B   |
| - | --- |
| 1 | _2_ |

and

|       |   |
| ----- | - |
| **x** | y |

see [XX-2].

[XX-1]: #xx-1-boards
[XX-2]: #xx-2-stones-whats-what
`;

const read = (markdown: string) => readRulebook(markdown, 'book.md');

it('reads all there may be in a book', () => {
  expect(read(BOOK)).toEqual({
    title: 'A game',
    lead: [{ type: 'paragraph', content: ['What it is about.'] }],
    chapters: [
      {
        title: 'Things',
        rules: [
          {
            number: 'XX-2',
            title: 'Stones: what’s what',
            text: [
              {
                type: 'paragraph',
                content: [
                  'Take a ',
                  { type: 'strong', content: ['red ', { type: 'emphasis', content: ['or'] }, ' green'] },
                  ' one (',
                  { type: 'rule', number: 'XX-1' },
                  ').',
                ],
              },
              { type: 'list', ordered: true, items: [['one'], [{ type: 'strong', content: ['two'] }, ', or more']] },
              { type: 'figure', mark: 'stones', caption: 'All the stones' },
            ],
            rulings: [
              {
                question: ['May it be ', { type: 'emphasis', content: ['blue'] }, '?'],
                answer: ['No, not at all.'],
                reason: ['Nobody knows.'],
              },
              { question: ['Why?'], answer: ['Because.'], reason: ['Nobody asks.'] },
            ],
          },
          {
            number: 'XX-1',
            title: 'Boards',
            text: [
              { type: 'paragraph', content: ['There are'] },
              {
                type: 'table',
                head: [['A'], ['B']],
                rows: [{ cells: [['1'], [{ type: 'emphasis', content: ['2'] }]] }],
              },
              { type: 'paragraph', content: ['and'] },
              { type: 'table', rows: [{ heading: ['x'], cells: [['y']] }] },
              { type: 'paragraph', content: ['see ', { type: 'rule', number: 'XX-2' }, '.'] },
            ],
            rulings: [],
            asked: ['what to play on', 'the table'],
          },
        ],
      },
    ],
  });
});

it('finds rules and drawings in the order of the book', () => {
  const rules = rulesOf(read(BOOK));
  expect(rules.map(({ number }) => number)).toEqual(['XX-2', 'XX-1']);
  expect(rules.map((rule) => figuresOf(rule).map(({ mark }) => mark))).toEqual([['stones'], []]);
});

describe('names the file, the line and the fault', () => {
  const faultOf = (from: string, to: string): string => {
    expect(BOOK).toContain(from);
    try {
      read(BOOK.replace(from, to));
    } catch (error) {
      return (error as Error).message;
    }
    return 'no fault';
  };

  it.each([
    ['no game', '# A game\n', '', 'book.md:2: a rulebook begins with # and the game'],
    ['no lead', 'What it is\nabout.\n', '', 'book.md:1: nothing says what the game is about'],
    ['a chapter without rules', '## Things', '## Empty\n\n## Things', 'book.md:1: the chapter “Empty” has no rules'],
    ['words of a chapter', '## Things', '## Things\n\nWords.', 'book.md:8: words of a chapter stand in its rules'],
    ['a rule in no chapter', '## Things\n', '', 'book.md:7: XX-2 stands in no chapter'],
    [
      'a rule without a title',
      '### XX-1 Boards',
      '### XX-1',
      'book.md:33: a heading is ## and a chapter, or ### and a rule with its number',
    ],
    [
      'a heading too deep',
      '### XX-1 Boards',
      '#### XX-1 Boards',
      'book.md:33: a heading is ## and a chapter, or ### and a rule with its number',
    ],
    ['marks in a heading', '## Things', '## _Things_', 'book.md:6: a heading is words without marks'],
    ['a number twice', '### XX-1 Boards', '### XX-2 Boards', 'book.md:33: XX-2 is there twice'],
    [
      'a rule without words',
      '### XX-1 Boards',
      '### XX-3 Nothing\n\n- a list\n\n### XX-1 Boards',
      'book.md:33: XX-3 says nothing',
    ],
    ['raw HTML', 'There are', 'There <b>are</b>', 'book.md:38: html has no place here'],
    ['a block of HTML', 'There are', '<p>There are</p>', 'book.md:38: html has no place here'],
    [
      'what is asked after the words of the rule',
      'There are',
      'There\n\n<!-- asked: x -->\n\nare',
      'book.md:40: what is asked of XX-1 stands once, below its heading',
    ],
    [
      'what is asked in two places',
      'There are',
      '<!-- asked: x -->\n\nThere are',
      'book.md:38: what is asked of XX-1 stands once, below its heading',
    ],
    ['another comment', 'There are', '<!-- There are -->', 'book.md:38: html has no place here'],
    ['code', 'There are', '    There are', 'book.md:38: code has no place here'],
    ['a picture among words', 'There are', 'There ![are](figure:are) some', 'book.md:38: image has no place here'],
    [
      'a picture from elsewhere',
      'figure:stones',
      'stones.png',
      'book.md:17: a drawing is written ![caption](figure:mark)',
    ],
    ['a drawing without a caption', 'All the\nstones', '', 'book.md:17: the drawing stones has no caption'],
    [
      'a drawing twice',
      'There are',
      '![Again](figure:stones)\n\nThere are',
      'book.md:38: the drawing stones is there twice',
    ],
    ['paragraphs in a list', '1. one\n', '1. one\n\n   more\n', 'book.md:13: an item of a list is one paragraph'],
    [
      'what is set in and no ruling',
      '> **R** May',
      '> May',
      'book.md:20: what is set in is a ruling and begins with > **R**',
    ],
    [
      'a ruling without a reason',
      '> Because.\n>\n',
      '',
      'book.md:27: a ruling is three paragraphs: the question, what we decided, and why',
    ],
    [
      'a ruling that goes on',
      'asks.',
      'asks.\n>\n> More.',
      'book.md:27: a ruling is three paragraphs: the question, what we decided, and why',
    ],
    ['something after a ruling', 'asks.', 'asks.\n\nMore.', 'book.md:33: the rulings are the end of XX-2'],
    ['a ruling before all rules', '## Things', '> **R** No.\n\n## Things', 'book.md:6: blockquote has no place here'],
    ['a number that leads nowhere', 'see [XX-2]', 'see XX-2', 'book.md:50: XX-2 leads nowhere: define [XX-2]'],
    ['a link without a definition', 'see [XX-2]', 'see [XX-7]', 'book.md:50: XX-7 leads nowhere: define [XX-7]'],
    ['a link to elsewhere', 'There are', '[There](https://example.org) are', 'book.md:38: link has no place here'],
    ['a link with words', 'see [XX-2]', '[see][XX-2]', 'book.md:50: a link is the number of a rule: [DM-16]'],
    [
      'a link in other letters',
      'see [XX-2]',
      'see [xx-2]',
      'book.md:53: nothing leads to XX-2, or it is defined twice',
    ],
    ['a link in two ways', 'There are', 'There [xx-2] are', 'book.md:38: xx-2 is not defined as it is written'],
    ['a definition of no rule', '[XX-2]: ', '[XX-3]: #xx-3\n[XX-2]: ', 'book.md:53: there is no rule XX-3'],
    ['a definition for nothing', '([XX-1])', '', 'book.md:52: nothing leads to XX-1, or it is defined twice'],
    [
      'a definition of an old heading',
      '#xx-1-boards',
      '#xx-1-board',
      'book.md:52: the heading of XX-1 is #xx-1-boards',
    ],
  ])('%s', (_, from, to, fault) => {
    expect(faultOf(from, to)).toBe(fault);
  });
});
