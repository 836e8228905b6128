import { describe, expect, it } from 'vitest';
import { findRule, findRules, findRulings, withoutRulings } from './find.ts';
import { readRulebook } from './read-rulebook.ts';
import { type Chapter, rulesOf } from './rulebook.ts';

const BOOK = readRulebook(
  `# Spiel

Worum es geht.

## Würfe

### XX-1 Der große Wurf

Wirf alle **drei** Stäbe.

| Augen | Bedeutung |
| ----- | --------- |
| 12    | Glück     |

> **R** Darf man zweimal werfen?
>
> Nein.
>
> Im Büchlein steht nichts.

> **R** Und der Lehrling?
>
> Er wartet.
>
> So steht es dort.

### XX-12 Verbannt

Der Lehrling geht ins Labyrinth ([XX-1]).

- Er verliert den Kraftstein.

## Schluss

### XX-2 Das Ende

![Der Sieger hebt den Stab](figure:end)

Wer alles hat, gewinnt.

> **R** Und wenn niemand gewinnt?
>
> Dann nicht.
>
> Ein Wurf entscheidet nichts.

[XX-1]: #xx-1-der-große-wurf
`,
  'book.md',
);

const numbersIn = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
const questionsIn = (chapters: readonly Chapter[]) =>
  chapters.flatMap(({ rules }) => rules.flatMap(({ rulings }) => rulings.map(({ question }) => question[0])));

describe('the rule of a number', () => {
  it.each(['XX-12', 'xx-12', 'xx 12', 'XX12', '12', ' 012 '])('is found by “%s”', (text) => {
    expect(findRule(BOOK, text)?.number).toBe('XX-12');
  });

  it.each(['', 'XX', 'XX-', '3', 'XX-120', 'YY-12', 'XX-12a', 'XX-1 2'])('is not found by “%s”', (text) => {
    expect(findRule(BOOK, text)).toBeUndefined();
  });
});

describe('the rules asked for', () => {
  it.each([
    ['nothing', '', ['XX-1', 'XX-12', 'XX-2']],
    ['a number: that rule alone, though another has the number in it', '12', ['XX-12']],
    ['a word of a title', 'Ende', ['XX-2']],
    ['a stressed word', 'drei', ['XX-1']],
    ['a word of a list', 'verliert', ['XX-12']],
    ['a word of a table', 'glück', ['XX-1']],
    ['a word of a caption', 'sieger', ['XX-2']],
    ['a word of a ruling', 'büchlein', ['XX-1']],
    ['capitals', 'LABYRINTH', ['XX-12']],
    ['no accents', 'gluck', ['XX-1']],
    ['ss for ß', 'grosse', ['XX-1']],
    ['part of a word', 'stein', ['XX-12']],
    ['another ending', 'verbannen', ['XX-12']],
    ['several words in any order, wherever they are', 'wartet, drei!', ['XX-1']],
    ['one word that is nowhere', 'drei Elefanten', []],
    ['a number that is no rule’s', '13', []],
  ])('%s', (_, query, numbers) => {
    expect(numbersIn(findRules(BOOK, query))).toEqual(numbers);
  });

  it('leave out chapters that have none', () => {
    expect(findRules(BOOK, 'Labyrinth').map(({ title }) => title)).toEqual(['Würfe']);
  });

  it('of a book without rulings have none, and are not found by them', () => {
    const bare = withoutRulings(BOOK);
    expect(rulesOf(bare).flatMap(({ rulings }) => rulings)).toEqual([]);
    expect(findRules(bare, 'büchlein')).toEqual([]);
    expect(numbersIn(findRules(bare, 'drei'))).toEqual(['XX-1']);
  });
});

describe('the rulings asked for', () => {
  it.each([
    ['nothing', '', ['Darf man zweimal werfen?', 'Und der Lehrling?', 'Und wenn niemand gewinnt?']],
    ['the number of their rule', 'xx1', ['Darf man zweimal werfen?', 'Und der Lehrling?']],
    ['the number of a rule that has none', '12', []],
    ['the title of their rule', 'großer', ['Darf man zweimal werfen?', 'Und der Lehrling?']],
    ['a word of the question', 'Lehrling', ['Und der Lehrling?']],
    ['a word of the answer', 'wartet', ['Und der Lehrling?']],
    ['a word of the reason', 'entscheidet', ['Und wenn niemand gewinnt?']],
    ['a word of the rule alone', 'drei', []],
  ])('%s', (_, query, questions) => {
    expect(questionsIn(findRulings(BOOK, query))).toEqual(questions);
  });
});
