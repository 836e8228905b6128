import type { Decision } from '@wunderkammer/feuersalamander';
import type { TopicsOf } from '../help.ts';

/** What each decision of Der Feuersalamander means, in plain words. */
export const FEUERSALAMANDER_TOPICS: TopicsOf<Decision> = {
  discard: {
    rules: ['FS-10', 'FS-17'],
    about: {
      en: 'You may hold two cards at most, and never two of the same type (wing, row, stone). One of these must go; it is laid off, open for all to see.',
      nl: 'Je mag hoogstens twee kaarten hebben, en nooit twee van dezelfde soort (vleugel, rij, steen). Een hiervan moet weg; die leg je af, open en bloot.',
      de: 'Du darfst höchstens zwei Karten halten, und nie zwei von derselben Art (Flügel, Reihe, Stein). Eine davon muss weg; sie wird offen abgelegt.',
    },
    keys: {
      card: {
        en: 'A combination is worth wing × row × stone, so high cards are worth keeping. But the others see what you lay off.',
        nl: 'Een combinatie is vleugel × rij × steen waard, dus hoge kaarten houd je liever. Maar de anderen zien wat je aflegt.',
        de: 'Eine Kombination zählt Flügel × Reihe × Stein, hohe Karten behältst du also gern. Aber die anderen sehen, was du ablegst.',
      },
    },
  },
  throw: {
    rules: ['FS-15', 'FS-16', 'FS-19', 'FS-22', 'FS-29'],
    about: {
      en: 'Throw the three sticks. A salamander lets you take a card, a token makes you place your token; then you move by the sum or the difference of the two pips. Equal pips let you throw again afterwards.',
      nl: 'Werp de drie dobbelstaafjes. Bij een salamander neem je een kaart, bij een speelsteen zet je je speelsteen; daarna loop je de som of het verschil van de twee ogen. Met gelijke ogen mag je daarna nog eens.',
      de: 'Wirf die drei Wurfstäbe. Beim Salamander nimmst du eine Karte, beim Spielstein setzt du deinen Spielstein; dann ziehst du um die Summe oder die Differenz der beiden Augenzahlen. Bei gleichen Augen darfst du danach noch einmal.',
    },
    keys: {},
  },
  throwKeys: {
    rules: ['FS-13', 'FS-4'],
    about: {
      en: 'You are in the dungeon. You have five throws to show a key on all three sticks; sticks with a key stay put. Three keys free you, and your turn goes on. Otherwise you wait. A question from another player frees you as well.',
      nl: 'Je zit in de kerker. Je hebt vijf worpen om met alle drie de staafjes een sleutel te gooien; staafjes met een sleutel blijven liggen. Drie sleutels bevrijden je, en je beurt gaat door. Anders wacht je. Ook een vraag van een ander bevrijdt je.',
      de: 'Du sitzt im Verlies. Du hast fünf Würfe, um mit allen drei Stäben einen Schlüssel zu zeigen; Stäbe mit Schlüssel bleiben liegen. Drei Schlüssel befreien dich, und dein Zug geht weiter. Sonst wartest du. Auch die Frage eines anderen befreit dich.',
    },
    keys: {},
  },
  place: {
    rules: ['FS-19', 'FS-20', 'FS-21'],
    about: {
      en: 'You threw the token: put it on a chamber that is true to every card in your hand. What you do not hold is yours to choose, and a good place to mislead the others.',
      nl: 'Je wierp de speelsteen: zet hem op een kamer die klopt met elke kaart in je hand. Wat je niet hebt, kies je vrij, en daarmee kun je de anderen mooi misleiden.',
      de: 'Du hast den Spielstein geworfen: Setze ihn auf eine Kammer, die zu jeder Karte deiner Hand passt. Was du nicht hältst, wählst du frei, und damit lassen sich die anderen schön in die Irre führen.',
    },
    keys: {
      wing: {
        en: 'First the wing: air, water, earth or fire.',
        nl: 'Eerst de vleugel: lucht, water, aarde of vuur.',
        de: 'Zuerst der Flügel: Luft, Wasser, Erde oder Feuer.',
      },
      row: { en: 'Now the row, 1 to 7.', nl: 'Nu de rij, 1 tot 7.', de: 'Nun die Reihe, 1 bis 7.' },
      stone: {
        en: 'And the stone field, 1 to 3.',
        nl: 'En het steenveld, 1 tot 3.',
        de: 'Und das Steinfeld, 1 bis 3.',
      },
    },
  },
  move: {
    rules: ['FS-22', 'FS-23', 'FS-24', 'FS-25', 'FS-26'],
    about: {
      en: 'You must move, but you choose between the sum and the difference of the pips. On a field before another player you may ask that player for a card. Whoever stands where you stop goes to the dungeon.',
      nl: 'Lopen moet, maar je kiest tussen de som en het verschil van de ogen. Op een veld van een andere speler mag je die om een kaart vragen. Wie staat waar jij stopt, gaat naar de kerker.',
      de: 'Ziehen musst du, aber du wählst zwischen Summe und Differenz der Augen. Auf einem Feld vor einem anderen Spieler darfst du ihn nach einer Karte fragen. Wer dort steht, wo du anhältst, muss ins Verlies.',
    },
    keys: {
      use: {
        en: 'The drawing marks both: + where the sum leads, − where the difference leads.',
        nl: 'De tekening toont beide: + waar de som heen leidt, − waar het verschil heen leidt.',
        de: 'Die Zeichnung zeigt beides: + wohin die Summe führt, − wohin die Differenz führt.',
      },
      home: {
        en: 'If you pass the middle of your own fields with a pip to spare, you may turn in: only at home can you lay combinations.',
        nl: 'Kom je voorbij het midden van je eigen velden en heb je nog een oog over, dan mag je naar binnen: alleen thuis kun je combinaties leggen.',
        de: 'Kommst du über die Mitte deiner eigenen Felder und hast noch ein Auge übrig, darfst du einkehren: Nur am Startplatz kannst du Kombinationen ablegen.',
      },
    },
  },
  ask: {
    rules: ['FS-26', 'FS-27', 'FS-28'],
    about: {
      en: 'Ask for one card. Everybody hears the question, only you hear the answer, and it is always true. The card stays where it is. Asking somebody in the dungeon sets them free.',
      nl: 'Vraag naar één kaart. Iedereen hoort de vraag, alleen jij het antwoord, en dat is altijd waar. De kaart blijft waar ze is. Wie in de kerker zit en gevraagd wordt, is vrij.',
      de: 'Frage nach einer Karte. Alle hören die Frage, nur du die Antwort, und sie ist immer wahr. Die Karte bleibt, wo sie ist. Wer im Verlies sitzt und gefragt wird, ist frei.',
    },
    keys: {
      card: {
        en: 'Tokens give hints: when it was placed, a token was true to every card its owner held.',
        nl: 'Speelstenen verraden iets: toen hij werd gezet, klopte een speelsteen met elke kaart van zijn eigenaar.',
        de: 'Spielsteine verraden etwas: Als er gesetzt wurde, passte ein Spielstein zu jeder Karte seines Besitzers.',
      },
    },
  },
  claim: {
    rules: ['FS-30', 'FS-31', 'FS-32', 'FS-33', 'FS-34', 'FS-35', 'FS-36', 'FS-37'],
    about: {
      en: 'Lay a combination of one wing, one row and one stone. Your own cards you lay open; for the others you say who holds them. All right: you score wing × row × stone. Any wrong: you go to the dungeon and show your cards.',
      nl: 'Leg een combinatie van een vleugel, een rij en een steen. Je eigen kaarten leg je open; van de andere zeg je wie ze heeft. Alles goed: je krijgt vleugel × rij × steen punten. Iets fout: je gaat naar de kerker en toont je kaarten.',
      de: 'Lege eine Kombination aus einem Flügel, einer Reihe und einem Stein. Deine eigenen Karten legst du offen; bei den anderen sagst du, wer sie hat. Alles richtig: Du bekommst Flügel × Reihe × Stein Punkte. Etwas falsch: Du musst ins Verlies und zeigst deine Karten.',
    },
    keys: {
      own: {
        en: 'Say which of your own cards belong to it: none, one or two.',
        nl: 'Zeg welke van je eigen kaarten erbij horen: geen, één of twee.',
        de: 'Sag, welche deiner eigenen Karten dazugehören: keine, eine oder zwei.',
      },
      named: {
        en: 'Name the missing cards one by one: first who holds it, then which it is.',
        nl: 'Noem de ontbrekende kaarten een voor een: eerst wie de kaart heeft, dan welke het is.',
        de: 'Nenne die fehlenden Karten nacheinander: erst wer sie hat, dann welche es ist.',
      },
    },
  },
  exchange: {
    rules: ['FS-35'],
    about: {
      en: 'Somebody named this card of yours rightly, in a claim that failed. So now everybody knows you hold it, and you may exchange it.',
      nl: 'Iemand noemde deze kaart van jou terecht, in een combinatie die mislukte. Nu weet dus iedereen dat je haar hebt, en je mag haar ruilen.',
      de: 'Jemand hat diese Karte bei dir richtig genannt, in einer Kombination, die misslang. Nun wissen alle, dass du sie hast, und du darfst sie tauschen.',
    },
    keys: {
      swap: {
        en: 'If you exchange it, you lay it off, open, and take another from the pile.',
        nl: 'Ruil je haar, dan leg je haar open af en neem je een andere van de stapel.',
        de: 'Tauschst du, legst du sie offen ab und nimmst eine andere vom Stoß.',
      },
    },
  },
  pass: {
    rules: ['FS-26', 'FS-29', 'FS-30'],
    about: {
      en: 'You need not ask, throw again or lay a combination. Declining costs nothing.',
      nl: 'Vragen, nog eens werpen of een combinatie leggen hoeft niet. Afzien kost niets.',
      de: 'Fragen, noch einmal werfen oder eine Kombination ablegen musst du nicht. Verzichten kostet nichts.',
    },
    keys: {},
  },
};
