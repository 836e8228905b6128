import { readFileSync } from 'node:fs';
import { type Glossary, LANGUAGES, type Language } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { inOrder } from './glossary.ts';
import { readRulebook } from './read-rulebook.ts';
import { plainText, type Rule, rulesOf } from './rulebook.ts';
import { type Findings, search } from './search.ts';
import { BOOK } from './testing.ts';

const numbers = (rules: readonly Rule[]): readonly string[] => rules.map(({ number }) => number);

const MEANING = { nl: '', de: '', en: '' };
const GLOSSARY: Glossary = {
  stone: {
    word: { nl: 'steen', de: 'Kraftstein', en: 'stone' },
    meaning: MEANING,
    rules: ['XX-12'],
    book: { de: ['Machtklotz'] },
    not: { de: [String.raw`Zauberstein\p{L}*`, 'drei Nullen'] },
  },
};
const ask = (query: string): Findings => search(BOOK, query, { language: 'de', entries: inOrder(GLOSSARY, 'de') });

describe('the rules asked for', () => {
  it.each([
    ['a number: that rule alone, though another has the number in it', '12', ['XX-12']],
    ['a word of a title', 'Ende', ['XX-2', 'XX-3']],
    ['a word of the heading they stand under', 'Schluss', ['XX-2']],
    ['a stressed word', 'drei', ['XX-1']],
    ['a word of a list', 'verliert', ['XX-12']],
    ['a word of a table', 'glück', ['XX-1']],
    ['a word of a caption', 'sieger', ['XX-2']],
    ['no word of a ruling, which is found by itself', 'büchlein', []],
    ['capitals', 'LABYRINTH', ['XX-12']],
    ['no accents', 'gluck', ['XX-1']],
    ['ss for ß', 'grosse', ['XX-1']],
    ['part of a word', 'stein', ['XX-12']],
    ['the beginning of a word', 'laby', ['XX-12']],
    ['another ending', 'verbannen', ['XX-12']],
    ['a letter swapped', 'Labyrinht', ['XX-12']],
    ['a letter missing', 'Labyrith', ['XX-12']],
    ['a letter too many', 'Labyrrinth', ['XX-12']],
    ['a wrong letter', 'Labirinth', ['XX-12']],
    ['no short word with a wrong letter', 'trei', []],
    ['no two slips', 'Lbyrith', []],
    ['no slip where the book has the very word', 'wirft', ['XX-1']],
    ['several words in any order, wherever they are', 'glück, drei!', ['XX-1']],
    ['filler words, which need not be there', 'Wer muss denn ins Labyrinth?', ['XX-12']],
    ['filler words alone', 'alle', ['XX-1', 'XX-2']],
    ['what the old book calls it', 'machtklotz', ['XX-12']],
    ['a wrong word for it', 'zaubersteine', ['XX-12']],
    ['several wrong words', 'bei drei Nullen', ['XX-12']],
    ['a number that is no rule’s', '13', []],
  ])('%s', (_, query, found) => {
    expect(numbers(ask(query).rules)).toEqual(found);
  });

  it('are the nearest where nothing has all of the words', () => {
    expect(ask('drei Elefanten')).toMatchObject({ rules: [{ number: 'XX-1' }], complete: false });
    expect(ask('drei Stäbe')).toMatchObject({ rules: [{ number: 'XX-1' }], complete: true });
    expect(ask('Elefanten')).toMatchObject({ rules: [], rulings: [], complete: false });
  });
});

describe('the rulings asked for', () => {
  it.each([
    ['the number of their rule', 'xx1', ['Darf man zweimal werfen?', 'Und der Lehrling?']],
    ['the number of a rule that has none', '12', []],
    ['the title of their rule', 'großer', ['Darf man zweimal werfen?', 'Und der Lehrling?']],
    ['a word of the question', 'Lehrling', ['Und der Lehrling?']],
    ['a word of the answer', 'wartet', ['Und der Lehrling?']],
    ['a word of the reason', 'entscheidet', ['Und wenn niemand gewinnt?']],
    ['a word of the rule alone', 'drei', []],
  ])('%s', (_, query, questions) => {
    expect(ask(query).rulings.flatMap(({ rulings }) => rulings.map(({ question }) => plainText(question)))).toEqual(
      questions,
    );
  });

  it('come before the rules only if the best answer is among them', () => {
    expect(ask('Lehrling').rulingsFirst).toBe(true);
    expect(ask('Wurf').rulingsFirst).toBe(false);
  });
});

const ROOT = new URL('../../../', import.meta.url);
const read = async (game: string, language: Language) => {
  const { glossary }: { glossary: Glossary } = await import(new URL(`games/${game}/src/glossary.ts`, ROOT).href);
  const markdown = readFileSync(new URL(`games/${game}/rulebook/${language}.md`, ROOT), 'utf8');
  return { book: readRulebook(markdown, game), asking: { language, entries: inOrder(glossary, language) } };
};

describe('what visitors asked', () => {
  it.each([
    ['drei-magier', 'de', 'wer bekommt die Karte', ['DM-17', 'DM-24'], 3],
    ['drei-magier', 'de', 'Magier trifft Magier', ['DM-19'], 3],
    ['drei-magier', 'de', 'magisches Symbol', ['DM-27'], 3],
    ['drei-magier', 'de', 'drei Nullen', ['DM-9'], 1],
    ['drei-magier', 'de', '000', ['DM-9'], 1],
    ['drei-magier', 'de', '0-0-0', ['DM-9'], 1],
    ['drei-magier', 'nl', 'drie nullen', ['DM-9'], 1],
    ['drei-magier', 'en', '0-0-0', ['DM-9'], 1],
    ['drei-magier', 'de', 'Lerhling', ['DM-11'], 3],
    ['drei-magier', 'de', 'Zauberstein', ['DM-28'], 2],
    ['salomons-oordeel', 'nl', 'kleur die ik niet heb', ['SO-12'], 3],
    ['feuersalamander', 'en', 'two salamander cards of the same type', ['FS-17'], 3],
    ['feuersalamander', 'en', 'same type', ['FS-17'], 3],
    ['feuersalamander', 'nl', 'mag ik liegen', ['FS-27'], 2],
    ['feuersalamander', 'de', 'Darf ich bei einer Frage lügen?', ['FS-27'], 1],
    ['feuersalamander', 'de', 'Muss ich die Wahrheit sagen', ['FS-27'], 2],
    ['feuersalamander', 'en', 'do I have to tell the truth', ['FS-27'], 2],
    ['feuersalamander', 'en', 'may I answer a question with a lie?', ['FS-27'], 1],
    ['feuersalamander', 'de', 'wie komme ich aus dem Gefängnis', ['FS-7'], 1],
    ['feuersalamander', 'nl', 'wanneer eindigt het spel', ['FS-38'], 3],
    ['drei-magier', 'nl', 'wat als twee stokken 0 tonen', ['DM-9'], 1],
    ['drei-magier', 'de', 'was, wenn zwei Stäbe 0 zeigen', ['DM-9'], 1],
    ['drei-magier', 'en', 'what if two wands show 0', ['DM-9'], 1],
    ['drei-magier', 'nl', 'mag ik door een andere figuur heen', ['DM-11'], 1],
    ['drei-magier', 'en', 'may I move through another figure', ['DM-11'], 1],
    ['drei-magier', 'nl', 'mag een leerling over een ander springen', ['DM-11'], 1],
    ['drei-magier', 'de', 'darf ein Lehrling einen anderen überspringen', ['DM-11'], 1],
    ['drei-magier', 'en', 'may an apprentice jump over another', ['DM-11'], 1],
    ['drei-magier', 'en', 'jump over other figures', ['DM-11'], 1],
    ['drei-magier', 'en', 'may my mage jump over another mage', ['DM-13'], 1],
    ['feuersalamander', 'nl', 'trekstapel op', ['FS-18'], 1],
    ['feuersalamander', 'de', 'was passiert, wenn ich auf einer anderen Figur lande', ['FS-25'], 1],
    ['feuersalamander', 'de', 'muss man genau auf den Startplatz kommen', ['FS-24'], 2],
    ['feuersalamander', 'en', 'same space', ['FS-25'], 1],
    ['feuersalamander', 'en', 'what happens when the deck runs out', ['FS-18'], 1],
    ['feuersalamander', 'en', 'ask prisoner', ['FS-28'], 2],
    ['drei-magier', 'nl', 'krijg ik een kaart als ik langs mijn magiër loop', ['DM-18'], 2],
    ['drei-magier', 'nl', 'meesteres', ['DM-2'], 1],
    ['drei-magier', 'de', 'Zwei Stäbe liegen aufeinander', ['DM-5'], 2],
    ['drei-magier', 'de', 'unentschieden', ['DM-22'], 1],
    ['drei-magier', 'en', 'enemy mage jumps onto my apprentice', ['DM-16', 'DM-19'], 2],
    ['drei-magier', 'en', 'must I fight if I already have the card', ['DM-19', 'DM-24'], 2],
    ['salomons-oordeel', 'nl', 'joker moet weg', ['SO-13'], 2],
    ['salomons-oordeel', 'nl', 'lege rij', ['SO-6'], 1],
    ['salomons-oordeel', 'de', 'darf ein Joker allein in einer Spalte stehen', ['SO-5'], 2],
    ['salomons-oordeel', 'de', 'raus', ['SO-15'], 1],
    ['salomons-oordeel', 'en', 'half right', ['SO-9'], 1],
    ['salomons-oordeel', 'en', 'I have one hidden stone left', ['SO-10'], 2],
  ] as const)('of %s in %s, “%s”, leads there', async (game, language, query, wanted, places) => {
    const { book, asking } = await read(game, language);
    const { rules, rulings, rulingsFirst } = search(book, query, asking);
    const shown = numbers(rulingsFirst ? [...rulings, ...rules] : [...rules, ...rulings]).slice(0, places);
    expect(shown.filter((number) => wanted.some((one) => one === number))).not.toEqual([]);
  });
});

describe.each(['drei-magier', 'feuersalamander', 'salomons-oordeel'])(
  'the words of %s that people ask with',
  (game) => {
    it.each(LANGUAGES)('lead to their rule, first or second (%s)', async (language) => {
      const { book, asking } = await read(game, language);
      const asked = rulesOf(book).flatMap(({ number, asked = [] }) => asked.map((words) => ({ number, words })));
      expect(asked.length).toBeGreaterThan(40);
      const astray = asked.filter(({ number, words }) => {
        const { rules, rulings, rulingsFirst } = search(book, words, asking);
        return !numbers(rulingsFirst ? [...rulings, ...rules] : rules)
          .slice(0, 2)
          .includes(number);
      });
      expect(astray).toEqual([]);
    });
  },
);
