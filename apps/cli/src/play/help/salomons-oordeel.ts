import type { Decision } from '@wunderkammer/salomons-oordeel';
import type { TopicsOf } from '../help.ts';

/** What each decision of Salomons Oordeel means, in plain words. */
export const SALOMONS_OORDEEL_TOPICS: TopicsOf<Decision> = {
  arrange: {
    rules: ['SO-4', 'SO-5', 'SO-6'],
    about: {
      en: 'Set up your stones, seen by nobody else. All stones of a colour stand on one row, all stones of a digit in one column; each row has one colour, each column one digit. Which, is up to you.',
      nl: 'Stel je stenen op; niemand anders ziet ze. Alle stenen van een kleur staan op één rij, alle stenen met hetzelfde cijfer in één kolom; elke rij heeft één kleur, elke kolom één cijfer. Welke, bepaal jij.',
      de: 'Stelle deine Steine auf; niemand sonst sieht sie. Alle Steine einer Farbe stehen in einer Reihe, alle Steine einer Ziffer in einer Spalte; jede Reihe hat eine Farbe, jede Spalte eine Ziffer. Welche, bestimmst du.',
    },
    keys: {
      cells: {
        en: 'The others will see which cells are taken, not what stands there. An eye may stand anywhere on its colour’s row, even in a column of some digit.',
        nl: 'De anderen zien straks welke vakjes bezet zijn, niet wat er staat. Een oog mag overal op de rij van zijn kleur staan, ook in de kolom van een cijfer.',
        de: 'Die anderen sehen nachher, welche Felder besetzt sind, nicht was dort steht. Ein Auge darf überall in der Reihe seiner Farbe stehen, auch in der Spalte einer Ziffer.',
      },
    },
  },
  guess: {
    rules: ['SO-7', 'SO-8', 'SO-9', 'SO-10', 'SO-11', 'SO-14'],
    about: {
      en: 'Point at a hidden stone of another player and name it. Right: it is opened, and you may guess again. Wrong: it costs you one of your own stones, unless you have only one left.',
      nl: 'Wijs een geheime steen van een ander aan en noem hem. Goed: hij gaat open, en je mag nog eens raden. Fout: het kost je een eigen steen, tenzij je er nog maar één hebt.',
      de: 'Zeige auf einen geheimen Stein eines anderen und nenne ihn. Richtig: Er wird aufgedeckt, und du darfst weiterraten. Falsch: Es kostet dich einen eigenen Stein, außer du hast nur noch einen.',
    },
    keys: {
      at: {
        en: 'First: whose stone? The fewer hidden stones somebody has, the closer they are to going out.',
        nl: 'Eerst: van wie? Hoe minder geheime stenen iemand heeft, hoe eerder die afvalt.',
        de: 'Zuerst: wessen Stein? Je weniger geheime Steine jemand hat, desto näher ist das Ausscheiden.',
      },
      row: {
        en: 'Choose the cell as the grid labels it, e.g. B3. Stones on one row share a colour…',
        nl: 'Kies het vakje zoals het raster het noemt, bijv. B3. Stenen op één rij hebben dezelfde kleur…',
        de: 'Wähle das Feld, wie das Raster es nennt, z. B. B3. Steine einer Reihe haben dieselbe Farbe …',
      },
      col: {
        en: '…and stones in one column the same digit, eyes apart.',
        nl: '…en stenen in één kolom hetzelfde cijfer, op ogen na.',
        de: '… und Steine einer Spalte dieselbe Ziffer, von Augen abgesehen.',
      },
      stone: {
        en: 'Now name it: the colour, then the digit or the eye. Every stone exists once, so it is none of yours and none that lies open.',
        nl: 'Noem hem nu: de kleur, dan het cijfer of het oog. Elke steen bestaat maar één keer, dus het is er geen van jou en geen die open ligt.',
        de: 'Nenne ihn nun: die Farbe, dann die Ziffer oder das Auge. Jeden Stein gibt es nur einmal, es ist also keiner von deinen und keiner, der offen liegt.',
      },
    },
  },
  stop: {
    rules: ['SO-8', 'SO-15'],
    about: {
      en: 'You guessed right, so you may also stop here. Nothing is lost, and the turn passes on.',
      nl: 'Je raadde goed, dus je mag hier ook stoppen. Je verliest niets, en de beurt gaat verder.',
      de: 'Du hast richtig geraten und darfst auch aufhören. Nichts geht verloren, und der Zug geht weiter.',
    },
    keys: {},
  },
  give: {
    rules: ['SO-9', 'SO-12', 'SO-13'],
    about: {
      en: 'Your guess was wrong. Choose one of your hidden stones: you open it and give it to the player you guessed at, who stands it in the own arrangement.',
      nl: 'Je raadde fout. Kies een van je geheime stenen: je draait hem open en geeft hem aan wie je wilde raden; die zet hem in de eigen opstelling.',
      de: 'Du hast falsch geraten. Wähle einen deiner geheimen Steine: Du deckst ihn auf und gibst ihn dem, bei dem du geraten hast; der stellt ihn bei sich auf.',
    },
    keys: {
      row: {
        en: 'Think of what it tells: its row gives away a colour…',
        nl: 'Bedenk wat het verraadt: de rij geeft een kleur prijs…',
        de: 'Bedenke, was es verrät: Die Reihe gibt eine Farbe preis …',
      },
      col: { en: '…and its column a digit.', nl: '…en de kolom een cijfer.', de: '… und die Spalte eine Ziffer.' },
    },
  },
  open: {
    rules: ['SO-11'],
    about: {
      en: 'Your guess was wrong. Choose one of your hidden stones: it is opened where it stands.',
      nl: 'Je raadde fout. Kies een van je geheime stenen: hij gaat open waar hij staat.',
      de: 'Du hast falsch geraten. Wähle einen deiner geheimen Steine: Er wird aufgedeckt, wo er steht.',
    },
    keys: {
      row: {
        en: 'Think of what it tells: its row gives away a colour…',
        nl: 'Bedenk wat het verraadt: de rij geeft een kleur prijs…',
        de: 'Bedenke, was es verrät: Die Reihe gibt eine Farbe preis …',
      },
      col: { en: '…and its column a digit.', nl: '…en de kolom een cijfer.', de: '… und die Spalte eine Ziffer.' },
    },
  },
  settle: {
    rules: ['SO-12', 'SO-13'],
    about: {
      en: 'You were given a stone. It stands, open, in its right place: the row of its colour and the column of its digit. Where you have no such row or column yet, you choose one.',
      nl: 'Je kreeg een steen. Hij komt open op zijn juiste plaats: de rij van zijn kleur en de kolom van zijn cijfer. Heb je zo’n rij of kolom nog niet, dan kies je er een.',
      de: 'Du hast einen Stein bekommen. Er kommt offen an seinen richtigen Platz: in die Reihe seiner Farbe und die Spalte seiner Ziffer. Hast du so eine Reihe oder Spalte noch nicht, wählst du eine.',
    },
    keys: {
      row: {
        en: 'Choose the cell as the grid labels it.',
        nl: 'Kies het vakje zoals het raster het noemt.',
        de: 'Wähle das Feld, wie das Raster es nennt.',
      },
      col: {
        en: 'If your own eye of that colour stands there, it must make way to the middle of the table.',
        nl: 'Staat je eigen oog van die kleur daar, dan moet het wijken naar het midden van de tafel.',
        de: 'Steht dort dein eigenes Auge dieser Farbe, muss es in die Mitte des Tisches weichen.',
      },
    },
  },
};
