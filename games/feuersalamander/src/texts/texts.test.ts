import { LANGUAGES } from '@wunderkammer/kernel';
import { allTexts, type Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from '../game.ts';
import { game } from '../testing.ts';
import type { FeuersalamanderTypes, Seen } from '../vocabulary.ts';

const TEXTS = await allTexts(feuersalamander);

const played = (): Trial<FeuersalamanderTypes> =>
  game(4, {}, 'deal fire+row7 air+row2 water+stone1 earth+stone3', 'start 4 1 1 1');
const { table } = played();
const named = { ...table, names: ['Ada', 'Bo', 'Cy', 'Di'] };
const told = (seen: Seen, of = table): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, TEXTS[language].tell(seen, of)]));
const noted = (seen: Seen): string => feuersalamander.notation(seen, table);

describe('texts', () => {
  it('decline figures and cards', () => {
    const asking = played();
    asking.play('0 throw', 'sticks 4 1 token', '0 place fire 7 1', '0 move sum');
    expect(told(asking.sees(0, '0 ask stone3'))).toEqual({
      nl: 'De koning vraagt de koningin naar de 3-steen: nee.',
      de: 'Der König fragt die Königin nach dem Drei-Stein: nein.',
      en: 'The king asks the queen about stone 3: no.',
    });
    expect(told(asking.sees(3, '0 ask air'), named)).toEqual({
      nl: 'Ada vraagt Bo naar de luchtkaart.',
      de: 'Ada fragt Bo nach der Luft-Karte.',
      en: 'Ada asks Bo about the air card.',
    });
    expect(noted(asking.sees(1, '0 ask row2'))).toBe('King asks Queen for row 2: yes');
    expect(noted(asking.sees('watcher', '0 ask row2'))).toBe('King asks Queen for row 2');
  });

  it('tell right claims', () => {
    const seen = played().sees(1, '0 claim fire row7 / 2 stone1');
    expect(told(seen)).toEqual({
      nl: 'De koning legt de vuurkaart en rij 7 open en eist de 1-steen van de monnik op. Goed! Dat is 28 punten waard; het totaal is nu 28. De speelsteen gaat terug naar de startplaats.',
      de: 'Der König legt die Feuer-Karte und die 7. Reihe offen hin und verlangt den Ein-Stein vom Mönch. Richtig! Das bringt 28 Punkte, zusammen 28. Der Spielstein kommt zurück auf den Startplatz.',
      en: 'The king lays down the fire card and row 7 and claims stone 1 from the monk. Right! That is worth 28 points, 28 in all. The token goes back to the starting place.',
    });
    expect(noted(seen)).toBe("King claims fire + row 7 + Monk's stone 1 (yes): right, 28 points, 28 in all");
  });

  it('tell wrong claims', () => {
    const seen = played().sees(1, '0 claim / 3 earth 1 row3 2 stone2');
    expect(told(seen)).toEqual({
      nl: 'De koning eist de aardekaart van de rover, rij 3 van de koningin en de 2-steen van de monnik op. De aardekaart van de rover is goed, rij 3 van de koningin is fout en de 2-steen van de monnik is fout. De koning gaat naar de kerker en toont de vuurkaart en rij 7.',
      de: 'Der König verlangt die Erd-Karte vom Räuber, die 3. Reihe von der Königin und den Zwei-Stein vom Mönch. Die Erd-Karte beim Räuber ist richtig, die 3. Reihe bei der Königin ist falsch und der Zwei-Stein beim Mönch ist falsch. Der König wandert ins Verlies und zeigt die Feuer-Karte und die 7. Reihe.',
      en: 'The king claims the earth card from the robber, row 3 from the queen and stone 2 from the monk. The earth card from the robber is right, row 3 from the queen is wrong and stone 2 from the monk is wrong. The king goes to the dungeon and shows the fire card and row 7.',
    });
    expect(noted(seen)).toBe(
      "King claims Robber's earth (yes) + Queen's row 3 (no) + Monk's stone 2 (no): wrong, shows fire, row 7, to the dungeon",
    );
  });

  it('say "1 point" and "1 field"', () => {
    const one = game(2, {}, 'deal air+row1 stone1+row2', 'start 4 1');
    expect(told(one.sees(0, '0 claim air row1 / 1 stone1'))).toMatchObject({
      nl: expect.stringContaining('1 punt waard'),
      de: expect.stringContaining('1 Punkt,'),
      en: expect.stringContaining('1 point,'),
    });
    one.play('0 throw', 'sticks 1 2 token', '0 place air 1 1');
    expect(told(one.sees(0, '0 move difference'))).toEqual({
      nl: 'De koning loopt 1 veld.',
      de: 'Der König zieht 1 Feld weit.',
      en: 'The king moves 1 field.',
    });
  });

  it('hide what the viewer does not see', () => {
    const drawing = played().play('0 throw', 'sticks 1 2 salamander');
    expect(told(drawing.sees(0, 'draw stone2'))).toEqual({
      nl: 'De koning neemt de 2-steen.',
      de: 'Der König nimmt den Zwei-Stein.',
      en: 'The king takes stone 2.',
    });
    expect(told(drawing.sees(1, 'draw stone2'))).toEqual({
      nl: 'De koning neemt een kaart.',
      de: 'Der König nimmt eine Karte.',
      en: 'The king takes a card.',
    });
    const dealt = game(2, {}).sees(0, 'deal fire+row7 air+row2');
    expect(noted(dealt)).toBe('Deal: King fire, row 7; Queen ?, ?');
    expect(told(dealt).de).toBe('Alle bekommen zwei Karten. Du bekommst die Feuer-Karte und die 7. Reihe.');
  });

  it('are whole sentences for everything that happens', () => {
    const all = game(3, {}, 'deal fire+air air+row2 water+stone1', '0 discard air', 'start 4 1 1');
    const lines = [
      '0 throw',
      'sticks 4 4 token',
      '0 place fire 2 1',
      '0 move difference',
      '0 claim fire / 1 row2 2 stone2',
      '1 exchange yes',
      'draw row6',
    ];
    lines.push('1 throw', 'sticks 2 3 salamander', 'draw earth', '1 discard air', '1 move sum', '1 pass', '2 throw');
    lines.push('sticks 2 1 token', '2 place water 3 1', '2 move sum', '0 throwKeys', 'keys 1 0 0 1 0');
    for (const line of lines) {
      for (const viewer of [0, 'watcher'] as const) {
        const seen = all.sees(viewer, line);
        for (const text of Object.values(told(seen))) expect(text).toMatch(/^[A-Z].*[.]$/);
        expect(noted(seen)).toMatch(/^[A-Z]/);
        for (const text of [noted(seen), ...Object.values(told(seen))])
          expect(text).not.toMatch(/undefined|object|hidden/);
      }
      all.play(line);
    }
  });
});
