import type { DecisionTexts } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from '../../vocabulary.ts';

/** What each decision means, in German. */
export const decisions: DecisionTexts<SalomonsOordeelTypes> = {
  arrange: {
    about:
      'Stelle deine Steine auf; niemand sonst sieht sie. Alle Steine einer Farbe stehen in einer Reihe, alle Steine einer Ziffer in einer Spalte; jede Reihe hat eine Farbe, jede Spalte eine Ziffer. Welche, bestimmst du.',
    keys: {
      cells:
        'Die anderen sehen nachher, welche Felder besetzt sind, nicht was dort steht. Ein Auge darf überall in der Reihe seiner Farbe stehen, auch in der Spalte einer Ziffer.',
    },
  },
  guess: {
    about:
      'Zeige auf einen geheimen Stein eines anderen und nenne ihn. Richtig: Er wird aufgedeckt, und du darfst weiterraten. Falsch: Es kostet dich einen eigenen Stein, außer du hast nur noch einen.',
    keys: {
      at: 'Zuerst: wessen Stein? Je weniger geheime Steine jemand hat, desto eher scheidet er aus.',
      row: 'Wähle das Feld, wie das Raster es nennt, z. B. B3. Steine einer Reihe haben dieselbe Farbe …',
      col: '… und Steine einer Spalte dieselbe Ziffer, von Augen abgesehen.',
      stone:
        'Nenne ihn nun: die Farbe, dann die Ziffer oder das Auge. Jeden Stein gibt es nur einmal, es ist also keiner von deinen und keiner, der offen liegt.',
    },
  },
  stop: {
    about: 'Du hast richtig geraten und darfst auch aufhören. Du verlierst nichts, und der Nächste ist am Zug.',
    keys: {},
  },
  give: {
    about:
      'Du hast falsch geraten. Wähle einen deiner geheimen Steine: Du deckst ihn auf und gibst ihn dem, bei dem du geraten hast; der stellt ihn bei sich auf.',
    keys: {
      row: 'Bedenke, was er verrät: Die Reihe gibt eine Farbe preis …',
      col: '… und die Spalte eine Ziffer.',
    },
  },
  open: {
    about: 'Du hast falsch geraten. Wähle einen deiner geheimen Steine: Er wird aufgedeckt, wo er steht.',
    keys: {
      row: 'Bedenke, was er verrät: Die Reihe gibt eine Farbe preis …',
      col: '… und die Spalte eine Ziffer.',
    },
  },
  settle: {
    about:
      'Du hast einen Stein bekommen. Er kommt offen an seinen richtigen Platz: in die Reihe seiner Farbe und die Spalte seiner Ziffer. Hast du so eine Reihe oder Spalte noch nicht, wählst du eine.',
    keys: {
      row: 'Wähle das Feld, wie das Raster es nennt.',
      col: 'Steht dort dein eigenes Auge dieser Farbe, muss es in die Mitte des Tisches weichen.',
    },
  },
};
