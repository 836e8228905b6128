import { LANGUAGES } from '@wunderkammer/kernel';
import { allTexts } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from '../game.ts';
import { Scenario, type Setup, TABLE } from '../testing.ts';

const TEXTS = await allTexts(dreiMagier);

/** What the last line reads like in each language. */
const told = (setup: Setup, ...lines: readonly string[]): Record<string, string> => {
  const game = new Scenario(setup).play(...lines.slice(0, -1));
  const seen = game.sees('watcher', lines.at(-1)!);
  return Object.fromEntries(LANGUAGES.map((language) => [language, TEXTS[language].tell(seen, TABLE)]));
};

describe('the text', () => {
  it('tells a walk to a place, to a symbol field and beside a place', () => {
    const setup: Setup = { mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] };
    expect(told(setup, '0 throw', 'eyes 1 1 0', '0 walk sun-mill-2')).toEqual({
      nl: 'De rode leerling loopt naar het symboolveld tussen de zon en de molen.',
      de: 'Der rote Lehrling geht auf das Symbolfeld zwischen der Sonne und der Mühle.',
      en: 'The red apprentice walks to the symbol field between the sun and the mill.',
    });
    expect(told(setup, '0 throw', 'eyes 1 0 2', '0 walk sun-mill-1')).toEqual({
      nl: 'De rode leerling loopt naar het veld naast de zon, richting de molen.',
      de: 'Der rote Lehrling geht auf das Feld neben der Sonne, Richtung Mühle.',
      en: 'The red apprentice walks to the field beside the sun, towards the mill.',
    });
    expect(told(setup, '0 throw', 'eyes 1 2 1', '0 walk sun')).toEqual({
      nl: 'De rode leerling loopt naar de zon. Rood krijgt de kaart ‘De Zon’.',
      de: 'Der rote Lehrling geht zur Sonne. Rot bekommt die Karte „Die Sonne“.',
      en: 'The red apprentice walks to the sun. Red gets “The Sun”.',
    });
  });

  it('tells a duel won and what it brought', () => {
    const setup: Setup = {
      mages: ['forest', 'house', 'life'],
      apprentices: ['life', 'house', 'life'],
      cards: [[], ['house'], ['house']],
      stones: [1],
    };
    const lines = [
      '0 throw',
      'eyes 1 0 0',
      '0 jump house',
      '0 walk house-life-2',
      'duel 2 0 1',
      '0 stand',
      'duel 0 1 0',
    ];
    expect(told(setup, ...lines.slice(0, 3)).de).toBe(
      'Der rote Magier springt zum lila Haus. Dort steht der schwarze Magier: Es kommt zum Duell.',
    );
    expect(told(setup, ...lines)).toEqual({
      nl: 'Zwart werpt 0, 1 en 0: ‘1 uit 1’. Rood wint het gevecht van Zwart. De zwarte magiër moet naar het labyrint. De zwarte leerling moet naar het labyrint en verliest zijn krachtsteen. Rood krijgt de kaart ‘De Magiër’ van Zwart. Zwart is aan de beurt.',
      de: 'Schwarz wirft 0, 1 und 0: „1 aus 1“. Rot gewinnt das Duell gegen Schwarz. Der schwarze Magier muss ins Labyrinth. Der schwarze Lehrling muss ins Labyrinth und verliert seinen Kraftstein. Rot bekommt die Karte „Der Magier“ von Schwarz. Schwarz ist am Zug.',
      en: 'Black throws 0, 1 and 0: “1 in 1”. Red wins the duel against Black. The black mage goes to the labyrinth. The black apprentice goes to the labyrinth and loses its power stone. Red gets “The Magician” from Black. It is Black’s turn.',
    });
  });

  it('tells which wands are thrown again, and who takes a card from whom', () => {
    const setup: Setup = { mages: ['forest', 'house', 'life'] };
    const lines = ['0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 2 0 1'];
    expect(told(setup, ...lines, '0 rethrow 0 1 1')).toEqual({
      nl: 'Rood werpt de zwarte en de witte stok opnieuw.',
      de: 'Rot wirft den schwarzen und den weißen Stab noch einmal.',
      en: 'Red throws the black and white wands again.',
    });
    expect(told(setup, ...lines, '0 rethrow 1 0 0').en).toBe('Red throws the red wand again.');
    expect(told(setup, ...lines, '0 rethrow 1 1 1').de).toBe('Rot wirft alle drei Stäbe noch einmal.');
    const empty: Setup = { mages: ['house', 'life', 'life'], cards: [[], ['house'], ['house']] };
    expect(told(empty, '0 throw', 'eyes 1 0 2', '0 walk house', '0 take 2')).toEqual({
      nl: 'Rood neemt de kaart ‘De Magiër’ van Wit.',
      de: 'Rot nimmt Weiß die Karte „Der Magier“ ab.',
      en: 'Red takes “The Magician” from White.',
    });
  });

  it('calls players by their names where given', () => {
    const table = { ...TABLE, names: ['Anna', 'Ben', ''] };
    const seen = new Scenario({}).sees('watcher', '0 throw');
    expect(TEXTS.de.tell(seen, table)).toBe('Anna wirft die Zauberstäbe.');
    expect(dreiMagier.notation(seen, table)).toBe('Anna throws');
    expect(TEXTS.nl.tell(new Scenario({ player: 2 }).sees('watcher', '2 throw'), table)).toBe(
      'Wit werpt de toverstokken.',
    );
  });
});
