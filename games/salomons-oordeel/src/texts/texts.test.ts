import { LANGUAGES, type Language, seat, type Table } from '@wunderkammer/kernel';
import { allTexts } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from '../game.ts';
import type { Options, Seen } from '../vocabulary.ts';

const TEXTS = await allTexts(game);
const options: Options = { variant: 'full', openOnly: false, protection: false };
const table: Table<Options> = { seats: 4, options };
const named: Table<Options> = { ...table, names: ['Anna', 'van Dam', 'Cem', 'Dörte'] };
const [zero, one] = [seat(0), seat(1)];
const guess = { by: zero, type: 'guess', at: one, row: 1, col: 3, stone: 'green3' } as const;

const tell = (seen: Seen, language: Language, at = table): string => TEXTS[language].tell(seen, at);

describe('text', () => {
  it('tells a guess in three languages', () => {
    const seen: Seen = { ...guess, right: true, cost: 'nothing' };
    expect(LANGUAGES.map((language) => tell(seen, language))).toEqual([
      'Speler 1 wijst bij speler 2 B4 aan en noemt de groene 3: goed!',
      'Spieler 1 zeigt bei Spieler 2 auf B4 und nennt die grüne 3: richtig!',
      'Player 1 points at B4 of player 2 and names the green 3: right!',
    ]);
    expect(game.notation(seen, table)).toBe('Player 1 guesses green3 at player 2 B4: right');
  });

  it('tells what a wrong guess costs', () => {
    expect(tell({ ...guess, right: false, cost: 'give' }, 'nl')).toMatch(/fout! Speler 1 moet een steen weggeven\.$/);
    expect(tell({ ...guess, right: false, cost: 'open' }, 'de')).toMatch(
      /falsch! Spieler 1 muss einen eigenen Stein aufdecken\.$/,
    );
    expect(tell({ ...guess, right: false, cost: 'nothing' }, 'en')).toMatch(
      /wrong! With just one hidden stone left that costs nothing\.$/,
    );
    expect(game.notation({ ...guess, right: false, cost: 'nothing' }, table)).toMatch(/: wrong, at no cost$/);
  });

  it('names people as they write themselves', () => {
    const seen: Seen = { by: one, type: 'give', row: 0, col: 0, stone: 'purpleEye', to: zero };
    expect(LANGUAGES.map((language) => tell(seen, language, named))).toEqual([
      'van Dam draait het paarse alziende oog op A1 open en geeft die steen aan Anna.',
      'van Dam deckt auf A1 das lila allsehende Auge auf und gibt den Stein an Anna.',
      'van Dam reveals the purple all-seeing eye on A1 and gives it to Anna.',
    ]);
    expect(game.notation(seen, named)).toBe('van Dam gives purpleEye from A1 to Anna');
  });

  it('tells of an eye that makes way, of who is out and of who wins', () => {
    const seen: Seen = {
      by: one,
      type: 'settle',
      row: 4,
      col: 5,
      stone: 'blue4',
      removed: 'blueEye',
      out: one,
      winner: zero,
    };
    expect(LANGUAGES.map((language) => tell(seen, language))).toEqual([
      'Speler 2 zet de blauwe 4 op E6. Het blauwe alziende oog moet wijken en gaat naar het midden van de tafel. Speler 2 valt af. Speler 1 wint!',
      'Spieler 2 stellt die blaue 4 auf E6. Das blaue allsehende Auge muss weichen und kommt in die Mitte des Tisches. Spieler 2 scheidet aus. Spieler 1 gewinnt!',
      'Player 2 puts the blue 4 on E6. The blue all-seeing eye makes way and goes to the middle of the table. Player 2 is out. Player 1 wins!',
    ]);
    expect(game.notation(seen, table)).toBe(
      'Player 2 stands blue4 on E6, blueEye goes to the middle, player 2 is out, player 1 wins',
    );
  });

  it('tells the deal, with one stone or more left over', () => {
    const hidden = { type: 'hidden' } as const;
    const seen: Seen = { by: 'chance', type: 'deal', hands: [hidden, ['red1', 'yellowEye'], hidden, hidden] };
    expect(tell(seen, 'nl')).toBe(
      'De stenen zijn verdeeld: ieder heeft er 7; 2 stenen blijven tot het einde geheim. Speler 2 heeft de rode 1 en het gele alziende oog.',
    );
    const easy = { seats: 4, options: { ...options, variant: 'easy' } } as const;
    expect(tell(seen, 'de', easy)).toContain('Alle haben 6; ein Stein bleibt bis zum Schluss geheim.');
    expect(game.notation(seen, table)).toBe('The stones are dealt, player 2 gets red1 yellowEye');
  });

  it('tells arranging, and who begins if it was agreed', () => {
    const seen: Seen = { by: one, type: 'arrange', cells: { type: 'hidden' }, occupied: [[[0, 0]], [[1, 1]]] };
    const agreed: Table<Options> = { seats: 2, options: { ...options, first: one } };
    expect(LANGUAGES.map((language) => tell(seen, language, agreed))).toEqual([
      'Speler 2 heeft de stenen opgesteld. Alle opstellingen staan klaar. Speler 2 begint.',
      'Spieler 2 hat die Steine aufgestellt. Alle Aufstellungen stehen bereit. Spieler 2 beginnt.',
      'Player 2 has set up the stones. All arrangements are ready. Player 2 begins.',
    ]);
    expect(game.notation(seen, agreed)).toBe('Player 2 arranges, player 1 stands on A1, player 2 stands on B2');
    const own: Seen = { by: one, type: 'arrange', cells: [['red1', 0, 5]] };
    expect(game.notation(own, agreed)).toBe('Player 2 arranges: red1 A6');
  });

  it('tells the rest', () => {
    const steps: Seen[] = [
      { by: 'chance', type: 'first', seat: one },
      { by: one, type: 'stop' },
      { by: one, type: 'open', row: 2, col: 2, stone: 'red5' },
    ];
    expect(steps.map((seen) => tell(seen, 'nl'))).toEqual([
      'Speler 2 begint.',
      'Speler 2 stopt.',
      'Speler 2 draait de rode 5 op C3 open.',
    ]);
    expect(steps.map((seen) => tell(seen, 'de'))).toEqual([
      'Spieler 2 beginnt.',
      'Spieler 2 hört auf.',
      'Spieler 2 deckt auf C3 die rote 5 auf.',
    ]);
    expect(steps.map((seen) => tell(seen, 'en'))).toEqual([
      'Player 2 begins.',
      'Player 2 stops.',
      'Player 2 reveals the red 5 on C3.',
    ]);
    expect(steps.map((seen) => game.notation(seen, table))).toEqual([
      'Player 2 begins',
      'Player 2 stops',
      'Player 2 opens red5 on C3',
    ]);
  });
});
