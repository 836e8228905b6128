import type { DecisionTexts } from '@wunderkammer/kernel';
import type { FeuersalamanderTypes } from '../../vocabulary.ts';

/** What each decision means, in German. */
export const decisions: DecisionTexts<FeuersalamanderTypes> = {
  discard: {
    about:
      'Du darfst höchstens zwei Karten halten, und nie zwei von derselben Sorte (Flügel, Reihe, Stein). Eine davon muss weg; du wirfst sie offen ab.',
    keys: {
      card: 'Eine Kombination zählt Flügel × Reihe × Stein, hohe Karten behältst du also gern. Aber die anderen sehen, was du abwirfst.',
    },
  },
  throw: {
    about:
      'Wirf die drei Wurfstäbe. Beim Salamander nimmst du eine Karte, beim Spielstein setzt du deinen Spielstein; dann ziehst du um die Summe oder die Differenz der beiden Augenzahlen. Nach einem Pasch darfst du noch einmal werfen.',
    keys: {},
  },
  throwKeys: {
    about:
      'Du sitzt im Verlies. Du hast fünf Würfe, um mit allen drei Stäben einen Schlüssel zu werfen; Stäbe mit Schlüssel bleiben liegen. Drei Schlüssel befreien dich, und dein Zug geht weiter. Sonst wartest du. Auch die Frage eines anderen befreit dich.',
    keys: {},
  },
  place: {
    about:
      'Du hast den Spielstein geworfen: Setze ihn auf eine Kammer, die zu jeder Karte deiner Hand passt. Was du nicht hältst, wählst du frei, und damit lassen sich die anderen schön in die Irre führen.',
    keys: {
      wing: 'Zuerst der Flügel: Luft, Wasser, Erde oder Feuer.',
      row: 'Nun die Reihe, 1 bis 7.',
      stone: 'Und das Stein-Feld, 1 bis 3.',
    },
  },
  move: {
    about:
      'Ziehen musst du, aber du wählst zwischen Summe und Differenz der Augen. Auf einem Feld eines anderen Spielers darfst du diesen nach einer Karte fragen. Wer dort steht, wo du anhältst, muss ins Verlies.',
    keys: {
      use: 'Du ziehst so weit, wie beide Augenstäbe zusammen zeigen, oder nur um ihre Differenz.',
      home: 'Kommst du auf dein eigenes mittleres Feld und hast noch ein Auge übrig, darfst du einbiegen: Nur auf dem Startplatz kannst du Kombinationen ablegen.',
    },
  },
  ask: {
    about:
      'Frage nach einer Karte. Alle hören die Frage, nur du die Antwort, und sie ist immer wahr. Die Karte bleibt, wo sie ist. Wer im Verlies sitzt und gefragt wird, ist frei.',
    keys: {
      card: 'Spielsteine verraten etwas: Als er gesetzt wurde, passte ein Spielstein zu jeder Karte seines Besitzers.',
    },
  },
  claim: {
    about:
      'Lege eine Kombination aus einem Flügel, einer Reihe und einem Stein ab. Deine eigenen Karten legst du offen hin; bei den anderen sagst du, wer sie hat. Ist alles richtig, bekommst du Flügel × Reihe × Stein Punkte. Ist etwas falsch, musst du ins Verlies und zeigst deine Karten.',
    keys: {
      own: 'Sag, welche deiner eigenen Karten dazugehören: keine, eine oder zwei.',
      named: 'Nenne die fehlenden Karten nacheinander: erst wer sie hat, dann welche es ist.',
    },
  },
  exchange: {
    about:
      'Jemand hat diese Karte bei dir richtig genannt, in einer Kombination, die misslang. Nun wissen alle, dass du sie hast, und du darfst sie tauschen.',
    keys: {
      swap: 'Tauschst du, wirfst du sie offen ab und nimmst eine andere vom Stoß.',
    },
  },
  pass: {
    about: 'Fragen, noch einmal werfen oder eine Kombination ablegen musst du nicht. Verzichten kostet nichts.',
    keys: {},
  },
};
